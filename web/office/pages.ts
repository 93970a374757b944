import type { ComponentType } from 'react';
import { resources } from '#features/resources.ts';

/** A page module's one export. */
export interface PageModule {
  Page: ComponentType;
}

/** Pages with their own logic, by path below the office. Resources without an entry here get the generic screen. */
export const pages: Readonly<Record<string, () => Promise<PageModule>>> = {
  '/dashboard': () => import('#features/casework/office/dashboard/page.tsx'),
  '/activity/check-in': () => import('#features/activities/office/check-in/page.tsx'),
  '/apply/task': () => import('#features/casework/office/review/page.tsx'),
  '/system/role': () => import('#features/tenants/office/roles-page.tsx'),
  '/tenantperm': () => import('#features/tenants/office/tenants-page.tsx'),
  '/apilog': () => import('#features/platform/office/logs/all-calls-page.tsx'),
  '/apilog/mgr': () => import('#features/platform/office/logs/office-calls-page.tsx'),
  '/apilog/web': () => import('#features/platform/office/logs/portal-calls-page.tsx'),
  '/busilog': () => import('#features/platform/office/logs/business-page.tsx'),
  '/platform': () => import('#features/platform/office/information/page.tsx'),
  '/msg/outbox': () => import('#features/platform/office/outbox/page.tsx'),
};

/** Pages that are worked in edge to edge, with the sider folded. */
export const deskPaths: readonly string[] = ['/apply/task'];

/** Whether a path of the menus has a page; menus without one are not shown. */
export function hasPage(path: string): boolean {
  return path in pages || resources.some((resource) => resource.path === path);
}
