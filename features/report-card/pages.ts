import type { Heads, Pages } from '#core/pages.ts';

/** How fast the office works, for everybody to see. */
export const reportPages = {
  '/report-card': { name: 'report-card', title: { CN: '办事成绩单', EN: 'Our report card' } },
} as const satisfies Pages;

/** What it tells search engines and messengers. */
export const reportHeads = {
  '/report-card': {
    description: {
      CN: '各事项每个环节用了多少天、多少件退回补正及原因、多少异议成立，按年度公开，可下载。',
      EN: 'How many days each step of each service took, how many applications came back and why, and how many objections were upheld, by year and as files.',
    },
  },
} satisfies Heads;
