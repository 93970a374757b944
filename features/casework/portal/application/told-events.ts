import type { Programme } from '#features/casework/programmes/programme.ts';
import type { ApplicationTexts } from '#features/casework/texts/application/CN.ts';
import type { Whole } from './programme.ts';

type EventKey = keyof ApplicationTexts['event'];

/** What applicants are told of the way so far, the oldest first, each with the key of its words. */
export function toldEvents({ events }: Pick<Whole, 'events'>, { isRanked }: Pick<Programme, 'isRanked'> = {}) {
  const told = events.filter(({ action }) => !silent.has(action) && known.has(action));
  return told.map((event, index) => {
    const isAgain = event.action === 'submit' && told.slice(0, index).some(({ action }) => action === 'submit');
    const isRank = isRanked && event.action === 'opinions-in';
    return { event, key: isAgain ? ('resubmit' as const) : isRank ? ('ranked' as const) : (event.action as EventKey) };
  });
}

const silent: ReadonlySet<string> = new Set(['create', 'copy', 'save', 'answer', 'delete']);
const known: ReadonlySet<string> = new Set<EventKey>([
  'submit',
  'back',
  'unit-pass',
  'unit-return',
  'unit-refuse',
  'unit-lapse',
  'accept',
  'ask',
  'refuse-acceptance',
  'pass',
  'opinions-in',
  'refuse',
  'announce',
  'hold',
  'hear',
  'defend',
  'lift-hold',
  'publicity-pass',
  'objection-upheld',
  'issue',
  'take-up',
  'cancel',
  'revoke',
  'appeal',
  'lapse',
  'end',
  'request-withdrawal',
  'agree-withdrawal',
  'cancel-withdrawal',
  'decline-withdrawal',
  'reuse-over',
]);
