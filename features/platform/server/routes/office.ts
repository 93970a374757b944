import { badgesCall, dashboardCall } from '#core/contracts/office.ts';
import { getBadges, getDashboard } from '#features/casework/server/dashboard/queries.ts';
import { type Handler, handle } from '#server/handle.ts';

export const officeRoutes: readonly Handler[] = [handle(dashboardCall, getDashboard), handle(badgesCall, getBadges)];
