import { searchCall } from '#features/site/calls/search.ts';
import { searchContents } from '#features/site/server/search/search.ts';
import { type Handler, handleOpen } from '#server/handle.ts';

export const searchRoutes: readonly Handler[] = [handleOpen(searchCall, searchContents)];
