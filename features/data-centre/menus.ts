import type { Menu } from '#core/resources/menu.ts';

export const dataCentreMenu: Menu = {
  name: 'DataCenter',
  title: { CN: '数据中心', EN: 'Data centre' },
  icon: 'chart',
  codes: ['Mgr.DataCenter'],
  children: [
    {
      name: 'DecisionCenter',
      title: { CN: '决策中心', EN: 'Decision centre' },
      path: '/data/decisioncenter',
      codes: ['Mgr.DataCenter'],
    },
    {
      name: 'ReportForm',
      title: { CN: '统计报表', EN: 'Reports' },
      path: '/data/reportform',
      codes: ['Mgr.DataCenter'],
    },
  ],
};
