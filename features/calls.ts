import type { Contract } from '#core/contracts/contract.ts';
import * as files from '#core/contracts/files.ts';
import { findCall } from '#core/contracts/find.ts';
import * as jobs from '#core/contracts/jobs.ts';
import * as keptDrafts from '#core/contracts/kept-drafts.ts';
import * as listViews from '#core/contracts/list-views.ts';
import * as office from '#core/contracts/office.ts';
import * as replacedRegions from '#core/contracts/regions.ts';
import { recordRevealCall } from '#core/resources/resource-calls.ts';
import * as accessCodes from './access-codes/calls.ts';
import * as accounts from './accounts/calls/accounts.ts';
import * as invitations from './accounts/calls/invitations.ts';
import * as ownAccount from './accounts/calls/own-account.ts';
import * as ownData from './accounts/calls/own-data.ts';
import * as ownTags from './accounts/calls/own-tags.ts';
import * as activities from './activities/calls/activities.ts';
import { activityCalls } from './activities/calls/activity-calls.ts';
import * as apartments from './apartments/calls.ts';
import * as card from './benefits/calls/card.ts';
import * as complained from './benefits/calls/complained.ts';
import * as redeem from './benefits/calls/redeem.ts';
import * as statement from './benefits/calls/statement.ts';
import * as applications from './casework/calls/applications.ts';
import * as bulk from './casework/calls/bulk.ts';
import * as dossier from './casework/calls/dossier.ts';
import * as duplicates from './casework/calls/duplicates.ts';
import * as employer from './casework/calls/employer.ts';
import * as experts from './casework/calls/experts.ts';
import * as helping from './casework/calls/helping.ts';
import * as joint from './casework/calls/joint.ts';
import * as papers from './casework/calls/papers.ts';
import * as review from './casework/calls/review.ts';
import { decideYearCall, moveYearCall, yearFactsCall } from './casework/calls/year-editing.ts';
import { yearTrialCall } from './casework/calls/year-trial.ts';
import { programmeHeads } from './casework/programmes/heads.ts';
import * as companies from './companies/calls.ts';
import * as companyRights from './company-rights/calls.ts';
import * as competition from './competition/calls.ts';
import * as competitionCounter from './competition/counter-calls.ts';
import * as competitionOrganiser from './competition/organiser-calls.ts';
import * as complaints from './complaints/calls.ts';
import * as contentEditing from './contents/calls/content-editing.ts';
import { contentCalls, highlightCountCall } from './contents/calls/contents.ts';
import * as dataCentre from './data-centre/calls.ts';
import * as dataFile from './data-file/calls.ts';
import * as declarations from './declarations/calls.ts';
import * as flocks from './flock/calls.ts';
import * as flockOffice from './flock/office-calls.ts';
import * as flockShares from './flock/share-calls.ts';
import * as judging from './judging/calls.ts';
import * as judgingOrganiser from './judging/organiser-calls.ts';
import * as judgingResults from './judging/result-calls.ts';
import { learningCalls } from './learning/calls.ts';
import { pastScoresCall } from './learning/scale-calls.ts';
import { officeResourceCalls } from './office-calls.ts';
import * as payments from './payments/calls.ts';
import { phoenixCalls } from './phoenix-plan/calls.ts';
import * as places from './places/calls.ts';
import * as logs from './platform/calls/logs.ts';
import * as platform from './platform/calls/platform.ts';
import * as regions from './platform/calls/regions.ts';
import * as publicity from './publicity/calls.ts';
import * as report from './report-card/calls.ts';
import * as banners from './site/calls/banners.ts';
import { indexCall } from './site/calls/home.ts';
import * as serviceRequests from './site/calls/requests.ts';
import { searchCall } from './site/calls/search.ts';
import * as sites from './site/calls/sites.ts';
import * as matching from './smart-policy/calls.ts';
import * as supporters from './supporters/calls.ts';
import * as visits from './visits/calls.ts';

const nouns = [
  accounts,
  accessCodes,
  invitations,
  ownAccount,
  ownData,
  ownTags,
  files,
  replacedRegions,
  { indexCall },
  ...contentCalls.map(({ calls }) => calls),
  activityCalls,
  { highlightCountCall },
  { searchCall },
  sites,
  serviceRequests,
  banners,
  places,
  platform,
  regions,
  activities,
  contentEditing,
  matching,
  ...programmeHeads.map(({ code }) => applications.callsOf(code)),
  applications,
  employer,
  helping,
  experts,
  joint,
  papers,
  phoenixCalls,
  dataCentre,
  dataFile,
  dataFile.fileRecordCalls,
  payments,
  apartments,
  learningCalls,
  { pastScoresCall },
  declarations,
  publicity,
  report,
  companies,
  companyRights,
  supporters,
  complaints,
  competition,
  competitionCounter,
  competitionOrganiser,
  judging,
  judgingOrganiser,
  judgingResults,
  visits,
  card,
  complained,
  redeem,
  statement,
  flocks,
  flockShares,
  flockOffice,
  review,
  { yearTrialCall, yearFactsCall, moveYearCall, decideYearCall },
  bulk,
  dossier,
  duplicates,
  office,
  jobs,
  logs,
  logs.apilogCalls,
  logs.apilogMgrCalls,
  logs.apilogWebCalls,
  { findCall },
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
