import { type Menu, menuOf } from '#core/resources/menu.ts';
import { accountLists } from '#features/accounts/lists.ts';
import { platformLists } from './lists.ts';

export const platformMenu: Menu = {
  name: 'Platform',
  title: { CN: '平台信息', EN: 'Platform information' },
  path: '/platform',
  screen: 'own',
  icon: 'global',
  codes: ['Mgr.PI'],
  hiddenBy: 'Mgr.OrderPlatform',
};

export const regionMenu = menuOf(platformLists.region, { name: 'Regions', icon: 'environment' });

export const commonCodeMenu = menuOf(accountLists.sentcode, { name: 'CommonAuthcode', icon: 'number' });

export const dictionaryMenu = menuOf(platformLists.dict, { name: 'Dict', icon: 'bars' });

export const retentionMenu = menuOf(platformLists.retention, { name: 'Retention', icon: 'clock' });

export const recycleMenu: Menu = {
  name: 'Recycle',
  title: { CN: '回收站', EN: 'Recycle bin' },
  path: '/recycle',
  screen: 'own',
  icon: 'trash',
  codes: ['Mgr.Content', 'Mgr.Activity', 'Mgr.Setting.edit'],
};

export const logMenu: Menu = {
  name: 'Logs',
  title: { CN: '日志', EN: 'Logs' },
  icon: 'log',
  codes: ['Mgr.ApiLogPerm', 'Mgr.BusiLogPerm', 'Mgr.ApiLogMgrPerm', 'Mgr.ApiLogWebPerm'],
  children: [
    {
      name: 'ApiLog',
      title: { CN: '接口日志', EN: 'Call log' },
      path: '/apilog',
      screen: 'own',
      codes: ['Mgr.ApiLogPerm'],
    },
    {
      name: 'ApiLogMgr',
      title: { CN: '后台接口日志', EN: 'Office calls' },
      path: '/apilog/mgr',
      screen: 'own',
      codes: ['Mgr.ApiLogMgrPerm'],
    },
    {
      name: 'ApiLogWeb',
      title: { CN: '门户接口日志', EN: 'Portal calls' },
      path: '/apilog/web',
      screen: 'own',
      codes: ['Mgr.ApiLogWebPerm'],
    },
    {
      name: 'BusiLog',
      title: { CN: '业务日志', EN: 'Business log' },
      path: '/busilog',
      screen: 'own',
      codes: ['Mgr.BusiLogPerm'],
    },
  ],
};

export const messageMenu: Menu = {
  name: 'Msg',
  title: { CN: '消息', EN: 'Messages' },
  icon: 'mail',
  codes: ['Mgr.Msg'],
  children: [
    menuOf(platformLists.mailtemplate, { name: 'MsgTemplate', title: { CN: '消息模板', EN: 'Templates' } }),
    {
      name: 'MsgOutbox',
      title: { CN: '发件箱', EN: 'Outbox' },
      path: '/msg/outbox',
      screen: 'own',
      codes: ['Mgr.Msg'],
    },
  ],
};
