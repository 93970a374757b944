import type { RouteObject } from 'react-router';
import { page } from '../../page.ts';
import { withContents } from '../contents/words.ts';

/** What the editor's link to unpublished content opens. */
export const previewRoutes: RouteObject[] = [
  page(
    'preview/:link',
    { name: 'preview', title: '内容预览', titleEN: 'Preview' },
    withContents(() => import('./preview-page.tsx')),
  ),
];
