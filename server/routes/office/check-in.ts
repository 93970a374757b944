import {
  badgesCall,
  checkInCall,
  checkInListCall,
  handOutCall,
  heldTodayCall,
  signInSheetCall,
} from '#features/activities/calls/activities.ts';
import { checkIn, listHeld, readCheckInList } from '../../domain/activities/check-in.ts';
import { printBadges } from '../../domain/activities/print-badges.ts';
import { printSignInSheet } from '../../domain/activities/print-sheet.ts';
import { readHandOut } from '../../domain/activities/self-check-in.ts';
import { type Handler, handle, handleSlow } from '../../handle.ts';

export const checkInRoutes: readonly Handler[] = [
  handle(heldTodayCall, listHeld),
  handle(checkInListCall, readCheckInList),
  handle(checkInCall, checkIn),
  handle(handOutCall, readHandOut),
  handleSlow(signInSheetCall, printSignInSheet),
  handleSlow(badgesCall, printBadges),
];
