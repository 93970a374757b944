import {
  archiveFileCall,
  askArchiveCall,
  eraseCall,
  keepCall,
  ownDataCall,
} from '#features/accounts/calls/own-data.ts';
import { askArchive, fetchArchive } from '#features/accounts/server/own-data/archive.ts';
import { askErasure, keepAccount } from '#features/accounts/server/own-data/erase.ts';
import { readOwnData } from '#features/accounts/server/own-data/own-data.ts';
import { type Handler, handle, handleSlow } from '#server/handle.ts';

export const ownDataRoutes: readonly Handler[] = [
  handle(ownDataCall, readOwnData),
  handleSlow(askArchiveCall, askArchive),
  handle(archiveFileCall, fetchArchive),
  handleSlow(eraseCall, askErasure),
  handle(keepCall, keepAccount),
];
