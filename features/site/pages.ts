import type { Heads, Page, PageHead, Pages } from '#core/pages.ts';
import { type MiniSite, miniSites, planPath } from '#features/contents/shared/sites.ts';

const plan = { CN: '凤凰计划', EN: 'Phoenix Plan' };
const one: Page = { name: 'site-page', title: { CN: '详情', EN: 'Page' } };

/** The home, the search, the services, the Phoenix Plan, and what shows something of several rooms. */
export const sitePages = {
  '/': { name: 'home', title: { CN: '首页', EN: 'Home' } },
  '/search': { name: 'search', title: { CN: '搜索', EN: 'Search' } },
  '/serve': { name: 'serve', title: { CN: '人才服务', EN: 'Services' } },
  '/serve/high/:type': { name: 'serve-high', title: { CN: '一对一服务', EN: 'One-to-one service' }, signIn: true },
  '/serve/:type': { name: 'serve-type', title: { CN: '办理指南', EN: 'Service guide' } },
  '/personal': {
    name: 'personal',
    title: { CN: '个人中心', EN: 'My account' },
    signIn: true,
    leadsTo: '/personal/user',
  },
  '/personal/user': { name: 'personal', title: { CN: '总览', EN: 'Overview' }, signIn: true },
  '/accessibility': { name: 'accessibility', title: { CN: '无障碍声明', EN: 'Accessibility' } },
  '/terms': { name: 'terms', title: { CN: '用户协议', EN: 'Terms of use' } },
  '/privacy': { name: 'privacy', title: { CN: '隐私政策', EN: 'Privacy policy' } },
  // What the editor's link to unpublished content opens.
  '/preview/:link': { name: 'preview', title: { CN: '内容预览', EN: 'Preview' } },
  [planPath]: { name: 'phoenixplan', title: plan, leadsTo: `${planPath}/overview` },
  [`${planPath}/overview`]: { name: 'phoenixplan', title: plan },
  [`${planPath}/:id`]: one,
} as const satisfies Pages;

/** What they tell search engines and messengers. */
export const siteHeads = {
  '/serve': {
    description: {
      CN: '人才认定、人才公寓等服务的条件、材料、流程与在线申报。',
      EN: 'Talent recognition, talent apartments and more: conditions, papers, steps and online application.',
    },
  },
  '/search': {
    description: {
      CN: '搜索已经发布的通知公告、新闻、政策、岗位与服务指南。',
      EN: 'Search published notices, news, policies, posts and service guides.',
    },
    isUnlisted: true,
  },
  '/accessibility': {
    description: {
      CN: '本平台的无障碍与适老化：键盘、读屏、大字、深色，做不到的地方和联系办法。',
      EN: 'How this platform serves everybody: keyboard, screen readers, larger type, dark scheme, its limits and whom to tell.',
    },
  },
  '/terms': {
    description: {
      CN: '使用本平台的约定：账号、提交的内容、以谁的决定为准。',
      EN: 'What using this platform means: your account, what you hand in, whose decision counts.',
    },
  },
  '/privacy': {
    description: {
      CN: '本平台记录哪些个人信息、用来做什么、谁能看到、保存多久，以及您的权利。',
      EN: 'Which personal data this platform records, what for, who sees them, how long they are kept, and your rights.',
    },
  },
  [`${planPath}/overview`]: {
    description: {
      CN: '云汀新区凤凰计划：支持谁、支持多少、怎样申报和兑现。',
      EN: 'The Phoenix Plan of Yunting: whom it supports, with how much, how to apply and how it is paid.',
    },
  },
} satisfies Heads;

/** The mini-sites, each with the same pages below a frame in its own colours. */
export const miniSitePages: Pages = Object.assign({}, ...miniSites.map(pagesOf));

/** They tell the same of their home, their activities and their news. */
export const miniSiteHeads: Heads = /* @__PURE__ */ headsOf(miniSites);

function pagesOf({ path, name }: MiniSite): Pages {
  const home = { name: 'site', title: name };
  return {
    [path]: { ...home, leadsTo: `${path}/home` },
    [`${path}/home`]: home,
    [`${path}/activity`]: { name: 'site-activity', title: { CN: '活动', EN: 'Activities' } },
    [`${path}/activity/:id`]: { name: 'site-activity-one', title: { CN: '活动详情', EN: 'Activity' } },
    [`${path}/highlight`]: { name: 'site-highlight', title: { CN: '动态', EN: 'News' } },
    [`${path}/highlight/:id`]: { name: 'site-highlight-one', title: { CN: '动态详情', EN: 'Story' } },
    [`${path}/:id`]: one,
  };
}

function headsOf(sites: readonly MiniSite[]): Heads {
  const heads = sites.flatMap(({ path, name, note }): [string, PageHead][] => {
    const head = { title: name, description: note };
    const unlisted: PageHead = { ...head, isUnlisted: true };
    return [
      [`${path}/home`, head],
      [`${path}/activity`, unlisted],
      [`${path}/highlight`, unlisted],
    ];
  });
  return Object.fromEntries(heads);
}
