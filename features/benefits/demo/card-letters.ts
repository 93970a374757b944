import { createHash } from 'node:crypto';
import { lettersOf } from '#server/base/ticket.ts';

/** The letters of the demo's card at a position: the same at every start, unless a card that drew its own has them. */
export function cardLetters(at: number, taken: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt++) {
    const letters = lettersOf(
      createHash('sha256')
        .update(['card', at, ...(attempt > 0 ? [attempt] : [])].join(' '))
        .digest(),
      4,
    );
    if (!taken.has(letters)) return letters;
  }
}
