import { posterCall, posterCountCall } from '#features/site/calls/posters.ts';
import { countPosters } from '../../domain/promotes/count-posters.ts';
import { listPosters } from '../../domain/promotes/posters.ts';
import { type Handler, handleOpen } from '../../handle.ts';

export const posterRoutes: readonly Handler[] = [
  handleOpen(posterCall, listPosters),
  handleOpen(posterCountCall, countPosters),
];
