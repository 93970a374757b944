import type { RouteObject } from 'react-router';
import { withWords } from '#web/kit/with-words.ts';
import { catalogues } from '#web/portal/catalogues.ts';
import { type PageHandle, page, section } from '#web/portal/page.ts';

const handle = (title: string, titleEN: string): PageHandle => ({ name: 'personal', title, titleEN, signIn: true });

const words = {
  personal: catalogues.personal,
  supporter: {
    CN: () => import('#features/supporters/texts/CN.ts'),
    EN: () => import('#features/supporters/texts/EN.ts'),
  },
};
const formWords = {
  ...words,
  application: catalogues.application,
  form: catalogues.form,
};

/** Below the personal centre: referring people and projects. */
export const supporterRoutes: RouteObject[] = [
  section('supporter', handle('创新赋能者', 'Innovation enabler'), [
    page(
      undefined,
      handle('创新赋能者', 'Innovation enabler'),
      withWords(words, () => import('./supporter-page.tsx')),
    ),
    page(
      'edit',
      { name: 'application', title: '填写赋能者信息', titleEN: 'Facts of an enabler', signIn: true },
      withWords(formWords, () => import('./edit-page.tsx')),
    ),
    page(
      'info',
      handle('赋能者须知', 'Rules of referring'),
      withWords(words, () => import('./info-page.tsx')),
    ),
  ]),
];
