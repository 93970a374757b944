import { indexCall } from '#features/site/calls/home.ts';
import { readHome } from '#server/domain/site/home.ts';
import { type Handler, handleOpen } from '../../handle.ts';

export const homeRoutes: readonly Handler[] = [handleOpen(indexCall, readHome)];
