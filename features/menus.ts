import { isMenuVisible, leavesOf, type Menu, type MenuGroup } from '#core/resources/menu.ts';
import { commonCodeMenu } from './access-codes/menus.ts';
import { activityMenu, checkInMenu, signupMenu } from './activities/menus.ts';
import { apartmentMenu } from './apartments/menus.ts';
import { customerMenu, redemptionMenu, shopMenu } from './benefits/menus.ts';
import { dashboardMenu, reviewMenu } from './casework/menus.ts';
import { companyMenu } from './companies/menus.ts';
import { rightMenu } from './company-rights/menus.ts';
import { competitionMenu } from './competition/menus.ts';
import { complaintMenu } from './complaints/menus.ts';
import { contentMenus, linkMenu } from './contents/menus.ts';
import { dataCentreMenu } from './data-centre/menus.ts';
import { batchMenu } from './declarations/menus.ts';
import { flockMenus, versionMenu } from './flock/menus.ts';
import { contestOverviewMenu, judgeDeskMenu, judgingMenus } from './judging/menus.ts';
import { examMenu, learningMenus } from './learning/menus.ts';
import { paymentMenus } from './payments/menus.ts';
import { renewalMenu } from './phoenix-plan/menus.ts';
import { bookingMenu, placeMenu } from './places/menus.ts';
import {
  dictionaryMenu,
  logMenu,
  messageMenu,
  platformMenu,
  recycleMenu,
  regionMenu,
  retentionMenu,
} from './platform/menus.ts';
import { objectionMenu, roundMenu } from './publicity/menus.ts';
import { stepMenu } from './report-card/menus.ts';
import { bannerMenu, requestMenu } from './site/menus.ts';
import { originMenu, supporterMenu } from './supporters/menus.ts';
import { systemMenu, tenantMenu, tenantRightsMenu } from './tenants/menus.ts';
import { visitKitMenu, visitMenu } from './visits/menus.ts';

/** The back office's menus in the order they are shown, with the rules of the specification's section 6. */
export const menuGroups: readonly MenuGroup[] = [
  { title: null, menus: [dashboardMenu] },
  {
    title: { CN: '业务办理', EN: 'Casework' },
    menus: [
      {
        ...reviewMenu,
        children: [
          ...(reviewMenu.children ?? []),
          roundMenu,
          objectionMenu,
          renewalMenu,
          batchMenu,
          ...paymentMenus,
          stepMenu,
        ],
      },
      apartmentMenu,
      {
        ...competitionMenu,
        children: [contestOverviewMenu, ...(competitionMenu.children ?? []), ...judgingMenus, visitMenu],
      },
      judgeDeskMenu,
      visitKitMenu,
      companyMenu,
      rightMenu,
      supporterMenu,
      complaintMenu,
    ],
  },
  {
    title: { CN: '内容与服务', EN: 'Content and services' },
    menus: [
      {
        name: 'Content',
        title: { CN: '内容发布', EN: 'Content' },
        icon: 'file',
        codes: ['Mgr.Content'],
        children: [...contentMenus, requestMenu, linkMenu],
      },
      {
        name: 'Activity',
        title: { CN: '人才活动', EN: 'Activities' },
        icon: 'calendar',
        codes: ['Mgr.Activity', 'Mgr.Prebook'],
        children: [activityMenu, signupMenu, bookingMenu, checkInMenu],
      },
      shopMenu,
      redemptionMenu,
      customerMenu,
      ...learningMenus,
      {
        name: 'Setting',
        title: { CN: '设置', EN: 'Settings' },
        icon: 'setting',
        children: [originMenu, examMenu, placeMenu, bannerMenu],
      },
      platformMenu,
    ],
  },
  flockMenus,
  { title: { CN: '数据', EN: 'Data' }, menus: [dataCentreMenu, regionMenu, commonCodeMenu, dictionaryMenu] },
  {
    title: { CN: '系统', EN: 'System' },
    menus: [versionMenu, tenantMenu, tenantRightsMenu, systemMenu, retentionMenu, recycleMenu, logMenu, messageMenu],
  },
];

/** The entries that have a page, in the order of the menus. */
export const officePages: readonly Menu[] = menuGroups
  .flatMap(({ menus }) => menus.flatMap(leavesOf))
  .filter(({ screen }) => screen !== undefined);

/** Whether a path of the menus has a page; menus without one are not shown. */
export function hasPage(path: string): boolean {
  return officePages.some((page) => page.path === path);
}

/** The menus somebody sees, groups and children without a visible entry left out. */
export function visibleMenus(permCodes: readonly string[], hasRoute = hasPage): MenuGroup[] {
  const keep = (menu: Menu): Menu[] => {
    if (!isMenuVisible(menu, permCodes)) return [];
    if (!menu.children) return menu.path && hasRoute(menu.path) ? [menu] : [];
    const children = menu.children.flatMap(keep);
    return children.length > 0 ? [{ ...menu, children }] : [];
  };
  return menuGroups
    .map((group) => ({ ...group, menus: group.menus.flatMap(keep) }))
    .filter((group) => group.menus.length > 0);
}
