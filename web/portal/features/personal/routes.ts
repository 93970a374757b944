import { type RouteObject, redirect } from 'react-router';
import { type PageHandle, page, section } from '../../page.ts';
import { activityWords } from '../activity/words.ts';
import { companyRoutes } from '../company/routes.ts';
import { smartWords } from '../smart-policy/words.ts';
import { supporterRoutes } from '../supporter/routes.ts';
import { withWords } from '../with-words.ts';

const personal: PageHandle = { name: 'personal', title: '个人中心', titleEN: 'My account', signIn: true };
const handle = (title: string, titleEN: string): PageHandle => ({ name: 'personal', title, titleEN, signIn: true });

const words = {
  personal: {
    CN: () => import('#core/texts/portal/personal/CN.ts'),
    EN: () => import('#core/texts/portal/personal/EN.ts'),
  },
  application: {
    CN: () => import('#core/texts/portal/application/CN.ts'),
    EN: () => import('#core/texts/portal/application/EN.ts'),
  },
};
const formWords = {
  ...words,
  form: { CN: () => import('#core/texts/portal/form/CN.ts'), EN: () => import('#core/texts/portal/form/EN.ts') },
  serve: {
    CN: () => import('#core/texts/portal/serve/CN.ts'),
    EN: () => import('#core/texts/portal/serve/EN.ts'),
  },
};

/** The personal centre; it opens on the overview. */
export const personalRoutes: RouteObject[] = [
  section('personal', personal, [
    { index: true, loader: () => redirect('/personal/user') },
    page(
      'user',
      handle('总览', 'Overview'),
      withWords(words, () => import('./overview-page.tsx')),
    ),
    // The specification's address of one application; the list it belongs to has the page.
    { path: 'user/declare/:id', loader: ({ params }) => redirect(`/personal/declare/${params.id}`) },
    section('declare', handle('我的申报', 'My applications'), [
      page(
        undefined,
        handle('我的申报', 'My applications'),
        withWords(words, () => import('./declare-page.tsx')),
      ),
      page(
        ':id',
        { name: 'application-one', title: '办理进度', titleEN: 'Progress', signIn: true },
        withWords(formWords, () => import('./declare-one-page.tsx')),
      ),
    ]),
    page(
      'activity',
      handle('我的活动', 'My activities'),
      withWords({ ...words, ...activityWords }, () => import('./activity-page.tsx')),
    ),
    page(
      'messages',
      handle('消息', 'Messages'),
      withWords(words, () => import('./messages-page.tsx')),
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
      withWords({ ...words, ...smartWords }, () => import('./follow-page.tsx')),
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
