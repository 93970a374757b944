import type { Heads, Pages } from '#core/pages.ts';

/** Three questions and what they lead to, the policies and services held against the own answers, and what one follows. */
export const smartPolicyPages = {
  '/smartpolicy': { name: 'smartpolicy', title: { CN: '智能政策', EN: 'Smart Policy' } },
  '/smartpolicy/policy': { leadsTo: '/smartpolicy' },
  '/smartpolicy/policy/:id': { name: 'smartpolicy-policy', title: { CN: '政策匹配', EN: 'Policy match' } },
  '/smartpolicy/serve': { leadsTo: '/smartpolicy' },
  '/smartpolicy/serve/:id': { name: 'smartpolicy-serve', title: { CN: '服务匹配', EN: 'Service match' } },
  // With whether it is for the reader.
  '/polity/:id': { name: 'polity-one', title: { CN: '政策详情', EN: 'Policy' } },
  '/post/:id': { name: 'post-one', title: { CN: '岗位详情', EN: 'Scarce post' } },
  '/unfollow/:link': { name: 'unfollow', title: { CN: '取消关注', EN: 'Stop following' } },
  '/personal/follow': { name: 'personal', title: { CN: '我的关注', EN: 'What I follow' }, signIn: true },
} as const satisfies Pages;

/** What they tell search engines and messengers. */
export const smartPolicyHeads = {
  '/smartpolicy': {
    description: {
      CN: '回答三个问题，一键找到适合您的人才、安居与创业政策，说明为什么符合、还差什么。',
      EN: 'Answer three questions and see which talent, housing and start-up policies are for you, and why.',
    },
  },
} satisfies Heads;
