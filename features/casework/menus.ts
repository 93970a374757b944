import { type Menu, menuOf } from '#core/resources/menu.ts';
import { caseworkLists } from './lists.ts';

export const dashboardMenu: Menu = {
  name: 'Dashboard',
  title: { CN: '工作台', EN: 'Dashboard' },
  path: '/dashboard',
  screen: 'own',
  icon: 'home',
  codes: ['Mgr.Dashboard'],
};

export const reviewMenu: Menu = {
  name: 'Apply',
  title: { CN: '申报审核', EN: 'Review' },
  icon: 'audit',
  codes: ['Mgr.Apply', 'Mgr.ApplyProgram', 'Mgr.ApplyPay'],
  children: [
    {
      name: 'ApplyTask',
      title: { CN: '审核任务', EN: 'Review tasks' },
      path: '/apply/task',
      screen: 'own',
      codes: ['Mgr.Apply'],
    },
    menuOf(caseworkLists.applyprogram, { name: 'ApplyProgram' }),
  ],
};
