import type { Pages } from '#core/pages.ts';

/** Below the personal centre: the company one acts for, who else does, and one's own certificates. */
export const companyPages = {
  '/personal/auth': { name: 'personal', title: { CN: '单位认证', EN: 'Company authentication' }, signIn: true },
  '/personal/auth/edit': {
    name: 'application',
    title: { CN: '填写认证材料', EN: 'Authentication form' },
    signIn: true,
  },
  '/personal/auth/members': {
    name: 'personal',
    title: { CN: '单位成员', EN: 'Company members' },
    signIn: true,
    company: true,
  },
  '/personal/auth/talentInfo': {
    name: 'personal',
    title: { CN: '人才证书', EN: 'Talent certificates' },
    signIn: true,
  },
  '/personal/auth/talentInfo/talent': {
    name: 'application',
    title: { CN: '填写人才证书', EN: 'Fill in certificates' },
    signIn: true,
  },
} as const satisfies Pages;
