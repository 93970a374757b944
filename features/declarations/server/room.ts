import {
  batchAuthCall,
  batchDropCall,
  batchEditCall,
  batchExcelCall,
  batchFailedCall,
  batchFilesCall,
  batchListCall,
  batchOneCall,
  batchSaveCall,
  batchTemplateCall,
  batchUndoCall,
  batchUploadCall,
  preparedAnswerCall,
  preparedListCall,
} from '#features/declarations/calls.ts';
import type { ServerRoom } from '#server/features.ts';
import { handle, handleSlow } from '#server/handle.ts';
import { attachToRows } from './attach.ts';
import { readBatchRecords } from './company-records.ts';
import { declarationStore } from './declaration-store.ts';
import { dropSheet, editSheet } from './edit.ts';
import { declarationLogWords } from './log-words.ts';
import { declarationPart, declarationRetention } from './own-data.ts';
import { answerPrepared, readPrepared } from './prepared.ts';
import { listBatches, readAuth, readBatch, readSheetOf } from './read.ts';
import { saveBatch } from './save.ts';
import { batchTemplate, failedRows } from './sheets.ts';
import { declarationFiles } from './tables.ts';
import { undoBatch } from './undo.ts';
import { uploadSheet } from './upload.ts';

/** Companies that declare for many of their people at once. */
export const declarationsRoom: ServerRoom = {
  handlers: [
    handle(batchListCall, listBatches),
    handle(batchAuthCall, readAuth),
    handle(batchExcelCall, readSheetOf),
    handle(batchOneCall, readBatch),
    handleSlow(batchUploadCall, uploadSheet),
    handle(batchEditCall, editSheet),
    handle(batchFilesCall, attachToRows),
    handle(batchSaveCall, saveBatch),
    handle(batchUndoCall, undoBatch),
    handle(batchDropCall, dropSheet),
    handle(batchTemplateCall, batchTemplate),
    handle(batchFailedCall, failedRows),
    handle(preparedListCall, readPrepared),
    handle(preparedAnswerCall, answerPrepared),
  ],
  stores: { declaration: declarationStore },
  ownParts: [declarationPart],
  retention: { batches: declarationRetention },
  companyRecords: readBatchRecords,
  fileHolders: [declarationFiles.fileId],
  logWords: declarationLogWords,
};
