import type { Text } from '../text.ts';

/** What pages that anybody may read tell search engines and messengers about themselves, by path. */
export const pageHeads: Readonly<Record<string, { title: Text; description: Text }>> = {
  '/notify': {
    title: { CN: '通知公告', EN: 'Notices' },
    description: {
      CN: '云汀新区人才工作的通知、公示、结果与采购公告，公示期内可查看剩余时间。',
      EN: 'Notices, publicity, results and tenders of talent work in Yunting, with the time left of what is open to objection.',
    },
  },
  '/highlight': {
    title: { CN: '新闻资讯', EN: 'News' },
    description: {
      CN: '云汀新区人才服务、创新大赛、凤凰学院与 CBD 人才会客厅的新闻。',
      EN: 'News of talent services, the innovation contest, Phoenix College and the CBD talent lounge of Yunting.',
    },
  },
  '/polity': {
    title: { CN: '政策', EN: 'Policies' },
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
  '/serve': {
    title: { CN: '人才服务', EN: 'Services' },
    description: {
      CN: '人才认定、人才公寓等服务的条件、材料、流程与在线申报。',
      EN: 'Talent recognition, talent apartments and more: conditions, papers, steps and online application.',
    },
  },
  '/smartpolicy': {
    title: { CN: '智能政策', EN: 'Smart Policy' },
    description: {
      CN: '回答三个问题，一键找到适合您的人才、安居与创业政策，说明为什么符合、还差什么。',
      EN: 'Answer three questions and see which talent, housing and start-up policies are for you, and why.',
    },
  },
  '/phoenixplan/overview': {
    title: { CN: '凤凰计划', EN: 'Phoenix Plan' },
    description: {
      CN: '云汀新区凤凰计划：支持谁、支持多少、怎样申报和兑现。',
      EN: 'The Phoenix Plan of Yunting: whom it supports, with how much, how to apply and how it is paid.',
    },
  },
  '/activity': {
    title: { CN: '人才活动', EN: 'Talent activities' },
    description: {
      CN: '云汀新区的沙龙、培训、宣讲、路演与招聘会：时间、地点、名额与在线报名。',
      EN: 'Salons, training, briefings, roadshows and job fairs in Yunting: when, where, places left and sign-up.',
    },
  },
  '/search': {
    title: { CN: '搜索', EN: 'Search' },
    description: {
      CN: '搜索已经发布的通知公告、新闻、政策、岗位与服务指南。',
      EN: 'Search published notices, news, policies, posts and service guides.',
    },
  },
};
