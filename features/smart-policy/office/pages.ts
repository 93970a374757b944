import { lazy } from 'react';
import type { OfficeRoom } from '#web/office/room.ts';

const tryOut = lazy(() => import('./try-out.tsx').then((found) => ({ default: found.TryOut })));

export const smartPolicyOffice: OfficeRoom = {
  trials: { polity: tryOut, serve: tryOut },
};
