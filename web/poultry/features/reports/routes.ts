import type { RouteObject } from 'react-router';

/** `/reports`, `/reports/:farmId/:reportId`, `/shared/:token` (open), `/training`. */
export const reportRoutes: RouteObject[] = [];
