import type { Pages } from '#core/pages.ts';

const apply = { CN: '凤凰计划申报', EN: 'Apply to the Phoenix Plan' };

/** Applying to the Phoenix Plan; the form and its progress are the pages of every programme. */
export const phoenixPages = {
  '/phoenixplan/apply': { name: 'phoenix-records', title: { CN: '申报记录', EN: 'My records' }, signIn: true },
  '/phoenixplan/apply/advance_type': { name: 'phoenix-type', title: apply, signIn: true },
  '/phoenixplan/apply/advance_personal': { name: 'phoenix-begin', title: apply, signIn: true },
  '/phoenixplan/apply/advance_ace': { name: 'phoenix-begin', title: apply, signIn: true },
  '/phoenixplan/apply/edit/:id': { signIn: true, leadsTo: '/serve/ppapply/edit/:id' },
  '/phoenixplan/apply/dtl/:id': {
    name: 'phoenix-record',
    title: { CN: '申报记录', EN: 'Record' },
    signIn: true,
  },
} as const satisfies Pages;
