import * as calls from '#features/visits/calls.ts';
import type { ServerRoom } from '#server/features.ts';
import { handle, handleSlow } from '#server/handle.ts';
import { pickSlot } from './arrange.ts';
import { writeCalendar, writeOwnCalendar } from './calendar.ts';
import { visitFiles } from './file-policy.ts';
import { readKit } from './kit.ts';
import { visitLogWords } from './log-words.ts';
import { visitedPart, visitorPart } from './own-data.ts';
import { checkPhotos, readOwnVisits, readVisit } from './record.ts';
import { remindVisits } from './remind.ts';
import { finishVisit, takePhoto, takeReport } from './sync.ts';
import { visitPhotos } from './tables.ts';
import { visitStore } from './visit-store.ts';
import { wishVisit } from './wish.ts';

/** Field visits of the competition: their times, what visitors saw, and how it differs from what was declared. */
export const visitsRoom: ServerRoom = {
  handlers: [
    handle(calls.kitCall, readKit),
    handle(calls.kitReportCall, takeReport),
    handle(calls.kitPhotoCall, takePhoto),
    handle(calls.kitFinishCall, finishVisit),
    handle(calls.visitRecordCall, readVisit),
    handleSlow(calls.photosCheckCall, checkPhotos),
    handle(calls.visitCalendarCall, writeCalendar),
    handle(calls.ownVisitsCall, readOwnVisits),
    handle(calls.slotPickCall, pickSlot),
    handle(calls.visitWishCall, wishVisit),
    handle(calls.ownCalendarCall, writeOwnCalendar),
  ],
  stores: { itecvisit: visitStore },
  schedules: [{ name: 'remind-visits', cron: '*/10 * * * *', run: remindVisits }],
  ownParts: [visitedPart, visitorPart],
  fileReaders: [visitFiles],
  fileHolders: [visitPhotos.fileId],
  logWords: visitLogWords,
};
