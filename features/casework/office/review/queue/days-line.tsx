import { Button } from 'antd';
import { regionName } from '#core/forms/regions.ts';
import { useDictionaries } from '#features/casework/office/review/use-dictionaries.ts';
import { useTexts } from '#features/casework/office/words.ts';
import type { CaseView } from '#features/casework/shared/case-views.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/office/icons/icon.tsx';

interface DaysLineProps {
  readonly filter: CaseView;
  readonly onChange: (part: CaseView) => void;
}

/** Days, a year and a region that a link from a figure brought along, and the way to be rid of them. */
export function DaysLine({ filter, onChange }: DaysLineProps) {
  const t = useTexts();
  const { from, to, decidedFrom, decidedTo, year, region } = filter;
  const days = (first: string | undefined, last: string | undefined) => `${first ?? ''} – ${last ?? ''}`;
  const parts = [
    (from || to) && t('review.handedIn', { days: days(from, to) }),
    (decidedFrom || decidedTo) && t('review.decidedIn', { days: days(decidedFrom, decidedTo) }),
    year && t('review.ofYear', { year }),
  ].filter(Boolean);
  if (parts.length === 0 && !region) return null;
  return (
    <Button size="small" icon={<Icon name="close" size={12} />} onClick={() => onChange(none)}>
      {parts.join(' · ')}
      {region && <Region code={region} hasBefore={parts.length > 0} />}
    </Button>
  );
}

const none = {
  from: undefined,
  to: undefined,
  decidedFrom: undefined,
  decidedTo: undefined,
  year: undefined,
  region: undefined,
};

function Region({ code, hasBefore }: { code: string; hasBefore: boolean }) {
  const locale = useSession((state) => state.locale);
  const dictionaries = useDictionaries();
  const name = dictionaries.region ? regionName(code, locale, dictionaries) : code;
  return `${hasBefore ? ' · ' : ''}${name}`;
}
