import type { RouteObject } from 'react-router';
import { withWords } from '../../../kit/with-words.ts';
import { type PageHandle, page, section } from '../../page.ts';
import { catalogues } from '../catalogues.ts';

const handle = (title: string, titleEN: string): PageHandle => ({ name: 'personal', title, titleEN, signIn: true });

const words = {
  personal: catalogues.personal,
  supporter: {
    CN: () => import('#core/texts/portal/supporter/CN.ts'),
    EN: () => import('#core/texts/portal/supporter/EN.ts'),
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
