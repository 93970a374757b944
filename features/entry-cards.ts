import { type ComponentType, lazy } from 'react';
import { withWords } from '#web/kit/with-words.ts';
import { visitWords } from './visits/portal/words.ts';

/** What rooms add to the page of a competition entry, each drawn where it has something to say. */
export const entryCards: Readonly<Record<string, ComponentType<{ id: string }>>> = {
  visits: lazy(
    withWords(visitWords, () =>
      import('./visits/portal/visit-card.tsx').then((found) => ({ default: found.VisitCard })),
    ),
  ),
};
