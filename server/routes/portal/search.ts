import { searchCall } from '#features/site/calls/search.ts';
import { searchContents } from '../../domain/contents/search.ts';
import { type Handler, handleOpen } from '../../handle.ts';

export const searchRoutes: readonly Handler[] = [handleOpen(searchCall, searchContents)];
