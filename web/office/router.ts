import { createBrowserRouter } from 'react-router';
import { officeRoutes } from './routes.tsx';

export const router = createBrowserRouter(officeRoutes(), { basename: '/office' });
