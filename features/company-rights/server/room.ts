import {
  companypermBackCall,
  companypermDeleteCall,
  companypermListCall,
  companypermOneCall,
  companypermOverviewCall,
  companypermSaveCall,
} from '#features/company-rights/calls.ts';
import type { ServerRoom } from '#server/features.ts';
import { handle } from '#server/handle.ts';
import { readRightRecords } from './company-records.ts';
import { rightFiles } from './file-policy.ts';
import { rightLogWords } from './log-words.ts';
import { readOverview } from './overview.ts';
import { rightPart } from './own-data.ts';
import { readRight, readRights } from './read.ts';
import { rightStore } from './right-store.ts';
import { deleteRight, saveRight, takeRightBack } from './write.ts';

/** What companies may declare their staff for. */
export const companyRightsRoom: ServerRoom = {
  handlers: [
    handle(companypermListCall, readRights),
    handle(companypermOverviewCall, readOverview),
    handle(companypermOneCall, readRight),
    handle(companypermSaveCall, saveRight),
    handle(companypermBackCall, async (scope, input) => {
      await takeRightBack(scope, input);
      return {};
    }),
    handle(companypermDeleteCall, async (scope, input) => {
      await deleteRight(scope, input);
      return {};
    }),
  ],
  stores: { companyperm: rightStore },
  fileReaders: [rightFiles],
  ownParts: [rightPart],
  companyRecords: readRightRecords,
  logWords: rightLogWords,
};
