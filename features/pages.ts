import type { Heads, Pages } from '#core/pages.ts';
import { accessPages } from './access-codes/pages.ts';
import { accountPages } from './accounts/pages.ts';
import { activityHeads, activityPages } from './activities/pages.ts';
import { apartmentPages } from './apartments/pages.ts';
import { benefitHeads, benefitPages } from './benefits/pages.ts';
import { caseworkPages } from './casework/pages.ts';
import { companyPages } from './companies/pages.ts';
import { rightPages } from './company-rights/pages.ts';
import { competitionPages } from './competition/pages.ts';
import { complaintHeads, complaintPages } from './complaints/pages.ts';
import { contentHeads, contentPages } from './contents/pages.ts';
import { dataFilePages } from './data-file/pages.ts';
import { declarationPages } from './declarations/pages.ts';
import { housingSupportPages } from './housing-support/pages.ts';
import { learningHeads, learningPages } from './learning/pages.ts';
import { paymentPages } from './payments/pages.ts';
import { phoenixPages } from './phoenix-plan/pages.ts';
import { placeHeads, placePages } from './places/pages.ts';
import { platformPages } from './platform/pages.ts';
import { publicityPages } from './publicity/pages.ts';
import { reportHeads, reportPages } from './report-card/pages.ts';
import { miniSiteHeads, miniSitePages, siteHeads, sitePages } from './site/pages.ts';
import { smartPolicyHeads, smartPolicyPages } from './smart-policy/pages.ts';
import { supporterPages } from './supporters/pages.ts';

/** Every page of the portal that is one of a room. */
export const portalPages: Pages = {
  ...sitePages,
  ...miniSitePages,
  ...contentPages,
  ...activityPages,
  ...placePages,
  ...learningPages,
  ...caseworkPages,
  ...phoenixPages,
  ...dataFilePages,
  ...housingSupportPages,
  ...paymentPages,
  ...apartmentPages,
  ...publicityPages,
  ...reportPages,
  ...smartPolicyPages,
  ...accountPages,
  ...accessPages,
  ...companyPages,
  ...rightPages,
  ...declarationPages,
  ...supporterPages,
  ...complaintPages,
  ...competitionPages,
  ...benefitPages,
  ...platformPages,
};

/** What pages that anybody may find tell search engines and messengers, by path, in the order of the sitemap. */
export const pageHeads: Heads = {
  ...contentHeads,
  ...siteHeads,
  ...smartPolicyHeads,
  ...activityHeads,
  ...placeHeads,
  ...complaintHeads,
  ...learningHeads,
  ...benefitHeads,
  ...miniSiteHeads,
  ...reportHeads,
};
