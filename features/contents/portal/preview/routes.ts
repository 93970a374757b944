import type { RouteObject } from 'react-router';
import { withActivityWords } from '#features/activities/portal/words.ts';
import { page } from '#web/portal/page.ts';

/** What the editor's link to unpublished content opens. */
export const previewRoutes: RouteObject[] = [
  page(
    'preview/:link',
    { name: 'preview', title: '内容预览', titleEN: 'Preview' },
    withActivityWords(() => import('./preview-page.tsx')),
  ),
];
