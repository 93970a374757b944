import { type RouteObject, redirect } from 'react-router';
import { withContents } from '#features/contents/portal/words.ts';
import { withWords } from '#web/kit/with-words.ts';
import { page, section } from '#web/portal/page.ts';
import { smartWords } from './words.ts';

const title = { title: '智能政策', titleEN: 'Smart Policy' };
const withBoth = <M>(load: () => Promise<M>) => withWords(smartWords, withContents(load));

/** Three questions and what they lead to, the policies and services held against the own answers, and the end of a follow. */
export const smartPolicyRoutes: RouteObject[] = [
  section('smartpolicy', { name: 'smartpolicy', ...title }, [
    page(
      undefined,
      { name: 'smartpolicy', ...title },
      withWords(smartWords, () => import('./smart-page.tsx')),
    ),
    { path: 'policy', loader: () => redirect('/smartpolicy') },
    { path: 'serve', loader: () => redirect('/smartpolicy') },
    page(
      'policy/:id',
      { name: 'smartpolicy-policy', title: '政策匹配', titleEN: 'Policy match' },
      withBoth(() => import('./policy-page.tsx')),
    ),
    page(
      'serve/:id',
      { name: 'smartpolicy-serve', title: '服务匹配', titleEN: 'Service match' },
      withBoth(() => import('./serve-page.tsx')),
    ),
  ]),
  page(
    'unfollow/:link',
    { name: 'unfollow', title: '取消关注', titleEN: 'Stop following' },
    withWords(smartWords, () => import('./unfollow-page.tsx')),
  ),
];
