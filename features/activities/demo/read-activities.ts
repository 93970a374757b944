import { readDrafts } from '#features/contents/demo/read-drafts.ts';
import { ActivityHead, type DemoActivity, writeActivity } from './write-activity.ts';

export type { DemoActivity, DemoQuestion } from './write-activity.ts';

/** Every activity of the demo story, read from data/demo. */
export function readActivities(): DemoActivity[] {
  return readDrafts('activities', ActivityHead).map(writeActivity);
}
