import type { Locale } from '#core/texts/text.ts';

const CN = {
  template: '批量申报模板',
  about: '填写说明',
  failed: '未生成',
  problem: '未生成的原因',
  limits: '一次最多 {most} 行；第一行是列名，请勿修改。带 * 的列每一行都要填，其余由本人登录后补齐',
  emailNote: '本人的常用邮箱，用来登录、核对和接收通知',
  sameAddress: '与第 {line} 行的邮箱相同，请填本人的邮箱',
  twin: '与第 {line} 行是同一个人',
  live: '已在办理中 {no}',
  left: '没有选中',
  unused: '按这一行的其他内容用不到，不会带入',
  later: '可以先空着，由本人补填',
  draft: '（草稿）',
};

const EN: typeof CN = {
  template: 'sheet for employees',
  about: 'How to fill it in',
  failed: 'rows left out',
  problem: 'Why it was left out',
  limits:
    'At most {most} rows at once. The first row names the columns; leave it as it is. Columns with * are needed in every row; the people themselves add the rest',
  emailNote: 'the person’s own address: they sign in with it, check what you filled in, and are written to there',
  sameAddress: 'The same address as in row {line}; give the person’s own',
  twin: 'The same person as in row {line}',
  live: 'An application is under way already {no}',
  left: 'It was not ticked',
  unused: 'Not asked for after what the row says otherwise; it is left out',
  later: 'can be left empty, then the person fills it in',
  draft: '(draft)',
};

/** What sheets of a batch say, in the reader's language. */
export function batchWords(locale: Locale): typeof CN {
  return locale === 'CN' ? CN : EN;
}
