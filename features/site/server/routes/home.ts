import { indexCall } from '#features/site/calls/home.ts';
import { readHome } from '#features/site/server/home.ts';
import { type Handler, handleOpen } from '#server/handle.ts';

export const homeRoutes: readonly Handler[] = [handleOpen(indexCall, readHome)];
