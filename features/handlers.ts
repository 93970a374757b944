import type { Handler } from '#server/handle.ts';
import { fileRoutes } from '#server/routes/account/files.ts';
import { accountRoutes } from '#server/routes/account/routes.ts';
import { sessionRoutes } from '#server/routes/account/session.ts';
import { checkInRoutes } from '#server/routes/office/check-in.ts';
import { contentEditingRoutes } from '#server/routes/office/contents.ts';
import { jobRoutes } from '#server/routes/office/jobs.ts';
import { keptDraftRoutes } from '#server/routes/office/kept-drafts.ts';
import { listViewRoutes } from '#server/routes/office/list-views.ts';
import { logRoutes } from '#server/routes/office/logs.ts';
import { officeRoutes } from '#server/routes/office/office.ts';
import { placeRoutes } from '#server/routes/office/places.ts';
import { platformRoutes } from '#server/routes/office/platform.ts';
import { resourceRoutes } from '#server/routes/office/resources.ts';
import { reviewRoutes } from '#server/routes/office/review.ts';
import { activitiesRoutes } from '#server/routes/portal/activities.ts';
import { applicationsRoutes } from '#server/routes/portal/applications.ts';
import { companiesRoutes } from '#server/routes/portal/companies.ts';
import { contentsRoutes } from '#server/routes/portal/contents.ts';
import { documentRoutes } from '#server/routes/portal/documents.ts';
import { homeRoutes } from '#server/routes/portal/home.ts';
import { matchingRoutes } from '#server/routes/portal/matching.ts';
import { miniSiteRoutes } from '#server/routes/portal/mini-sites.ts';
import { posterRoutes } from '#server/routes/portal/posters.ts';
import { serviceRequestRoutes } from '#server/routes/portal/requests.ts';
import { searchRoutes } from '#server/routes/portal/search.ts';
import { supportersRoutes } from '#server/routes/portal/supporters.ts';
import { flockDocumentRoutes } from './flock/server/routes/documents.ts';
import { farmRoutes } from './flock/server/routes/farms.ts';
import { flockOfficeRoutes } from './flock/server/routes/office.ts';
import { sharingRoutes } from './flock/server/routes/shares.ts';

/** Every handler; main.ts refuses to start unless they answer exactly the calls of the contracts. */
export const handlers: readonly Handler[] = [
  ...sessionRoutes,
  ...accountRoutes,
  ...fileRoutes,
  ...homeRoutes,
  ...contentsRoutes,
  ...activitiesRoutes,
  ...checkInRoutes,
  ...searchRoutes,
  ...miniSiteRoutes,
  ...matchingRoutes,
  ...serviceRequestRoutes,
  ...posterRoutes,
  ...contentEditingRoutes,
  ...companiesRoutes,
  ...supportersRoutes,
  ...applicationsRoutes,
  ...documentRoutes,
  ...farmRoutes,
  ...sharingRoutes,
  ...flockDocumentRoutes,
  ...reviewRoutes,
  ...officeRoutes,
  ...placeRoutes,
  ...flockOfficeRoutes,
  ...platformRoutes,
  ...resourceRoutes,
  ...listViewRoutes,
  ...keptDraftRoutes,
  ...jobRoutes,
  ...logRoutes,
];
