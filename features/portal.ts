import type { PortalRoom } from '#web/portal/page.ts';
import { accountsPortal } from './accounts/portal/pages.ts';
import { activitiesPortal } from './activities/portal/pages.ts';
import { apartmentsPortal } from './apartments/portal/pages.ts';
import { benefitsPortal } from './benefits/portal/pages.ts';
import { caseworkPortal } from './casework/portal/pages.ts';
import { companiesPortal } from './companies/portal/pages.ts';
import { companyRightsPortal } from './company-rights/portal/pages.ts';
import { competitionPortal } from './competition/portal/pages.ts';
import { complaintsPortal } from './complaints/portal/pages.ts';
import { contentsPortal } from './contents/portal/pages.ts';
import { dataFilePortal } from './data-file/portal/pages.ts';
import { declarationsPortal } from './declarations/portal/pages.ts';
import { housingSupportPortal } from './housing-support/portal/pages.ts';
import { learningPortal } from './learning/portal/pages.ts';
import { paymentsPortal } from './payments/portal/pages.ts';
import { phoenixPortal } from './phoenix-plan/portal/pages.ts';
import { placesPortal } from './places/portal/pages.ts';
import { platformPortal } from './platform/portal/pages.ts';
import { publicityPortal } from './publicity/portal/pages.ts';
import { reportPortal } from './report-card/portal/pages.ts';
import { miniSitesPortal, sitePortal } from './site/portal/pages.ts';
import { smartPolicyPortal } from './smart-policy/portal/pages.ts';
import { supportersPortal } from './supporters/portal/pages.ts';

/** What the rooms hand to the portal at its start; features/pages.ts has the same pages for both ends. */
export const portalRooms: readonly PortalRoom[] = [
  sitePortal,
  miniSitesPortal,
  contentsPortal,
  activitiesPortal,
  placesPortal,
  learningPortal,
  caseworkPortal,
  phoenixPortal,
  dataFilePortal,
  housingSupportPortal,
  paymentsPortal,
  apartmentsPortal,
  publicityPortal,
  reportPortal,
  smartPolicyPortal,
  accountsPortal,
  companiesPortal,
  companyRightsPortal,
  declarationsPortal,
  supportersPortal,
  complaintsPortal,
  competitionPortal,
  benefitsPortal,
  platformPortal,
];
