import {
  calendarFeedCall,
  cancelSignupCall,
  mySignupCall,
  mySignupsCall,
  rateActivityCall,
  renewFeedCall,
  selfCheckInCall,
  signUpCall,
} from '#features/activities/calls/activities.ts';
import { activityCalls } from '#features/activities/calls/activity-calls.ts';
import { readFeedPath, renewFeed } from '../../domain/activities/calendar-feed.ts';
import { cancelSignup } from '../../domain/activities/cancel-signup.ts';
import { listActivities, readActivityHead } from '../../domain/activities/list.ts';
import { readActivity } from '../../domain/activities/one.ts';
import { listMySignups, readMySignup } from '../../domain/activities/own-signups.ts';
import { rateActivity } from '../../domain/activities/rate-activity.ts';
import { checkSelfIn } from '../../domain/activities/self-check-in.ts';
import { signUp } from '../../domain/activities/sign-up.ts';
import { type Handler, handle, handleOpen } from '../../handle.ts';

export const activitiesRoutes: readonly Handler[] = [
  handleOpen(activityCalls.head, readActivityHead),
  handleOpen(activityCalls.list, listActivities),
  handleOpen(activityCalls.one, readActivity),
  handle(mySignupCall, readMySignup),
  handle(mySignupsCall, listMySignups),
  handle(signUpCall, signUp),
  handle(cancelSignupCall, cancelSignup),
  handle(selfCheckInCall, checkSelfIn),
  handle(rateActivityCall, rateActivity),
  handle(calendarFeedCall, readFeedPath),
  handle(renewFeedCall, renewFeed),
];
