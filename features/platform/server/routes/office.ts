import { badgesCall, dashboardCall, rightsCall, rightsPreviewCall, saveRightsCall } from '#core/contracts/office.ts';
import { getBadges, getDashboard } from '#features/casework/server/dashboard/queries.ts';
import { getRights, previewRights } from '#features/tenants/server/rights/queries.ts';
import { saveRights } from '#features/tenants/server/rights/save.ts';
import { type Handler, handle } from '#server/handle.ts';

export const officeRoutes: readonly Handler[] = [
  handle(dashboardCall, getDashboard),
  handle(badgesCall, getBadges),
  handle(rightsCall, getRights),
  handle(rightsPreviewCall, previewRights),
  handle(saveRightsCall, saveRights),
];
