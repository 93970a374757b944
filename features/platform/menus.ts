import { type Menu, menuOf, ownPages } from '#core/resources/menu.ts';
import { platformLists } from './lists.ts';

export const platformOwnPages = ownPages({
  '/platform': {
    name: 'Platform',
    title: { CN: '平台信息', EN: 'Platform information' },
    icon: 'global',
    codes: ['Mgr.PI'],
    hiddenBy: 'Mgr.OrderPlatform',
  },
  '/apilog': { name: 'ApiLog', title: { CN: '接口日志', EN: 'Call log' }, codes: ['Mgr.ApiLogPerm'] },
  '/apilog/mgr': { name: 'ApiLogMgr', title: { CN: '后台接口日志', EN: 'Office calls' }, codes: ['Mgr.ApiLogMgrPerm'] },
  '/apilog/web': { name: 'ApiLogWeb', title: { CN: '门户接口日志', EN: 'Portal calls' }, codes: ['Mgr.ApiLogWebPerm'] },
  '/busilog': { name: 'BusiLog', title: { CN: '业务日志', EN: 'Business log' }, codes: ['Mgr.BusiLogPerm'] },
  '/regions': {
    name: 'Regions',
    title: platformLists.region.name,
    icon: 'environment',
    codes: ['Mgr.Region'],
  },
  '/recycle': {
    name: 'Recycle',
    title: { CN: '回收站', EN: 'Recycle bin' },
    icon: 'trash',
    codes: ['Mgr.Content', 'Mgr.Activity', 'Mgr.Setting.edit'],
  },
  '/msg/outbox': { name: 'MsgOutbox', title: { CN: '发件箱', EN: 'Outbox' }, codes: ['Mgr.Msg'] },
});

export const platformMenu = platformOwnPages['/platform'];

export const regionMenu = platformOwnPages['/regions'];

export const dictionaryMenu = menuOf(platformLists.dict, { name: 'Dict', icon: 'bars' });

export const retentionMenu = menuOf(platformLists.retention, { name: 'Retention', icon: 'clock' });

export const recycleMenu = platformOwnPages['/recycle'];

export const logMenu: Menu = {
  name: 'Logs',
  title: { CN: '日志', EN: 'Logs' },
  icon: 'log',
  codes: ['Mgr.ApiLogPerm', 'Mgr.BusiLogPerm', 'Mgr.ApiLogMgrPerm', 'Mgr.ApiLogWebPerm'],
  children: [
    platformOwnPages['/apilog'],
    platformOwnPages['/apilog/mgr'],
    platformOwnPages['/apilog/web'],
    platformOwnPages['/busilog'],
  ],
};

export const messageMenu: Menu = {
  name: 'Msg',
  title: { CN: '消息', EN: 'Messages' },
  icon: 'mail',
  codes: ['Mgr.Msg'],
  children: [
    menuOf(platformLists.mailtemplate, { name: 'MsgTemplate', title: { CN: '消息模板', EN: 'Templates' } }),
    platformOwnPages['/msg/outbox'],
  ],
};
