import {
  apartmentCall,
  chooseCall,
  declineLeaseCall,
  leasePaperCall,
  leaveCall,
  pictureCall,
  renewLeaseCall,
  signLeaseCall,
} from '#features/apartments/calls.ts';
import type { ServerRoom } from '#server/features.ts';
import { handle, handleSlow } from '#server/handle.ts';
import { apartmentBadges } from './badges.ts';
import { choose } from './choose.ts';
import { apartmentLogWords } from './log-words.ts';
import { readRanks } from './meeting.ts';
import { meetingRankStore, meetingStore } from './meeting-store.ts';
import { apartmentPart, declineLease, leave, printLease, renewLease, signLease } from './own-leases.ts';
import { readApartment, readPicture } from './read-apartment.ts';
import { remindLeases } from './remind-leases.ts';
import { roundStore } from './round-store.ts';
import { settleDue } from './settle.ts';
import { estateStore, leaseStore, turnStore, unitStore } from './stores.ts';
import { tellOverdue } from './tell-overdue.ts';

/** Talent apartments: what there is, who chooses when, and who lives where. */
export const apartments: ServerRoom = {
  handlers: [
    handle(apartmentCall, readApartment),
    handle(pictureCall, readPicture),
    handle(chooseCall, choose),
    handle(signLeaseCall, signLease),
    handle(declineLeaseCall, declineLease),
    handle(leaveCall, leave),
    handle(renewLeaseCall, renewLease),
    handleSlow(leasePaperCall, printLease),
  ],
  stores: {
    estate: estateStore,
    unit: unitStore,
    meetinglist: meetingStore,
    meetingrank: meetingRankStore,
    choiceround: roundStore,
    choiceturn: turnStore,
    lease: leaseStore,
  },
  ranks: readRanks,
  schedules: [
    { name: 'settle-choices', cron: '* * * * *', run: settleDue },
    { name: 'remind-leases', cron: '15 * * * *', run: remindLeases },
    { name: 'tell-overdue-leases', cron: '20 * * * *', run: tellOverdue },
  ],
  badges: apartmentBadges,
  ownParts: [apartmentPart],
  logWords: apartmentLogWords,
};
