import { type Menu, menuOf, ownPages } from '#core/resources/menu.ts';
import { judgingLists } from './lists.ts';

export const judgingOwn = ownPages({
  '/itec/overview': {
    name: 'ItecOverview',
    title: { CN: '大赛总览', EN: 'Overview' },
    codes: ['Mgr.Itec.judge'],
  },
  '/itec/fairness': {
    name: 'ItecFairness',
    title: { CN: '结果与公平性', EN: 'Results and fairness' },
    codes: ['Mgr.Itec.judge'],
  },
  '/itec/stage': {
    name: 'ItecStage',
    title: { CN: '路演台', EN: 'On stage' },
    codes: ['Mgr.Itec.judge'],
  },
  '/itec/desk': {
    name: 'ItecDesk',
    title: { CN: '我的评审', EN: 'My judging' },
    icon: 'star',
    codes: ['Mgr.ItecJudge'],
    // Organisers judge nothing.
    hiddenBy: 'Mgr.Itec',
  },
});

/** Where organisers begin. */
export const contestOverviewMenu: Menu = judgingOwn['/itec/overview'];

/** What organisers find among the menus of the competition. */
export const judgingMenus: readonly Menu[] = [
  menuOf(judgingLists.itecjudging, { name: 'ItecJudging' }),
  judgingOwn['/itec/stage'],
  judgingOwn['/itec/fairness'],
  menuOf(judgingLists.itecjudge, { name: 'ItecJudge' }),
];

/** The judge's own desk, which those who only judge find by itself. */
export const judgeDeskMenu: Menu = judgingOwn['/itec/desk'];
