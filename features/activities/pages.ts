import type { Heads, Pages } from '#core/pages.ts';

export const activityPages = {
  '/activity': { name: 'activity', title: { CN: '人才活动', EN: 'Talent Activities' } },
  '/activity/:id': { name: 'activity-one', title: { CN: '活动详情', EN: 'Activity' } },
  '/activity/:id/check-in': {
    name: 'activity-check-in',
    title: { CN: '活动签到', EN: 'Check in' },
    signIn: true,
    isApart: true,
  },
  '/personal/activity': { name: 'personal', title: { CN: '我的活动', EN: 'My activities' }, signIn: true },
} as const satisfies Pages;

/** What they tell search engines and messengers. */
export const activityHeads = {
  '/activity': {
    title: { CN: '人才活动', EN: 'Talent activities' },
    description: {
      CN: '云汀新区的沙龙、培训、宣讲、路演与招聘会：时间、地点、名额与在线报名。',
      EN: 'Salons, training, briefings, roadshows and job fairs in Yunting: when, where, seats left and sign-up.',
    },
  },
} satisfies Heads;
