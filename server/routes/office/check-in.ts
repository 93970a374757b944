import { checkInCall, checkInListCall, heldTodayCall, signInSheetCall } from '#core/contracts/activities.ts';
import { checkIn, listHeld, readCheckInList } from '../../domain/activities/check-in.ts';
import { printSignInSheet } from '../../domain/activities/print-sheet.ts';
import { type Handler, handle, handleSlow } from '../../handle.ts';

export const checkInRoutes: readonly Handler[] = [
  handle(heldTodayCall, listHeld),
  handle(checkInListCall, readCheckInList),
  handle(checkInCall, checkIn),
  handleSlow(signInSheetCall, printSignInSheet),
];
