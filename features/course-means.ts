import { lazy } from 'react';
import { contentsWords } from '#features/contents/portal/words.ts';
import { withWords } from '#web/kit/with-words.ts';
import { activityWords } from './activities/portal/words.ts';

/** The sessions of a lesson in person; they come with their words when such a lesson is opened. */
export const CourseSessions = lazy(
  withWords({ ...contentsWords, ...activityWords }, () =>
    import('./activities/portal/course-sessions.tsx').then((found) => ({ default: found.CourseSessions })),
  ),
);
