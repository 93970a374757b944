import type { RouteObject } from 'react-router';
import { page, section } from '../../page.ts';

const list = { name: 'notify', title: '通知公告', titleEN: 'Notices' };

export const notifyRoutes: RouteObject[] = [
  section('notify', list, [
    page(undefined, list, () => import('./list-page.tsx')),
    page(':id', { name: 'notify-one', title: '公告详情', titleEN: 'Notice' }, () => import('./notice-page.tsx')),
  ]),
];
