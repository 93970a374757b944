import {
  bookPlaceCall,
  cancelBookingCall,
  myBookingsCall,
  placeOneCall,
  placesCall,
  placeWeekCall,
} from '#features/places/calls.ts';
import { type Handler, handle, handleOpen } from '#server/handle.ts';
import { bookPlace } from './book-place.ts';
import { cancelBooking, listMyBookings } from './own-bookings.ts';
import { readWeek } from './read-week.ts';
import { showPlace, showPlaces } from './show-places.ts';

export const placeRoutes: readonly Handler[] = [
  handle(placeWeekCall, readWeek),
  handleOpen(placesCall, showPlaces),
  handleOpen(placeOneCall, showPlace),
  handle(bookPlaceCall, bookPlace),
  handle(myBookingsCall, listMyBookings),
  handle(cancelBookingCall, cancelBooking),
];
