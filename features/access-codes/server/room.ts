import {
  batchCodesCall,
  makeAccessCodesCall,
  ownAccessCodesCall,
  useAccessCodeCall,
} from '#features/access-codes/calls.ts';
import type { ServerRoom } from '#server/features.ts';
import { handle } from '#server/handle.ts';
import { batchStore } from './batch-store.ts';
import { accessLogWords } from './log-words.ts';
import { makeBatch } from './make-batch.ts';
import { accessUsePart } from './own-data.ts';
import { readCodes, readOwnUses } from './queries.ts';
import { applyCode } from './use-code.ts';

/** Codes that open something of another room; what, those rooms say as scenes. */
export const accessCodes: ServerRoom = {
  handlers: [
    handle(useAccessCodeCall, applyCode),
    handle(ownAccessCodesCall, readOwnUses),
    handle(makeAccessCodesCall, makeBatch),
    handle(batchCodesCall, readCodes),
  ],
  stores: { accesscode: batchStore },
  ownParts: [accessUsePart],
  logWords: accessLogWords,
};
