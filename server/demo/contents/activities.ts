import { comingActivities } from './activities-coming.ts';
import { pastActivities } from './activities-past.ts';
import type { DemoActivity } from './write-activity.ts';

export type { DemoActivity, DemoQuestion } from './write-activity.ts';

/** Every activity of the demo story. */
export const demoActivities: readonly DemoActivity[] = [...comingActivities, ...pastActivities];
