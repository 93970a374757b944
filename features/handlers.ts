import type { Handler } from '#server/handle.ts';
import { fileRoutes } from '#server/routes/files.ts';
import { jobRoutes } from '#server/routes/jobs.ts';
import { keptDraftRoutes } from '#server/routes/kept-drafts.ts';
import { listViewRoutes } from '#server/routes/list-views.ts';
import { resourceRoutes } from '#server/routes/resources.ts';
import { accountRoutes } from './accounts/server/routes/routes.ts';
import { sessionRoutes } from './accounts/server/routes/session.ts';
import { checkInRoutes } from './activities/server/routes/check-in.ts';
import { activitiesRoutes } from './activities/server/routes/portal.ts';
import { applicationsRoutes } from './casework/server/routes/applications.ts';
import { documentRoutes } from './casework/server/routes/documents.ts';
import { reviewRoutes } from './casework/server/routes/review.ts';
import { companiesRoutes } from './companies/server/routes.ts';
import { contentEditingRoutes } from './contents/server/routes/office.ts';
import { contentsRoutes } from './contents/server/routes/portal.ts';
import { flockDocumentRoutes } from './flock/server/routes/documents.ts';
import { farmRoutes } from './flock/server/routes/farms.ts';
import { flockOfficeRoutes } from './flock/server/routes/office.ts';
import { sharingRoutes } from './flock/server/routes/shares.ts';
import { placeRoutes } from './places/server/routes.ts';
import { logRoutes } from './platform/server/routes/logs.ts';
import { officeRoutes } from './platform/server/routes/office.ts';
import { platformRoutes } from './platform/server/routes/platform.ts';
import { bannerRoutes } from './site/server/routes/banners.ts';
import { homeRoutes } from './site/server/routes/home.ts';
import { miniSiteRoutes } from './site/server/routes/mini-sites.ts';
import { serviceRequestRoutes } from './site/server/routes/requests.ts';
import { searchRoutes } from './site/server/routes/search.ts';
import { matchingRoutes } from './smart-policy/server/routes.ts';
import { supportersRoutes } from './supporters/server/routes.ts';
import { tenantRoutes } from './tenants/server/routes.ts';

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
  ...bannerRoutes,
  ...contentEditingRoutes,
  ...companiesRoutes,
  ...supportersRoutes,
  ...applicationsRoutes,
  ...documentRoutes,
  ...farmRoutes,
  ...sharingRoutes,
  ...flockDocumentRoutes,
  ...tenantRoutes,
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
