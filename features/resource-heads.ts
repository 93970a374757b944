import { type AdditionHead, withAdditions } from '#core/resources/list-addition.ts';
import type { ResourceHead } from '#core/resources/resource-head.ts';
import { accessLists } from './access-codes/lists.ts';
import { accountLists } from './accounts/lists.ts';
import { activityLists } from './activities/lists.ts';
import { apartmentLists } from './apartments/lists.ts';
import { benefitLists } from './benefits/lists.ts';
import { caseworkLists } from './casework/lists.ts';
import { companyLists } from './companies/lists.ts';
import { rightLists } from './company-rights/lists.ts';
import { competitionLists } from './competition/lists.ts';
import { complaintLists } from './complaints/lists.ts';
import { contentLists } from './contents/lists.ts';
import { dataCentreLists } from './data-centre/lists.ts';
import { declarationLists } from './declarations/lists.ts';
import { flockLists } from './flock/lists.ts';
import { judgingAdditions, judgingLists } from './judging/lists.ts';
import { learningLists } from './learning/lists.ts';
import { paymentLists } from './payments/lists.ts';
import { phoenixLists } from './phoenix-plan/lists.ts';
import { placeLists } from './places/lists.ts';
import { platformLists } from './platform/lists.ts';
import { publicityLists } from './publicity/lists.ts';
import { reportLists } from './report-card/lists.ts';
import { siteLists } from './site/lists.ts';
import { supporterLists } from './supporters/lists.ts';
import { tenantLists } from './tenants/lists.ts';
import { visitLists } from './visits/lists.ts';

const lists: readonly ResourceHead[] = [
  caseworkLists,
  phoenixLists,
  paymentLists,
  apartmentLists,
  declarationLists,
  publicityLists,
  reportLists,
  companyLists,
  rightLists,
  supporterLists,
  complaintLists,
  competitionLists,
  judgingLists,
  visitLists,
  benefitLists,
  contentLists,
  activityLists,
  siteLists,
  placeLists,
  learningLists,
  dataCentreLists,
  platformLists,
  flockLists,
  accountLists,
  accessLists,
  tenantLists,
].flatMap((room) => Object.values<ResourceHead>(room));

/** What rooms add to the lists of others. */
export const listAdditions: readonly AdditionHead[] = judgingAdditions;

/** Every resource of the back office. */
export const resourceHeads = withAdditions(lists, listAdditions);

/** The head of a noun; throws when there is none. */
export function headOf(code: string): ResourceHead {
  const found = resourceHeads.find((each) => each.code === code);
  if (!found) throw new Error(`no resource ${code}`);
  return found;
}
