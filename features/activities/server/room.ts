import { activity } from '#features/activities/shared/activity.ts';
import { contentFinder } from '#features/contents/server/find-contents.ts';
import type { ServerRoom } from '#server/features.ts';
import { activityStore } from './activity-store.ts';
import { registerCalendars } from './calendars.ts';
import { activityScene } from './code-scene.ts';
import { activityDatasets } from './datasets.ts';
import { keepActivity } from './keep-activity.ts';
import { activityLogWords } from './log-words.ts';
import { signupPart, signupRetention } from './own-data.ts';
import { noteAbsent, remindSignups } from './remind.ts';
import { checkInRoutes } from './routes/check-in.ts';
import { activitiesRoutes } from './routes/portal.ts';
import { freeSeatsOf } from './signups/course-session.ts';
import { signupStore } from './signups/signup-store.ts';

/** Activities, their sign-ups and check-in. */
export const activities: ServerRoom = {
  handlers: [...activitiesRoutes, ...checkInRoutes],
  stores: { activity: activityStore, signup: signupStore },
  schedules: [
    { name: 'remind-signups', cron: '*/5 * * * *', run: remindSignups },
    { name: 'note-absent', cron: '*/15 * * * *', run: noteAbsent },
  ],
  ownParts: [signupPart],
  retention: { signups: signupRetention },
  publishing: { activity: keepActivity },
  leftCourse: freeSeatsOf,
  plugins: [registerCalendars],
  finders: [contentFinder([activity])],
  logWords: activityLogWords,
  datasets: activityDatasets,
  codeScenes: [activityScene],
};
