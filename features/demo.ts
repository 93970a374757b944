import type { DemoRoom } from '#server/demo/demo-room.ts';
import { accessCodesDemo } from './access-codes/demo/room.ts';
import { accountsDemo } from './accounts/demo/room.ts';
import { activitiesDemo } from './activities/demo/room.ts';
import { apartmentsDemo } from './apartments/demo/room.ts';
import { benefitsDemo } from './benefits/demo/room.ts';
import { caseworkDemo } from './casework/demo/room.ts';
import { companiesDemo } from './companies/demo/room.ts';
import { companyRightsDemo } from './company-rights/demo/room.ts';
import { competitionDemo } from './competition/demo/room.ts';
import { complaintsDemo } from './complaints/demo/room.ts';
import { contentsDemo } from './contents/demo/room.ts';
import { dataCentreDemo } from './data-centre/demo/room.ts';
import { dataFileDemo } from './data-file/demo/room.ts';
import { declarationsDemo } from './declarations/demo/room.ts';
import { flockDemo } from './flock/demo/room.ts';
import { judgingDemo } from './judging/demo/room.ts';
import { learningDemo } from './learning/demo/room.ts';
import { paymentsDemo } from './payments/demo/room.ts';
import { phoenixDemo } from './phoenix-plan/demo/room.ts';
import { placesDemo } from './places/demo/room.ts';
import { platformDemo } from './platform/demo/room.ts';
import { publicityDemo } from './publicity/demo/room.ts';
import { siteDemo } from './site/demo/room.ts';
import { smartPolicyDemo } from './smart-policy/demo/room.ts';
import { supportersDemo } from './supporters/demo/room.ts';
import { tenantsDemo } from './tenants/demo/room.ts';
import { visitsDemo } from './visits/demo/room.ts';

/** What the rooms tell of the demo. In this order they lay its ground and publish; what happens between is told by time. */
export const demoRooms: readonly DemoRoom[] = [
  accountsDemo,
  tenantsDemo,
  platformDemo,
  caseworkDemo,
  phoenixDemo,
  dataFileDemo,
  paymentsDemo,
  apartmentsDemo,
  companiesDemo,
  companyRightsDemo,
  declarationsDemo,
  supportersDemo,
  competitionDemo,
  flockDemo,
  siteDemo,
  complaintsDemo,
  benefitsDemo,
  placesDemo,
  learningDemo,
  judgingDemo,
  visitsDemo,
  contentsDemo,
  publicityDemo,
  smartPolicyDemo,
  activitiesDemo,
  accessCodesDemo,
  dataCentreDemo,
];
