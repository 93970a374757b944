import { activityCalls } from '#core/contracts/contents.ts';
import { listActivities, readActivityHead } from '../../domain/activities/list.ts';
import { readActivity } from '../../domain/activities/one.ts';
import { type Handler, handleOpen } from '../../handle.ts';

export const activitiesRoutes: readonly Handler[] = [
  handleOpen(activityCalls.head, readActivityHead),
  handleOpen(activityCalls.list, listActivities),
  handleOpen(activityCalls.one, readActivity),
];
