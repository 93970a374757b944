import { type Menu, menuOf, ownPages } from '#core/resources/menu.ts';
import { dataCentreLists } from './lists.ts';

export const dataCentreOwnPages = ownPages({
  '/data/decisioncenter': {
    name: 'DecisionCenter',
    title: { CN: '决策中心', EN: 'Decision centre' },
    codes: ['Mgr.DataCenter'],
  },
});

export const dataCentreMenu: Menu = {
  name: 'DataCenter',
  title: { CN: '数据中心', EN: 'Data centre' },
  icon: 'chart',
  codes: ['Mgr.DataCenter'],
  children: [dataCentreOwnPages['/data/decisioncenter'], menuOf(dataCentreLists.reportform, { name: 'ReportForm' })],
};
