import { activityNoun } from './activities/shared/activity-choices.ts';
import { type ContentNoun, contentNouns } from './contents/shared/nouns.ts';

const { highlight, notify, polity, post, serve, page } = contentNouns;

/** What every type of content is called, in the order of the back office's menu; `content-types.ts` has them whole. */
export const nouns: readonly ContentNoun[] = [highlight, notify, polity, post, serve, page, activityNoun];
