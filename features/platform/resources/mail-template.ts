import { localeOptions } from '#core/resources/language-names.ts';
import { defineResource } from '#core/resources/resource.ts';
import { shippedFilter, shippedStatuses } from '#core/resources/shipped.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';

/** Words of the mails that the product writes by itself: those of the declared messages, and no others. */
export const mailTemplate = defineResource({
  code: 'mailtemplate',
  path: '/msg',
  name: { CN: '消息模板', EN: 'Message templates' },
  item: { CN: '模板', EN: 'template' },
  permission: 'Mgr.Msg',
  edit: 'Mgr.Msg.edit',
  objectType: 'mailtemplate',
  columns: [
    { key: 'name', title: { CN: '邮件', EN: 'Mail' }, kind: 'text', sortable: true, width: 240, fixed: 'left' },
    { key: 'to', title: { CN: '发给', EN: 'To' }, kind: 'text', width: 160 },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 110 },
    { key: 'language', title: { CN: '语言', EN: 'Language' }, kind: 'text', sortable: true, width: 110 },
    { key: 'code', title: { CN: '编码', EN: 'Code' }, kind: 'code', sortable: true, width: 160 },
    { key: 'subject', title: { CN: '主题', EN: 'Subject' }, kind: 'text', width: 260 },
    { key: 'variables', title: { CN: '可用变量', EN: 'Variables' }, kind: 'text', width: 180 },
    { key: 'preview', title: { CN: '预览', EN: 'Preview' }, kind: 'text', width: 320, hidden: true },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '邮件、编码、主题', EN: 'Mail, code or subject' }),
    {
      key: 'locale',
      label: { CN: '语言', EN: 'Language' },
      kind: 'choice',
      options: localeOptions,
    },
    shippedFilter,
  ],
  sort: { key: 'code', descending: false },
  statuses: shippedStatuses,
  facts: ['to', 'status', 'language', 'code', 'variables', 'updatedAt'],
  form: [
    { key: 'subject', kind: 'text', label: { CN: '主题', EN: 'Subject' }, max: 120, required: true },
    {
      key: 'body',
      kind: 'long-text',
      label: { CN: '正文', EN: 'Text' },
      hint: {
        CN: '每行一段；变量写成 {变量名}，可用的变量见列表；英文等语言里的单复数写成 {变量名:# day|# days}。称呼、按钮和落款自动加上。',
        EN: 'One paragraph a line; variables as {name}, those of the list; forms for a number as {name:# day|# days}. Greeting, button and footer are added.',
      },
      unit: 'characters',
      max: 4000,
      required: true,
    },
  ],
  actions: [
    {
      key: 'reset',
      label: { CN: '恢复默认', EN: 'Back to the shipped words' },
      permission: 'Mgr.Msg.edit',
      when: { field: 'status', is: 'CHANGED' },
      batch: true,
      confirm: { CN: '修改过的文字将被删除。', EN: 'The changed words are deleted.' },
    },
  ],
  empty: { CN: '没有模板', EN: 'No templates' },
});
