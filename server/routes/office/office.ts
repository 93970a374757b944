import { badgesCall, dashboardCall, rightsCall, rightsPreviewCall, saveRightsCall } from '#core/contracts/office.ts';
import { getBadges, getDashboard } from '../../domain/dashboard/queries.ts';
import { getRights, previewRights } from '../../domain/rights/queries.ts';
import { saveRights } from '../../domain/rights/save.ts';
import { type Handler, handle } from '../../handle.ts';

export const officeRoutes: readonly Handler[] = [
  handle(dashboardCall, getDashboard),
  handle(badgesCall, getBadges),
  handle(rightsCall, getRights),
  handle(rightsPreviewCall, previewRights),
  handle(saveRightsCall, saveRights),
];
