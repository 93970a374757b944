import { createBrowserRouter } from 'react-router';
import { countRedirects } from '#web/kit/reach/redirects.ts';
import { officeRoutes } from './routes.tsx';

export const router = createBrowserRouter(officeRoutes(), { basename: '/office' });
countRedirects(router);
