import * as accounts from './accounts.ts';
import * as activities from './activities.ts';
import {
  apartapplyCalls,
  declareListCall,
  declareOneCall,
  declareStatusCall,
  talentapplyCalls,
  verifyCall,
} from './applications.ts';
import * as companies from './companies.ts';
import * as contentEditing from './content-editing.ts';
import { contentCalls, highlightCountCall } from './contents.ts';
import type { Contract } from './contract.ts';
import * as files from './files.ts';
import * as flockOffice from './flock-office.ts';
import * as flocks from './flocks.ts';
import { indexCall } from './home.ts';
import * as invitations from './invitations.ts';
import * as jobs from './jobs.ts';
import * as keptDrafts from './kept-drafts.ts';
import * as listViews from './list-views.ts';
import * as logs from './logs.ts';
import * as matching from './matching.ts';
import * as office from './office.ts';
import { officeResourceCalls, recordRevealCall } from './office-resources.ts';
import * as ownAccount from './own-account.ts';
import * as ownData from './own-data.ts';
import * as ownTags from './own-tags.ts';
import * as places from './places.ts';
import * as platform from './platform.ts';
import * as posters from './posters.ts';
import * as serviceRequests from './requests.ts';
import * as review from './review.ts';
import { searchCall } from './search.ts';
import * as sites from './sites.ts';
import * as supporters from './supporters.ts';

const nouns = [
  accounts,
  invitations,
  ownAccount,
  ownData,
  ownTags,
  files,
  { indexCall },
  ...contentCalls.map(({ calls }) => calls),
  { highlightCountCall },
  { searchCall },
  sites,
  serviceRequests,
  posters,
  places,
  platform,
  activities,
  contentEditing,
  matching,
  talentapplyCalls,
  apartapplyCalls,
  { declareListCall, declareOneCall, declareStatusCall, verifyCall },
  companies,
  supporters,
  flocks,
  flockOffice,
  review,
  office,
  jobs,
  logs,
  logs.apilogCalls,
  logs.apilogMgrCalls,
  logs.apilogWebCalls,
  listViews,
  keptDrafts,
  { recordRevealCall },
  ...Object.values(officeResourceCalls),
];

/** Every call of the service; the server refuses to start when a path stands twice or a handler is missing. */
export const contracts: readonly Contract[] = nouns.flatMap((noun) => Object.values(noun).filter(isContract));

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}
