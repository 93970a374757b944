import type { Text } from '#core/texts/text.ts';
import type { Review } from '#features/casework/office/experts/use-review.ts';
import type { ViewFoot } from '#features/casework/office/review/views/view-strip.tsx';
import type { RoomWords } from '#features/casework/office/words.ts';
import { type Checks, countChecks } from './use-checks.ts';

interface Asked {
  t: RoomWords;
  read: (text: Text) => string;
  checks: Checks;
  review: Review | null;
}

/** How many departments and experts have answered, and what the case still waits for. */
export function jointFoot({ t, read, checks: { checks }, review }: Asked): ViewFoot {
  const { answered, waiting, found } = countChecks(checks);
  const named = (wanted: string) =>
    checks
      .filter(({ state }) => state === wanted)
      .map(({ department }) => read(department))
      .join(read({ CN: '、', EN: ', ' }));
  const lacking = review ? Math.max(0, review.least - review.given) : 0;
  const notes = [
    found > 0 && t('joint.yours', { names: named('FOUND') }),
    waiting > 0 && t('joint.missing', { names: named('ASKED') }),
    lacking > 0 && t('joint.lacking', { count: lacking }),
  ].filter((note) => note !== false);
  return {
    parts: [
      { key: 'answered', count: answered - found, word: t('joint.fine'), tone: 'ok' },
      { key: 'found', count: found, word: t('joint.found'), tone: 'fix' },
      { key: 'waiting', count: waiting, word: t('joint.waiting'), tone: 'left' },
    ],
    note: notes.length > 0 ? notes.join(' ') : t('joint.complete'),
  };
}
