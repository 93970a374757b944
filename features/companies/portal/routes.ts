import type { RouteObject } from 'react-router';
import { withWords } from '#web/kit/with-words.ts';
import { catalogues } from '#web/portal/catalogues.ts';
import { type PageHandle, page, section } from '#web/portal/page.ts';

const handle = (title: string, titleEN: string): PageHandle => ({ name: 'personal', title, titleEN, signIn: true });
const form = (title: string, titleEN: string): PageHandle => ({ name: 'application', title, titleEN, signIn: true });

const words = {
  personal: catalogues.personal,
  company: {
    CN: () => import('#features/companies/texts/CN.ts'),
    EN: () => import('#features/companies/texts/EN.ts'),
  },
};
const formWords = {
  ...words,
  application: catalogues.application,
  form: catalogues.form,
};

/** Below the personal centre: the company one acts for, who else does, and one's own certificates. */
export const companyRoutes: RouteObject[] = [
  section('auth', handle('单位认证', 'Company authentication'), [
    page(
      undefined,
      handle('单位认证', 'Company authentication'),
      withWords(words, () => import('./status-page.tsx')),
    ),
    page(
      'edit',
      form('填写认证材料', 'Authentication form'),
      withWords(formWords, () => import('./edit-page.tsx')),
    ),
    page(
      'members',
      { ...handle('单位成员', 'Company members'), company: true },
      withWords(words, () => import('./members-page.tsx')),
    ),
    section('talentInfo', handle('人才证书', 'Talent certificates'), [
      page(
        undefined,
        handle('人才证书', 'Talent certificates'),
        withWords(words, () => import('./talent-page.tsx')),
      ),
      page(
        'talent',
        form('填写人才证书', 'Fill in certificates'),
        withWords(formWords, () => import('./talent-edit-page.tsx')),
      ),
    ]),
  ]),
];
