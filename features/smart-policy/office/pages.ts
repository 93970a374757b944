import { lazy } from 'react';
import type { OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { words } from './words.ts';

const tryOut = lazy(withWords(words, () => import('./try-out.tsx').then((found) => ({ default: found.TryOut }))));

export const smartPolicyOffice: OfficeRoom = {
  trials: { polity: tryOut, serve: tryOut },
};
