import type { CentreEntry } from '#web/portal/personal/entry.ts';

/** In the personal centre: courses, exams and certificates. */
export const learningEntry: CentreEntry = { path: '/personal/learning', icon: 'flag' };
