import type { Locale } from '#core/texts/text.ts';

const CN = {
  about: '导出说明',
  list: '列表',
  tenant: '租户',
  filter: '筛选',
  none: '无，全部记录',
  order: '排序',
  up: '升序',
  down: '降序',
  rows: '行数',
  personal: '个人信息',
  masked: '已遮盖',
  whole: '完整显示，理由：',
  time: '导出时间',
  zone: '（北京时间）',
  operator: '操作人',
  reference: '追踪号',
};

const EN: typeof CN = {
  about: 'About this file',
  list: 'List',
  tenant: 'Tenant',
  filter: 'Filter',
  none: 'none, all records',
  order: 'Order',
  up: 'ascending',
  down: 'descending',
  rows: 'Rows',
  personal: 'Personal data',
  masked: 'masked',
  whole: 'in full, because: ',
  time: 'Exported at',
  zone: ' (UTC+8)',
  operator: 'Operator',
  reference: 'Trace',
};

/** What the second sheet of an export says, in the reader's language. */
export function exportWords(locale: Locale): typeof CN {
  return locale === 'CN' ? CN : EN;
}
