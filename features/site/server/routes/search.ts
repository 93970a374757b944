import { searchContents } from '#features/contents/server/search.ts';
import { searchCall } from '#features/site/calls/search.ts';
import { type Handler, handleOpen } from '#server/handle.ts';

export const searchRoutes: readonly Handler[] = [handleOpen(searchCall, searchContents)];
