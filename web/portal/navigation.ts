/** The header's tabs, declared once. A tab shows when its path, or one below it, is among the registered routes. */
export interface NavigationTab {
  name: string;
  title: string;
  titleEN: string;
  /** Groups have none of their own. */
  path?: string;
  children?: readonly NavigationTab[];
}

export const navigation: readonly NavigationTab[] = [
  { name: 'home', path: '/', title: '首页', titleEN: 'Home' },
  { name: 'activity', path: '/activity', title: '人才活动', titleEN: 'Talent Activities' },
  { name: 'highlight', path: '/highlight', title: '新闻资讯', titleEN: 'News Information' },
  { name: 'polity', path: '/polity', title: '政策', titleEN: 'Policy' },
  {
    name: 'featured',
    title: '特色专题',
    titleEN: 'Featured Front',
    children: [
      { name: 'itec', path: '/itecpage/home', title: 'ITEC 创新大赛', titleEN: 'ITEC' },
      {
        name: 'declare',
        path: '/DeclareApply',
        title: '科技人才申报',
        titleEN: 'Technology talent declaration',
        children: [
          {
            name: 'housing',
            path: '/DeclareApply/HousingApplication',
            title: '住房申请',
            titleEN: 'Housing application',
          },
        ],
      },
      { name: 'college', path: '/phenixcoll/home', title: '凤凰学院', titleEN: 'Phoenix College' },
    ],
  },
  { name: 'phoenixplan', path: '/phoenixplan/overview', title: '凤凰计划', titleEN: 'Phoenix Plan' },
  { name: 'notify', path: '/notify', title: '通知公告', titleEN: 'Notify' },
  { name: 'smartpolicy', path: '/smartpolicy', title: '智能政策', titleEN: 'Smart Policy' },
];

/** The part of the navigation whose pages exist; a group without any is left out. */
export function openTabs(tabs: readonly NavigationTab[], isKnown: (path: string) => boolean): NavigationTab[] {
  return tabs.flatMap((tab) => {
    const children = tab.children && openTabs(tab.children, isKnown);
    const own = tab.path !== undefined && isKnown(tab.path);
    if (!own && !children?.length) return [];
    return [
      { ...tab, path: own ? tab.path : undefined, children: children?.length ? children : undefined } as NavigationTab,
    ];
  });
}

const seniorNames = ['home', 'polity', 'notify', 'smartpolicy'];

/** The same for the simpler header of the senior mode: what most people come for, and one group with all the rest. */
export function seniorTabs(tabs: readonly NavigationTab[]): NavigationTab[] {
  const first = tabs.filter(({ name }) => seniorNames.includes(name));
  const rest = tabs.filter(({ name }) => !seniorNames.includes(name));
  // A group within the group would lie too deep: its members stand in it themselves.
  const children = rest.flatMap((tab) => (tab.path === undefined ? (tab.children ?? []) : [tab]));
  return children.length === 0 ? first : [...first, { name: 'more', title: '更多', titleEN: 'More', children }];
}

/** Whether the address lies on the tab or below it. */
export function isWithin(tab: NavigationTab, pathname: string): boolean {
  if (tab.children?.some((child) => isWithin(child, pathname))) return true;
  if (tab.path === undefined) return false;
  if (tab.path === '/') return pathname === '/';
  const root = `/${tab.path.split('/')[1]}`;
  return pathname === root || pathname.startsWith(`${root}/`);
}
