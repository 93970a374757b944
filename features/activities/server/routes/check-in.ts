import {
  badgesCall,
  checkInCall,
  checkInListCall,
  handOutCall,
  heldTodayCall,
  signInSheetCall,
} from '#features/activities/calls/activities.ts';
import { checkIn, listHeld, readCheckInList } from '#features/activities/server/check-in.ts';
import { printBadges } from '#features/activities/server/print-badges.ts';
import { printSignInSheet } from '#features/activities/server/print-sheet.ts';
import { readHandOut } from '#features/activities/server/self-check-in.ts';
import { type Handler, handle, handleSlow } from '#server/handle.ts';

export const checkInRoutes: readonly Handler[] = [
  handle(heldTodayCall, listHeld),
  handle(checkInListCall, readCheckInList),
  handle(checkInCall, checkIn),
  handle(handOutCall, readHandOut),
  handleSlow(signInSheetCall, printSignInSheet),
  handleSlow(badgesCall, printBadges),
];
