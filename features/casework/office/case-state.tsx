import { dot, type Text } from '#core/texts/text.ts';
import { findState, type StateKey } from '#core/workflow/states.ts';
import { queueCountCap } from '#features/casework/calls/review.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { findHead } from '#features/casework/programmes/heads.ts';
import { StatusTag, type Tone } from '#web/office/pieces/status-tag.tsx';
import { useTextIn } from '#web/office/texts.ts';

/** How a state looks to an operator: filled when the office must act or something went wrong. */
const tones: Readonly<Record<StateKey, Tone>> = {
  DRAFT: 'off',
  UNIT_REVIEW: 'off',
  UNIT_RETURNED: 'off',
  ACCEPTING: 'waiting',
  SUPPLEMENT: 'off',
  REVIEW: 'working',
  JOINT: 'working',
  PUBLICITY: 'off',
  APPROVED: 'done',
  EFFECTIVE: 'done',
  REJECTED: 'problem',
  CLOSED: 'off',
  ENDED: 'off',
  REVOKED: 'problem',
};

interface CaseStateProps {
  state: string;
  /** Answered correction items that wait for a look. */
  answered?: number;
  round?: number;
}

/** The state of a case in words; answered corrections go before the state. */
export function CaseState({ state, answered = 0, round = 0 }: CaseStateProps) {
  const t = useTexts();
  const read = useTextIn();
  const found = findState(state);
  if (!found) return <StatusTag tone="off">{state}</StatusTag>;
  // While the case is still with the applicant, some replies do not make it ready.
  if (answered > 0 && found.key !== 'SUPPLEMENT') return <StatusTag tone="working">{t('review.answered')}</StatusTag>;
  const words = read(found.name);
  return (
    <StatusTag tone={tones[found.key]}>
      {round > 1 ? `${words}${read(dot)}${t('review.round', { round })}` : words}
    </StatusTag>
  );
}

/** What is applied for: the subject, with the programme before it unless the subject says it. */
export function caseTitle(row: { programme: string; subject: Text }, read: (text: Text) => string): string {
  const head = findHead(row.programme);
  // On the portal words stand apart from the dot between them; here there is less room.
  const subject = read(row.subject).replaceAll(' · ', read(dot));
  const isNamed = head !== undefined && [head.name, head.short].some((name) => subject.startsWith(read(name)));
  return isNamed ? subject : [programmeName(row.programme, read), subject].filter(Boolean).join(read(dot));
}

/** A programme's short name; the code when the programme is unknown here. */
export function programmeName(code: string, read: (text: Text) => string): string {
  const programme = findHead(code);
  return programme ? read(programme.short) : code;
}

/** A count of the queue, which is exact below its cap. */
export function countOf(count: number): string {
  return `${count.toLocaleString('en-US')}${count >= queueCountCap ? '+' : ''}`;
}
