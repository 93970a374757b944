import {
  calendarFeedCall,
  cancelSignupCall,
  courseSessionsCall,
  mySignupCall,
  mySignupsCall,
  rateActivityCall,
  renewFeedCall,
  selfCheckInCall,
  signUpCall,
} from '#features/activities/calls/activities.ts';
import { activityCalls } from '#features/activities/calls/activity-calls.ts';
import { readFeedPath, renewFeed } from '#features/activities/server/calendar-feed.ts';
import { listCourseSessions } from '#features/activities/server/course-sessions.ts';
import { listActivities, readActivityHead } from '#features/activities/server/list.ts';
import { readActivity } from '#features/activities/server/one.ts';
import { rateActivity } from '#features/activities/server/rate-activity.ts';
import { cancelSignup } from '#features/activities/server/signups/cancel-signup.ts';
import { listMySignups, readMySignup } from '#features/activities/server/signups/own-signups.ts';
import { checkSelfIn } from '#features/activities/server/signups/self-check-in.ts';
import { signUp } from '#features/activities/server/signups/sign-up.ts';
import { type Handler, handle, handleOpen } from '#server/handle.ts';

export const activitiesRoutes: readonly Handler[] = [
  handleOpen(activityCalls.head, readActivityHead),
  handleOpen(activityCalls.list, listActivities),
  handleOpen(activityCalls.one, readActivity),
  handleOpen(courseSessionsCall, listCourseSessions),
  handle(mySignupCall, readMySignup),
  handle(mySignupsCall, listMySignups),
  handle(signUpCall, signUp),
  handle(cancelSignupCall, cancelSignup),
  handle(selfCheckInCall, checkSelfIn),
  handle(rateActivityCall, rateActivity),
  handle(calendarFeedCall, readFeedPath),
  handle(renewFeedCall, renewFeed),
];
