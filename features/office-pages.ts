import type { OfficeFrame, OfficeRoom } from '#web/office/room.ts';
import { accessOffice } from './access-codes/office/pages.ts';
import { accountsFrame } from './accounts/office/frame.ts';
import { activitiesOffice } from './activities/office/pages.ts';
import { benefitsOffice } from './benefits/office/pages.ts';
import { caseworkOffice } from './casework/office/pages.ts';
import { companiesFrame, companiesOffice } from './companies/office/pages.ts';
import { competitionOffice } from './competition/office/pages.ts';
import { complaintsOffice } from './complaints/office/pages.ts';
import { contentsOffice } from './contents/office/pages.ts';
import { dataCentreOffice } from './data-centre/office/pages.ts';
import { flockOffice } from './flock/office/pages.ts';
import { judgingOffice } from './judging/office/pages.ts';
import { learningOffice } from './learning/office/pages.ts';
import { paymentsOffice } from './payments/office/pages.ts';
import { placesOffice } from './places/office/pages.ts';
import { platformFrame, platformOffice } from './platform/office/pages.ts';
import { publicityOffice } from './publicity/office/pages.ts';
import { siteOffice } from './site/office/pages.ts';
import { smartPolicyOffice } from './smart-policy/office/pages.ts';
import { supportersOffice } from './supporters/office/pages.ts';
import { tenantsOffice } from './tenants/office/pages.ts';
import { visitsOffice } from './visits/office/pages.ts';

const rooms: readonly OfficeRoom[] = [
  // Its editor stands for every form that is a page, until a room after it draws its own.
  contentsOffice,
  caseworkOffice,
  publicityOffice,
  companiesOffice,
  supportersOffice,
  complaintsOffice,
  competitionOffice,
  judgingOffice,
  visitsOffice,
  benefitsOffice,
  activitiesOffice,
  placesOffice,
  paymentsOffice,
  learningOffice,
  siteOffice,
  smartPolicyOffice,
  dataCentreOffice,
  flockOffice,
  tenantsOffice,
  platformOffice,
  accessOffice,
];

/** What all rooms draw in the back office beyond the lists of their resources. */
export const office: Required<OfficeRoom> & { readonly frame: OfficeFrame } = {
  frame: { ...accountsFrame, ...companiesFrame, ...platformFrame },
  pages: all('pages'),
  panels: all('panels'),
  additions: all('additions'),
  editors: all('editors'),
  previews: all('previews'),
  notes: all('notes'),
  trials: all('trials'),
  asides: all('asides'),
  heads: all('heads'),
  tools: all('tools'),
  makers: all('makers'),
};

function all<K extends keyof OfficeRoom>(part: K): Required<OfficeRoom>[K] {
  return Object.assign({}, ...rooms.map((room) => room[part]));
}
