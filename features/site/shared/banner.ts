import { bilingualText } from '#core/forms/bilingual.ts';
import type { Field } from '#core/forms/field.ts';
import type { FilesField } from '#core/forms/kinds/files.ts';
import type { StatusTag } from '#core/resources/resource.ts';
import { bannerPositions } from './positions.ts';

export const bannerLinks = [
  { value: 'NONE', label: { CN: '不跳转', EN: 'Nowhere' } },
  { value: 'PAGE', label: { CN: '本站页面', EN: 'A page of this site' } },
  { value: 'URL', label: { CN: '其他网站', EN: 'Another site' } },
];

/** What the back office shows: the switch, and where the time stands. */
export const bannerStatuses: Readonly<Record<'WAITING' | 'ON' | 'ENDED' | 'OFF', StatusTag>> = {
  WAITING: { label: { CN: '未到时间', EN: 'Waiting' }, tone: 'pinned' },
  ON: { label: { CN: '展示中', EN: 'Showing' }, tone: 'done' },
  ENDED: { label: { CN: '已结束', EN: 'Ended' }, tone: 'off' },
  OFF: { label: { CN: '已关闭', EN: 'Off' }, tone: 'off' },
};

export const bannerFields: readonly Field[] = [
  ...bilingualText('title', { label: { CN: '标题', EN: 'Title' }, max: 60 }),
  ...bilingualText('lead', { label: { CN: '一句话', EN: 'One line' }, max: 120, required: false }),
  {
    key: 'position',
    kind: 'choice',
    label: { CN: '位置', EN: 'Position' },
    options: bannerPositions,
    required: true,
    width: 'half',
  },
  {
    key: 'weight',
    kind: 'number',
    label: { CN: '权重', EN: 'Weight' },
    hint: { CN: '大的在前', EN: 'The greater comes first' },
    decimals: 0,
    min: 0,
    max: 999,
    required: true,
    width: 'half',
  },
  picture('pcCN', { CN: '电脑版图片（中文）', EN: 'Picture for computers (Chinese)' }, true),
  picture('phoneCN', { CN: '手机版图片（中文）', EN: 'Picture for phones (Chinese)' }),
  picture('pcEN', { CN: '电脑版图片（英文）', EN: 'Picture for computers (English)' }),
  picture('phoneEN', { CN: '手机版图片（英文）', EN: 'Picture for phones (English)' }),
  ...bilingualText('alt', { label: { CN: '图片说明', EN: 'What the picture shows' }, max: 120 }),
  {
    key: 'linkKind',
    kind: 'choice',
    label: { CN: '点击后', EN: 'Leads to' },
    options: bannerLinks,
    required: true,
    width: 'half',
  },
  {
    key: 'page',
    kind: 'text',
    label: { CN: '页面地址', EN: 'Address of the page' },
    hint: { CN: '以 / 开头，例如 /activity', EN: 'Begins with /, such as /activity' },
    pattern: 'own-path',
    max: 300,
    required: true,
    visible: { field: 'linkKind', is: 'PAGE' },
    width: 'half',
  },
  {
    key: 'url',
    kind: 'text',
    label: { CN: '网址', EN: 'Address' },
    pattern: 'web-address',
    max: 500,
    required: true,
    visible: { field: 'linkKind', is: 'URL' },
    width: 'half',
  },
  { key: 'from', kind: 'date', label: { CN: '开始日期', EN: 'From' }, required: true, width: 'half' },
  {
    key: 'to',
    kind: 'date',
    label: { CN: '结束日期', EN: 'To' },
    hint: { CN: '含当日，留空为不结束', EN: 'Included; no end when left empty' },
    width: 'half',
  },
];

function picture(key: string, label: FilesField['label'], required = false): FilesField {
  return {
    key,
    kind: 'files',
    label,
    hint: required
      ? { CN: 'JPG、PNG 或 WebP，不超过 10 MB', EN: 'JPG, PNG or WebP, up to 10 MB' }
      : { CN: '留空则用中文电脑版图片', EN: 'The Chinese one for computers when left empty' },
    types: ['image/jpeg', 'image/png', 'image/webp'],
    purpose: 'setting-image',
    maxMB: 10,
    max: 1,
    required,
    width: 'half',
  };
}
