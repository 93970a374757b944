import type { RouteObject } from 'react-router';

/** `/start`, `/r/:farmId/:reportId` (select section), `/r/:farmId/:reportId/:section`. */
export const scoringRoutes: RouteObject[] = [];
