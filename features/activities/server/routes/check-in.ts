import {
  badgesCall,
  checkInCall,
  checkInListCall,
  handOutCall,
  heldTodayCall,
  signInSheetCall,
} from '#features/activities/calls/activities.ts';
import { checkIn, listHeld, readCheckInList } from '#features/activities/server/signups/check-in.ts';
import { printBadges } from '#features/activities/server/signups/print-badges.ts';
import { printSignInSheet } from '#features/activities/server/signups/print-sheet.ts';
import { readHandOut } from '#features/activities/server/signups/self-check-in.ts';
import { type Handler, handle, handleSlow } from '#server/handle.ts';

export const checkInRoutes: readonly Handler[] = [
  handle(heldTodayCall, listHeld),
  handle(checkInListCall, readCheckInList),
  handle(checkInCall, checkIn),
  handle(handOutCall, readHandOut),
  handleSlow(signInSheetCall, printSignInSheet),
  handleSlow(badgesCall, printBadges),
];
