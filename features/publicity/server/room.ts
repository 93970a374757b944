import {
  defendCall,
  leaveOutCall,
  objectCall,
  objectionCall,
  objectionFactsCall,
  ownObjectionsCall,
  publicNoticeCall,
  registerObjectionCall,
  roundCall,
} from '#features/publicity/calls.ts';
import type { ServerRoom } from '#server/features.ts';
import { handle, handleOpen } from '#server/handle.ts';
import { objectionBadges } from './badges.ts';
import { evidenceFiles } from './file-policy.ts';
import { publicityLogWords } from './log-words.ts';
import { defend, readOwnObjections } from './objections/defence.ts';
import { readNotice } from './objections/notice.ts';
import { objectTo } from './objections/object.ts';
import { objectionStore } from './objections/objection-store.ts';
import { readFacts, readProgress } from './objections/read-objection.ts';
import { registerObjection } from './objections/register.ts';
import { defencePart, objectionPart } from './own-data.ts';
import { closeRounds } from './rounds/close-rounds.ts';
import { leaveOut, readRound } from './rounds/read-round.ts';
import { roundStore } from './rounds/round-store.ts';
import { objectionFiles } from './tables.ts';

/** Public notices of what is to be approved, and objections to them. */
export const publicity: ServerRoom = {
  handlers: [
    handleOpen(publicNoticeCall, readNotice),
    handleOpen(objectCall, objectTo),
    handleOpen(objectionCall, readProgress),
    handle(roundCall, readRound),
    handle(leaveOutCall, leaveOut),
    handle(objectionFactsCall, readFacts),
    handle(registerObjectionCall, registerObjection),
    handle(ownObjectionsCall, readOwnObjections),
    handle(defendCall, defend),
  ],
  stores: { publicity: roundStore, objection: objectionStore },
  schedules: [{ name: 'close-public-notices', cron: '* * * * *', run: closeRounds }],
  ownParts: [objectionPart, defencePart],
  fileReaders: [evidenceFiles],
  fileHolders: [objectionFiles.fileId],
  badges: objectionBadges,
  logWords: publicityLogWords,
};
