import type { ReactNode } from 'react';
import { labelOf, useContents } from '#features/contents/portal/words.ts';
import { policyValidity } from '#features/contents/shared/polity-choices.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import { textOf } from './facts.ts';

const tones: Readonly<Record<string, TagTone>> = {
  EFFECTIVE: 'open',
  REVISED: 'warn',
  EXPIRED: 'shut',
  REPEALED: 'bad',
};

export function ValidityTag({ validity }: { validity: unknown }) {
  const locale = useSession((state) => state.locale);
  return <Tag tone={tones[textOf(validity)] ?? 'plain'}>{labelOf(policyValidity, validity, locale)}</Tag>;
}

/** Whether it is kept for reference only. */
export function isOld(validity: unknown): boolean {
  return validity !== 'EFFECTIVE';
}

/** One line on why a policy is no longer to be followed; nothing for one in force. */
export function ValidityNote({
  facts,
  successor,
  children,
}: {
  facts: Readonly<Record<string, unknown>>;
  /** Issue number of what replaced it, where it is known. */
  successor?: string | undefined;
  children: (words: string) => ReactNode;
}) {
  const t = useContents();
  const locale = useSession((state) => state.locale);
  const until = textOf(facts.effectiveTo);
  switch (facts.validity) {
    case 'REVISED':
      return children(successor ? t('polity.revisedBy', { number: successor }) : t('polity.revised'));
    case 'EXPIRED':
      return children(until ? t('polity.expiredOn', { date: showDate(until, locale) }) : t('polity.expired'));
    case 'REPEALED':
      return children(t('polity.repealed'));
    default:
      return null;
  }
}
