import type { RouteObject } from 'react-router';

/** `/tips/:topic?`. */
export const tipRoutes: RouteObject[] = [];
