import {
  caseRecordsCall,
  dataConsentCall,
  dataRecordAuthCall,
  dataRecordRemoveCall,
  dataRecordsCall,
  fileRecordCalls,
} from '#features/data-file/calls.ts';
import { recordKinds } from '#features/data-file/shared/kinds.ts';
import type { ServerRoom } from '#server/features.ts';
import { handle } from '#server/handle.ts';
import { fileAnswers, readAuth } from './answers.ts';
import { setConsent } from './consents.ts';
import { fileRecord } from './file-record.ts';
import { dataFileLogWords } from './log-words.ts';
import { lookAtRecords } from './looks.ts';
import { noteUses } from './note-uses.ts';
import { dataFilePart } from './own-data.ts';
import { readDataFile } from './read.ts';
import { removeRecord } from './remove.ts';
import { dataRecords } from './tables.ts';
import { warnOfEnds } from './warn-ends.ts';

/** What the desk verified, kept by the person it is about, and used again with consent. */
export const dataFile: ServerRoom = {
  handlers: [
    handle(dataRecordsCall, readDataFile),
    handle(dataRecordAuthCall, readAuth),
    ...recordKinds.map((kind) => handle(fileRecordCalls[kind]!, (scope, input) => fileRecord(scope, kind, input))),
    handle(dataConsentCall, setConsent),
    handle(dataRecordRemoveCall, removeRecord),
    handle(caseRecordsCall, lookAtRecords),
  ],
  answers: fileAnswers,
  onSaved: noteUses,
  ownParts: [dataFilePart],
  fileHolders: [dataRecords.values],
  schedules: [{ name: 'warn-of-ends', cron: '23 8 * * *', run: warnOfEnds }],
  logWords: dataFileLogWords,
};
