import { type Moved, readDrafts } from '#features/contents/demo/read-drafts.ts';
import { ActivityHead, type DemoActivity, writeActivity } from './write-activity.ts';

export type { DemoActivity, DemoQuestion } from './write-activity.ts';

/** Every activity of the demo story, read from data/demo. */
export function readActivities(moved?: Moved): DemoActivity[] {
  return readDrafts('activities', ActivityHead, moved).map(writeActivity);
}
