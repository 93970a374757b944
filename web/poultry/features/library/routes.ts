import type { RouteObject } from 'react-router';

/** `/library`, `/library/:key`. */
export const libraryRoutes: RouteObject[] = [];
