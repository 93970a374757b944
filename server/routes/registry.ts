import type { Handler } from '../handle.ts';
import { fileRoutes } from './account/files.ts';
import { accountRoutes } from './account/routes.ts';
import { sessionRoutes } from './account/session.ts';
import { checkInRoutes } from './office/check-in.ts';
import { contentEditingRoutes } from './office/contents.ts';
import { flockOfficeRoutes } from './office/flocks.ts';
import { jobRoutes } from './office/jobs.ts';
import { keptDraftRoutes } from './office/kept-drafts.ts';
import { listViewRoutes } from './office/list-views.ts';
import { logRoutes } from './office/logs.ts';
import { officeRoutes } from './office/office.ts';
import { placeRoutes } from './office/places.ts';
import { platformRoutes } from './office/platform.ts';
import { resourceRoutes } from './office/resources.ts';
import { reviewRoutes } from './office/review.ts';
import { activitiesRoutes } from './portal/activities.ts';
import { applicationsRoutes } from './portal/applications.ts';
import { companiesRoutes } from './portal/companies.ts';
import { contentsRoutes } from './portal/contents.ts';
import { documentRoutes } from './portal/documents.ts';
import { homeRoutes } from './portal/home.ts';
import { matchingRoutes } from './portal/matching.ts';
import { miniSiteRoutes } from './portal/mini-sites.ts';
import { posterRoutes } from './portal/posters.ts';
import { serviceRequestRoutes } from './portal/requests.ts';
import { searchRoutes } from './portal/search.ts';
import { supportersRoutes } from './portal/supporters.ts';
import { flockDocumentRoutes } from './poultry/documents.ts';
import { farmRoutes } from './poultry/farms.ts';
import { sharingRoutes } from './poultry/shares.ts';

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
