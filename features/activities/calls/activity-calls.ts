import { activityNoun } from '#features/activities/shared/activity-choices.ts';
import { contentHeadCall, contentListCall, contentOneCall } from '#features/contents/calls/content-calls.ts';

/** Rows and the one carry phase, seats taken and people waiting among their facts; `filter.status` is a phase. */
export const activityCalls = {
  head: contentHeadCall(activityNoun, '/web/activity/head'),
  list: contentListCall(activityNoun, '/web/activity'),
  one: contentOneCall(activityNoun),
};
