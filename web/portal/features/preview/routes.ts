import type { RouteObject } from 'react-router';
import { page } from '../../page.ts';
import { withActivityWords } from '../activity/words.ts';

/** What the editor's link to unpublished content opens. */
export const previewRoutes: RouteObject[] = [
  page(
    'preview/:link',
    { name: 'preview', title: '内容预览', titleEN: 'Preview' },
    withActivityWords(() => import('./preview-page.tsx')),
  ),
];
