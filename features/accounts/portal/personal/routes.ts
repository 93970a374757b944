import { type RouteObject, redirect } from 'react-router';
import { activityWords } from '#features/activities/portal/words.ts';
import { companyRoutes } from '#features/companies/portal/routes.ts';
import { smartWords } from '#features/smart-policy/portal/words.ts';
import { supporterRoutes } from '#features/supporters/portal/routes.ts';
import { withWords } from '#web/kit/with-words.ts';
import { catalogues } from '#web/portal/catalogues.ts';
import { type PageHandle, page, section } from '#web/portal/page.ts';

const personal: PageHandle = { name: 'personal', title: '个人中心', titleEN: 'My account', signIn: true };
const handle = (title: string, titleEN: string): PageHandle => ({ name: 'personal', title, titleEN, signIn: true });

const words = {
  personal: catalogues.personal,
  application: catalogues.application,
};
const formWords = {
  ...words,
  form: catalogues.form,
  serve: catalogues.serve,
};

/** The personal centre; it opens on the overview. */
export const personalRoutes: RouteObject[] = [
  section('personal', personal, [
    { index: true, loader: () => redirect('/personal/user') },
    page(
      'user',
      handle('总览', 'Overview'),
      withWords({ ...words, ...activityWords }, () => import('./overview-page.tsx')),
    ),
    // The specification's address of one application; the list it belongs to has the page.
    { path: 'user/declare/:id', loader: ({ params }) => redirect(`/personal/declare/${params.id}`) },
    section('declare', handle('我的申报', 'My applications'), [
      page(
        undefined,
        handle('我的申报', 'My applications'),
        withWords(words, () => import('#features/casework/portal/declare/declare-page.tsx')),
      ),
      page(
        ':id',
        { name: 'application-one', title: '办理进度', titleEN: 'Progress', signIn: true },
        withWords(formWords, () => import('#features/casework/portal/declare/declare-one-page.tsx')),
      ),
    ]),
    page(
      'activity',
      handle('我的活动', 'My activities'),
      withWords({ ...words, ...activityWords }, () => import('#features/activities/portal/own/activity-page.tsx')),
    ),
    page(
      'messages',
      handle('消息', 'Messages'),
      withWords(words, () => import('#features/platform/portal/messages-page.tsx')),
    ),
    page(
      'tag',
      handle('我的标签', 'My tags'),
      withWords(words, () => import('./tag-page.tsx')),
    ),
    ...companyRoutes,
    ...supporterRoutes,
    page(
      'follow',
      handle('我的关注', 'What I follow'),
      withWords({ ...words, ...smartWords }, () => import('#features/smart-policy/portal/follow-page.tsx')),
    ),
    page(
      'data',
      handle('我的数据', 'My data'),
      withWords(words, () => import('./data-page.tsx')),
    ),
    page(
      'setting',
      handle('设置与安全', 'Settings'),
      withWords(words, () => import('./setting-page.tsx')),
    ),
  ]),
];
