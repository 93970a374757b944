import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const platformLists = resourceHeads({
  mailtemplate: {
    path: '/msg',
    name: { CN: '消息模板', EN: 'Message templates' },
    permission: 'Mgr.Msg',
    load: async () => (await import('./resources/mail-template.ts')).mailTemplate,
  },
  region: {
    path: '/regions',
    name: { CN: '区域', EN: 'Regions' },
    permission: 'Mgr.Region',
    load: async () => (await import('./resources/region.ts')).region,
  },
  dict: {
    path: '/dict',
    name: { CN: '字典', EN: 'Dictionary' },
    permission: 'Mgr.Dict',
    load: async () => (await import('./resources/dictionary-entry.ts')).dictionaryEntry,
  },
  retention: {
    path: '/system/retention',
    name: { CN: '数据保存期限', EN: 'Retention' },
    permission: 'Mgr.PI',
    load: async () => (await import('./resources/retention.ts')).retentionRule,
  },
});
