import type { Screens } from '#web/portal/page.ts';
import { accessScreens } from './access-codes/portal/pages.ts';
import { accountsScreens } from './accounts/portal/pages.ts';
import { activitiesScreens } from './activities/portal/pages.ts';
import { apartmentsScreens } from './apartments/portal/pages.ts';
import { benefitsScreens } from './benefits/portal/pages.ts';
import { caseworkScreens } from './casework/portal/pages.ts';
import { companiesScreens } from './companies/portal/pages.ts';
import { companyRightsScreens } from './company-rights/portal/pages.ts';
import { competitionScreens } from './competition/portal/pages.ts';
import { complaintsScreens } from './complaints/portal/pages.ts';
import { contentsScreens } from './contents/portal/pages.ts';
import { dataFileScreens } from './data-file/portal/pages.ts';
import { declarationsScreens } from './declarations/portal/pages.ts';
import { housingSupportScreens } from './housing-support/portal/pages.ts';
import { learningScreens } from './learning/portal/pages.ts';
import { paymentsScreens } from './payments/portal/pages.ts';
import { phoenixScreens } from './phoenix-plan/portal/pages.ts';
import { placesScreens } from './places/portal/pages.ts';
import { platformScreens } from './platform/portal/pages.ts';
import { publicityScreens } from './publicity/portal/pages.ts';
import { reportScreens } from './report-card/portal/pages.ts';
import { miniSitesScreens, siteScreens } from './site/portal/pages.ts';
import { smartPolicyScreens } from './smart-policy/portal/pages.ts';
import { supportersScreens } from './supporters/portal/pages.ts';

/** What draws the pages of features/pages.ts: it comes when somebody goes to one that is not of the first load. */
export const portalScreens: Screens = {
  ...siteScreens,
  ...miniSitesScreens,
  ...contentsScreens,
  ...activitiesScreens,
  ...placesScreens,
  ...learningScreens,
  ...caseworkScreens,
  ...phoenixScreens,
  ...dataFileScreens,
  ...housingSupportScreens,
  ...paymentsScreens,
  ...apartmentsScreens,
  ...publicityScreens,
  ...reportScreens,
  ...smartPolicyScreens,
  ...accountsScreens,
  ...accessScreens,
  ...companiesScreens,
  ...companyRightsScreens,
  ...declarationsScreens,
  ...supportersScreens,
  ...complaintsScreens,
  ...competitionScreens,
  ...benefitsScreens,
  ...platformScreens,
};
