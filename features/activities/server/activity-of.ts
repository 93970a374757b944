import { instantInShanghai } from '#core/calendar/dates.ts';
import type { Values } from '#core/forms/values.ts';
import { lessonNamed } from '#features/learning/server/attending.ts';
import type { activities } from './tables.ts';

/** What the seats of an activity depend on, out of the whole and checked values of its form. */
export function activityOf(values: Values): Omit<typeof activities.$inferInsert, 'id' | 'tenantId'> {
  const at = (key: string) => instantInShanghai(String(values[key]));
  return {
    mode: String(values.mode),
    signFrom: at('signFrom'),
    signTo: at('signTo'),
    startAt: at('startAt'),
    endAt: at('endAt'),
    quota: typeof values.quota === 'number' ? values.quota : null,
    waitlist: values.waitlist === 'YES',
    audit: values.audit === 'YES',
    companyOnly: values.companyOnly === 'YES',
    checksIn: values.checkin !== 'NONE',
    checksSelfIn: values.checkin === 'SELF',
    onlineUrl: typeof values.onlineUrl === 'string' ? values.onlineUrl : '',
    ...sessionOf(values),
  };
}

/** The courses whose lessons an activity names: one for a session, none for any other. */
export function coursesIn(values: Values): string[] {
  return [...new Set(lessonsIn(values).map(({ courseId }) => courseId))];
}

function sessionOf(values: Values): { courseId: string | null; lessonIds: string[] } {
  const [courseId = null] = coursesIn(values);
  return { courseId, lessonIds: lessonsIn(values).map(({ lessonId }) => lessonId) };
}

function lessonsIn({ lessons }: Values) {
  return Array.isArray(lessons) ? lessons.map((each) => lessonNamed(String(each))) : [];
}
