import { posterCall, posterCountCall } from '#features/site/calls/posters.ts';
import { countPosters } from '#features/site/server/promotes/count-posters.ts';
import { listPosters } from '#features/site/server/promotes/posters.ts';
import { type Handler, handleOpen } from '#server/handle.ts';

export const posterRoutes: readonly Handler[] = [
  handleOpen(posterCall, listPosters),
  handleOpen(posterCountCall, countPosters),
];
