import type { Locale } from '#core/texts/text.ts';

const CN = {
  template: '导入模板',
  refused: '未导入的行',
  about: '填写说明',
  column: '列',
  needed: '必填',
  optional: '选填',
  oneOf: '填其中一项：',
  someOf: '可填多项，用“、”隔开：',
  day: '日期，如 2026-11-24',
  month: '月份，如 2026-11',
  region: '区划代码或全称，如 福建省福州市鼓楼区',
  problem: '未导入的原因',
  twin: '与第 {line} 行重复',
  counts: '新增 {added}、更新 {changed}、跳过 {skipped}、未导入 {refused}',
  limits: '一次最多 {most} 行；第一行是列名，请勿修改',
};

const EN: typeof CN = {
  template: 'import template',
  refused: 'rows left out',
  about: 'How to fill it in',
  column: 'Column',
  needed: 'required',
  optional: 'optional',
  oneOf: 'one of: ',
  someOf: 'several, with commas between them: ',
  day: 'a day, such as 2026-11-24',
  month: 'a month, such as 2026-11',
  region: 'a region code, or the full name such as Gulou District, Fuzhou, Fujian',
  problem: 'Why it was left out',
  twin: 'the same as in row {line}',
  counts: '{added} added, {changed} changed, {skipped} skipped, {refused} left out',
  limits: 'At most {most} rows at once. The first row names the columns; leave it as it is',
};

/** What sheets for an import say, in the reader's language. */
export function importWords(locale: Locale): typeof CN {
  return locale === 'CN' ? CN : EN;
}
