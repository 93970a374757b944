import {
  archiveFileCall,
  askArchiveCall,
  eraseCall,
  keepCall,
  ownDataCall,
} from '#features/accounts/calls/own-data.ts';
import { askArchive, fetchArchive } from '../../domain/own-data/archive.ts';
import { askErasure, keepAccount } from '../../domain/own-data/erase.ts';
import { readOwnData } from '../../domain/own-data/own-data.ts';
import { type Handler, handle, handleSlow } from '../../handle.ts';

export const ownDataRoutes: readonly Handler[] = [
  handle(ownDataCall, readOwnData),
  handleSlow(askArchiveCall, askArchive),
  handle(archiveFileCall, fetchArchive),
  handleSlow(eraseCall, askErasure),
  handle(keepCall, keepAccount),
];
