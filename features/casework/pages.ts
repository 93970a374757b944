import type { Pages } from '#core/pages.ts';

const progress = { CN: '办理进度', EN: 'Progress' };

/** Applications; what there is to apply for is a matter of the programmes, not of the pages. */
export const caseworkPages = {
  // A new application gets an address of its own in the middle of a word.
  '/serve/:type/add': {
    name: 'application',
    title: { CN: '填写申报', EN: 'Application form' },
    signIn: true,
    also: ['/serve/:type/edit/:id'],
  },
  '/serve/:type/help/:id': { name: 'help', title: { CN: '请人协助填写', EN: 'Let somebody help' }, signIn: true },
  '/serve/:type/dtl/:id': { name: 'application-one', title: progress, signIn: true },
  '/personal/declare': { name: 'personal', title: { CN: '我的申报', EN: 'My applications' }, signIn: true },
  '/personal/declare/:id': { name: 'application-one', title: progress, signIn: true },
  '/personal/helping': { name: 'personal', title: { CN: '代人填写', EN: 'Filling in for others' }, signIn: true },
  '/personal/helping/:id': { name: 'help-one', title: { CN: '协助填写', EN: 'Helping' }, signIn: true },
  '/personal/unit': {
    name: 'personal',
    title: { CN: '待单位确认', EN: 'To be confirmed' },
    signIn: true,
    company: true,
  },
  '/personal/unit/:id': {
    name: 'employer-case',
    title: { CN: '单位核对', EN: 'Check as the employer' },
    signIn: true,
    company: true,
  },
  // The specification's address of one application; the list it belongs to has the page.
  '/personal/user/declare/:id': { signIn: true, leadsTo: '/personal/declare/:id' },
  '/verify': { name: 'verify', title: { CN: '回执与证书核验', EN: 'Check a receipt or certificate' } },
  '/verify/:code': { name: 'verify-one', title: { CN: '核验结果', EN: 'Result' } },
} as const satisfies Pages;
