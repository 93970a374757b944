import type { Heads, Pages } from '#core/pages.ts';

/** The list of each type of content, and one of those that are the same for everybody. */
export const contentPages = {
  '/notify': { name: 'notify', title: { CN: '通知公告', EN: 'Notices' } },
  '/notify/:id': { name: 'notify-one', title: { CN: '公告详情', EN: 'Notice' } },
  '/highlight': { name: 'highlight', title: { CN: '新闻资讯', EN: 'News' } },
  '/highlight/:id': { name: 'highlight-one', title: { CN: '新闻详情', EN: 'Story' } },
  '/polity': { name: 'polity', title: { CN: '政策', EN: 'Policies' } },
  '/post': { name: 'post', title: { CN: '紧缺岗位目录', EN: 'Scarce posts' } },
} as const satisfies Pages;

/** What they tell search engines and messengers. */
export const contentHeads = {
  '/notify': {
    description: {
      CN: '云汀新区人才工作的通知、公示、结果与采购公告，公示期内可查看剩余时间。',
      EN: 'Notices, public notices, results and tenders of talent work in Yunting, with the time left of what is open to objection.',
    },
  },
  '/highlight': {
    description: {
      CN: '云汀新区人才服务、创新大赛、凤凰学院与 CBD 人才会客厅的新闻。',
      EN: 'News of talent services, the innovation contest, Phoenix College and the CBD talent lounge of Yunting.',
    },
  },
  '/polity': {
    description: {
      CN: '国家、市、区与园区的人才政策，可按级别、部门、领域、发文日期与文号查找。',
      EN: 'Talent policies of nation, city, district and park, by level, department, field, date and issue number.',
    },
  },
  '/post': {
    title: { CN: '紧缺岗位', EN: 'Scarce posts' },
    description: {
      CN: '云汀新区紧缺人才目录：岗位、行业、紧缺程度、学历与年薪。',
      EN: 'Posts that are hard to fill in Yunting: industry, scarcity, education and pay.',
    },
  },
} satisfies Heads;
