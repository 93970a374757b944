import { late } from '#web/office/pieces/late.tsx';

/** What is opened from a case, or over a choice of many, is not loaded with the queue. */
export const AnsweredList = late(() => import('./answered-list.tsx').then((found) => found.AnsweredList));
export const ChangesPane = late(() => import('./changes-pane.tsx').then((found) => found.ChangesPane));
export const DossierPane = late(() => import('./dossier-pane.tsx').then((found) => found.DossierPane));
export const DuplicatesPane = late(() => import('./duplicates-pane.tsx').then((found) => found.DuplicatesPane));
export const ExpertPane = late(() =>
  import('#features/casework/office/experts/expert-pane.tsx').then((found) => found.ExpertPane),
);
export const ScorePane = late(() =>
  import('#features/casework/office/experts/score-pane.tsx').then((found) => found.ScorePane),
);
export const JointPane = late(() =>
  import('#features/casework/office/joint/joint-pane.tsx').then((found) => found.JointPane),
);
export const BulkPreview = late(() => import('../bulk/bulk-preview.tsx').then((found) => found.BulkPreview));
export const BulkInEffect = late(() => import('../bulk/waiting-bulk.tsx').then((found) => found.BulkInEffect));
export const WaitingBulk = late(() => import('../bulk/waiting-bulk.tsx').then((found) => found.WaitingBulk));
