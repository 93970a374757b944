import * as accounts from '#core/contracts/accounts.ts';
import * as activities from '#core/contracts/activities.ts';
import {
  apartapplyCalls,
  declareListCall,
  declareOneCall,
  declareStatusCall,
  talentapplyCalls,
  verifyCall,
} from '#core/contracts/applications.ts';
import * as companies from '#core/contracts/companies.ts';
import * as contentEditing from '#core/contracts/content-editing.ts';
import { contentCalls, highlightCountCall } from '#core/contracts/contents.ts';
import type { Contract } from '#core/contracts/contract.ts';
import * as files from '#core/contracts/files.ts';
import { indexCall } from '#core/contracts/home.ts';
import * as invitations from '#core/contracts/invitations.ts';
import * as jobs from '#core/contracts/jobs.ts';
import * as keptDrafts from '#core/contracts/kept-drafts.ts';
import * as listViews from '#core/contracts/list-views.ts';
import * as logs from '#core/contracts/logs.ts';
import * as matching from '#core/contracts/matching.ts';
import * as office from '#core/contracts/office.ts';
import * as ownAccount from '#core/contracts/own-account.ts';
import * as ownData from '#core/contracts/own-data.ts';
import * as ownTags from '#core/contracts/own-tags.ts';
import * as places from '#core/contracts/places.ts';
import * as platform from '#core/contracts/platform.ts';
import * as posters from '#core/contracts/posters.ts';
import * as serviceRequests from '#core/contracts/requests.ts';
import * as review from '#core/contracts/review.ts';
import { searchCall } from '#core/contracts/search.ts';
import * as sites from '#core/contracts/sites.ts';
import * as supporters from '#core/contracts/supporters.ts';
import * as flocks from './flock/calls.ts';
import * as flockOffice from './flock/office-calls.ts';
import { officeResourceCalls, recordRevealCall } from './office-calls.ts';

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
