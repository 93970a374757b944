import { type Menu, menuOf, ownPages } from '#core/resources/menu.ts';
import { caseworkLists } from './lists.ts';

export const caseworkOwnPages = ownPages({
  '/dashboard': {
    name: 'Dashboard',
    title: { CN: '工作台', EN: 'Dashboard' },
    icon: 'home',
    codes: ['Mgr.Dashboard'],
  },
  '/apply/task': { name: 'ApplyTask', title: { CN: '审核任务', EN: 'Review tasks' }, codes: ['Mgr.Apply'] },
});

export const dashboardMenu = caseworkOwnPages['/dashboard'];

export const reviewMenu: Menu = {
  name: 'Apply',
  title: { CN: '申报审核', EN: 'Review' },
  icon: 'audit',
  codes: ['Mgr.Apply', 'Mgr.ApplyJoint', 'Mgr.ApplyProgram', 'Mgr.ApplyPay'],
  children: [
    caseworkOwnPages['/apply/task'],
    menuOf(caseworkLists.applyprogram, { name: 'ApplyProgram' }),
    menuOf(caseworkLists.extension, { name: 'ApplyExtension' }),
    menuOf(caseworkLists.sentence, { name: 'ApplySentence' }),
    menuOf(caseworkLists.casecheck, { name: 'ApplyJoint' }),
    menuOf(caseworkLists.departmentstaff, { name: 'ApplyDepartment' }),
  ],
};
