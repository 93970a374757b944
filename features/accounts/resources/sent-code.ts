import { defineResource, type StatusTag } from '#core/resources/resource.ts';
import { keywordFilter } from '#core/resources/usual-parts.ts';

/** What became of a code; a newer one for the same purpose replaces it, and the day after its end it is forgotten. */
const results = {
  SENT: { label: { CN: '等待使用', EN: 'Waiting' }, tone: 'waiting' },
  USED: { label: { CN: '已使用', EN: 'Used' }, tone: 'done' },
  BLOCKED: { label: { CN: '错误过多，已作废', EN: 'Void after wrong tries' }, tone: 'problem' },
  FAILED: { label: { CN: '未能送出', EN: 'Not delivered' }, tone: 'problem' },
  OVER: { label: { CN: '已失效', EN: 'No longer valid' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

const channels = [
  { value: 'MAIL', label: { CN: '邮件', EN: 'Mail' } },
  { value: 'SMS', label: { CN: '短信', EN: 'Text message' } },
];

const scenes = [
  { value: 'CODE_LOGIN', label: { CN: '登录', EN: 'Sign in' } },
  { value: 'CODE_REGISTER', label: { CN: '注册', EN: 'Register' } },
  { value: 'CODE_BIND', label: { CN: '绑定', EN: 'Bind an address' } },
  { value: 'CODE_CONTACT', label: { CN: '确认邮箱', EN: 'Confirm an address' } },
  { value: 'CODE_OBJECT', label: { CN: '提出异议', EN: 'Object to a notice' } },
];

/** Codes sent to people: to whom, for what and with what result; the code itself is shown nowhere. */
export const sentCode = defineResource({
  code: 'sentcode',
  path: '/common/authcode',
  name: { CN: '公共代码', EN: 'Common codes' },
  item: { CN: '验证码', EN: 'code' },
  permission: 'Mgr.Common',
  export: 'Mgr.Common',
  objectType: 'sentcode',
  columns: [
    { key: 'recipient', title: { CN: '发往', EN: 'To' }, kind: 'text', width: 220, fixed: 'left' },
    { key: 'status', title: { CN: '结果', EN: 'Result' }, kind: 'status', width: 150 },
    { key: 'channel', title: { CN: '渠道', EN: 'Channel' }, kind: 'text', width: 110 },
    { key: 'scene', title: { CN: '用途', EN: 'For' }, kind: 'text', width: 130 },
    { key: 'tries', title: { CN: '已试', EN: 'Tries' }, kind: 'number', width: 80 },
    { key: 'createdAt', title: { CN: '发送时间', EN: 'Sent' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'expiresAt', title: { CN: '有效至', EN: 'Valid until' }, kind: 'date-time', width: 150 },
    { key: 'usedAt', title: { CN: '使用时间', EN: 'Used at' }, kind: 'date-time', width: 150, hidden: true },
  ],
  filters: [
    keywordFilter({ CN: '完整的邮箱或手机号', EN: 'A whole address or number' }),
    {
      key: 'status',
      label: { CN: '结果', EN: 'Result' },
      kind: 'multi',
      options: Object.entries(results).map(([value, { label }]) => ({ value, label })),
    },
    { key: 'channel', label: { CN: '渠道', EN: 'Channel' }, kind: 'choice', options: channels },
    { key: 'scene', label: { CN: '用途', EN: 'For' }, kind: 'choice', options: scenes },
    { key: 'createdAt', label: { CN: '发送时间', EN: 'Sent' }, kind: 'date-range' },
  ],
  sort: { key: 'createdAt', descending: true },
  statuses: results,
  facts: ['status', 'channel', 'scene', 'createdAt', 'expiresAt'],
  actions: [],
  empty: { CN: '还没有发出过验证码', EN: 'No codes were sent yet' },
});
