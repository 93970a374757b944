import type { Heads, Pages } from '#core/pages.ts';

const one = { CN: '投诉建议详情', EN: 'Complaint' };

export const complaintPages = {
  '/complaint': { name: 'complaint', title: { CN: '投诉与建议', EN: 'Complaints and suggestions' } },
  '/complaint/:no': { name: 'complaint-one', title: one },
  '/personal/complaint': { name: 'personal', title: { CN: '投诉与建议', EN: 'My complaints' }, signIn: true },
  '/personal/complaint/:no': { name: 'personal', title: one, signIn: true },
} as const satisfies Pages;

/** What they tell search engines and messengers. */
export const complaintHeads = {
  '/complaint': {
    title: { CN: '投诉与建议', EN: 'Complaints and suggestions' },
    description: {
      CN: '对合作商户、活动、办件和工作人员的投诉、建议与咨询：1 个工作日内受理，5 个工作日内答复，进度全程可查。',
      EN: 'Complain, suggest or ask about a shop, an activity, an application or our staff: accepted within one working day, answered within five.',
    },
  },
} satisfies Heads;
