import { textIn } from '#core/texts/text.ts';
import { type RightStatus, rightStatuses } from '#features/company-rights/shared/right.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';

const tones: Readonly<Record<RightStatus, TagTone>> = {
  DRAFT: 'plain',
  SUBMITTED: 'soon',
  APPROVED: 'open',
  REJECTED: 'bad',
  EXPIRED: 'plain',
  ENDED: 'bad',
};

/** How a right stands, in words. */
export function RightTag({ state }: { state: string }) {
  const locale = useSession((session) => session.locale);
  const known = state as RightStatus;
  return <Tag tone={tones[known] ?? 'plain'}>{textIn(rightStatuses[known].label, locale)}</Tag>;
}
