import type { ResourceHead } from '#core/resources/resource-head.ts';
import { accountLists } from './accounts/lists.ts';
import { activityLists } from './activities/lists.ts';
import { caseworkLists } from './casework/lists.ts';
import { companyLists } from './companies/lists.ts';
import { contentLists } from './contents/lists.ts';
import { flockLists } from './flock/lists.ts';
import { learningLists } from './learning/lists.ts';
import { phoenixLists } from './phoenix-plan/lists.ts';
import { placeLists } from './places/lists.ts';
import { platformLists } from './platform/lists.ts';
import { siteLists } from './site/lists.ts';
import { supporterLists } from './supporters/lists.ts';
import { tenantLists } from './tenants/lists.ts';

/** Every resource of the back office. */
export const resourceHeads: readonly ResourceHead[] = [
  caseworkLists,
  phoenixLists,
  companyLists,
  supporterLists,
  contentLists,
  activityLists,
  siteLists,
  placeLists,
  learningLists,
  platformLists,
  flockLists,
  accountLists,
  tenantLists,
].flatMap((lists) => Object.values<ResourceHead>(lists));

/** The head of a noun; throws when there is none. */
export function headOf(code: string): ResourceHead {
  const found = resourceHeads.find((each) => each.code === code);
  if (!found) throw new Error(`no resource ${code}`);
  return found;
}
