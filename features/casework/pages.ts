import type { Heads, Pages } from '#core/pages.ts';

const progress = { CN: '办理进度', EN: 'Progress' };

/** Services and applications; what there is to apply for is a matter of the programmes, not of the pages. */
export const caseworkPages = {
  '/serve': { name: 'serve', title: { CN: '人才服务', EN: 'Services' } },
  '/serve/high/:type': { name: 'serve-high', title: { CN: '一对一服务', EN: 'One-to-one service' }, signIn: true },
  '/serve/:type': { name: 'serve-type', title: { CN: '办理指南', EN: 'Service guide' } },
  // A new application gets an address of its own in the middle of a word.
  '/serve/:type/add': {
    name: 'application',
    title: { CN: '填写申报', EN: 'Application form' },
    signIn: true,
    also: ['/serve/:type/edit/:id'],
  },
  '/serve/:type/dtl/:id': { name: 'application-one', title: progress, signIn: true },
  '/personal/declare': { name: 'personal', title: { CN: '我的申报', EN: 'My applications' }, signIn: true },
  '/personal/declare/:id': { name: 'application-one', title: progress, signIn: true },
  // The specification's address of one application; the list it belongs to has the page.
  '/personal/user/declare/:id': { signIn: true, leadsTo: '/personal/declare/:id' },
  '/verify/:code': { name: 'verify', title: { CN: '回执核验', EN: 'Check of a receipt' } },
} as const satisfies Pages;

/** What they tell search engines and messengers. */
export const caseworkHeads = {
  '/serve': {
    description: {
      CN: '人才认定、人才公寓等服务的条件、材料、流程与在线申报。',
      EN: 'Talent recognition, talent apartments and more: conditions, papers, steps and online application.',
    },
  },
} satisfies Heads;
