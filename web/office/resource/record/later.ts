import { lazy } from 'react';

/** What a list opens over itself, fetched when it does: a list that is only read needs none of it. */
export const RecordDrawer = lazy(() =>
  import('./record-drawer.tsx').then((found) => ({ default: found.RecordDrawer })),
);
export const RecordForm = lazy(() => import('./record-form.tsx').then((found) => ({ default: found.RecordForm })));
export const ActionDialog = lazy(() =>
  import('./action-dialog.tsx').then((found) => ({ default: found.ActionDialog })),
);
