import type { RouteObject } from 'react-router';

export const farmRoutes: RouteObject[] = [];
