import { defineResource, type StatusTag } from '#core/resources/resource.ts';
import { keywordFilter } from '#core/resources/usual-parts.ts';

const states = {
  SOON: { label: { CN: '未开始', EN: 'Not begun' }, tone: 'working' },
  ON: { label: { CN: '启用', EN: 'On' }, tone: 'done' },
  USED_UP: { label: { CN: '已用完', EN: 'Used up' }, tone: 'off' },
  EXPIRED: { label: { CN: '已过期', EN: 'Expired' }, tone: 'off' },
  OFF: { label: { CN: '停用', EN: 'Off' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

/** Access codes in batches; a code itself is shown once, in the file of its batch. */
export const accessBatch = defineResource({
  code: 'accesscode',
  path: '/common/authcode/access',
  name: { CN: '凭码', EN: 'Access codes' },
  item: { CN: '凭码', EN: 'batch of codes' },
  permission: 'Mgr.Common',
  export: 'Mgr.Common',
  objectType: 'access-code',
  columns: [
    { key: 'title', title: { CN: '用途', EN: 'For' }, kind: 'text', width: 240, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 110 },
    { key: 'sceneName', title: { CN: '场景', EN: 'Scene' }, kind: 'text', width: 120 },
    { key: 'ref', title: { CN: '对应', EN: 'Opens' }, kind: 'text', width: 220, priority: 3 },
    { key: 'tail', title: { CN: '码', EN: 'Code' }, kind: 'code', width: 110 },
    { key: 'codes', title: { CN: '个数', EN: 'Codes' }, kind: 'number', width: 90, priority: 3 },
    {
      key: 'used',
      title: { CN: '用了', EN: 'Used' },
      kind: 'number',
      sortable: true,
      draws: { as: 'part', of: 'uses' },
      width: 170,
    },
    { key: 'uses', title: { CN: '可用', EN: 'Uses' }, kind: 'number', width: 90, hidden: true },
    { key: 'valid', title: { CN: '有效期', EN: 'Valid' }, kind: 'text', width: 210 },
    { key: 'issuer', title: { CN: '发放人', EN: 'Issued by' }, kind: 'text', width: 120 },
    {
      key: 'createdAt',
      title: { CN: '生成时间', EN: 'Made' },
      kind: 'date-time',
      sortable: true,
      width: 150,
      hidden: true,
    },
  ],
  filters: [
    keywordFilter({ CN: '用途、末两位', EN: 'Purpose or last two characters' }),
    { key: 'scene', label: { CN: '场景', EN: 'Scene' }, kind: 'choice', options: 'scenes' },
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(states).map(([value, { label }]) => ({ value, label })),
    },
  ],
  sort: { key: 'createdAt', descending: true },
  statuses: states,
  facts: ['status', 'sceneName', 'ref', 'used', 'valid'],
  actions: [
    {
      key: 'disable',
      label: { CN: '停用', EN: 'Stop' },
      permission: 'Mgr.Common.edit',
      when: { field: 'status', in: ['ON', 'SOON'] },
      danger: true,
      confirm: {
        CN: '这批码都不能再用；已经用过的不受影响。以后可以再启用。',
        EN: 'None of these codes can be used any more. What was opened with them stays. You can turn them on again.',
      },
    },
    {
      key: 'enable',
      label: { CN: '启用', EN: 'Turn on' },
      permission: 'Mgr.Common.edit',
      when: { field: 'status', is: 'OFF' },
    },
  ],
  empty: { CN: '还没有生成过凭码', EN: 'No access codes yet' },
});
