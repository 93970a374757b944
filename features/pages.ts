import type { Heads, Pages } from '#core/pages.ts';
import { accountPages } from './accounts/pages.ts';
import { activityHeads, activityPages } from './activities/pages.ts';
import { caseworkPages } from './casework/pages.ts';
import { companyPages } from './companies/pages.ts';
import { contentHeads, contentPages } from './contents/pages.ts';
import { learningHeads, learningPages } from './learning/pages.ts';
import { phoenixPages } from './phoenix-plan/pages.ts';
import { placeHeads, placePages } from './places/pages.ts';
import { platformPages } from './platform/pages.ts';
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
  ...smartPolicyPages,
  ...accountPages,
  ...companyPages,
  ...supporterPages,
  ...platformPages,
};

/** What pages that anybody may find tell search engines and messengers, by path, in the order of the sitemap. */
export const pageHeads: Heads = {
  ...contentHeads,
  ...siteHeads,
  ...smartPolicyHeads,
  ...activityHeads,
  ...placeHeads,
  ...learningHeads,
  ...miniSiteHeads,
};
