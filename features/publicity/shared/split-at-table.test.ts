import { expect, test } from 'vitest';
import { noticeBody } from './notice-text.ts';
import { splitAtTable } from './split-at-table.ts';

const facts = {
  programme: { CN: '人才认定', EN: 'Talent recognition' },
  publisher: { CN: '云汀新区人才工作局', EN: 'Yunting New Area Talent Bureau' },
  cases: [
    {
      name: '王**',
      company: '澄屿光电科技有限公司',
      subject: { CN: 'D 类', EN: 'Class D' },
      amount: null,
      rank: null,
      points: null,
    },
  ],
  days: 5,
  from: '2026-11-20',
  to: '2026-11-27',
};

test('the text of a notice is split at its list, in each language, and nothing but the list is left out', () => {
  const ranked = { ...facts, cases: facts.cases.map((each) => ({ ...each, rank: 3, points: 55 })) };
  expect(noticeBody(ranked, 'CN')).toMatch(/>名次<.*>得分<.*<td>3<\/td>.*<td>55<\/td>/s);
  const withAmounts = { ...facts, cases: facts.cases.map((each) => ({ ...each, amount: 300_000_000 })) };
  expect(noticeBody(withAmounts, 'CN')).toContain('资助合计 300 万元');
  for (const [locale, told] of [
    ['CN', facts],
    ['EN', facts],
    ['CN', withAmounts],
    ['EN', withAmounts],
    ['CN', ranked],
    ['EN', ranked],
  ] as const) {
    const [before, after] = splitAtTable(noticeBody(told, locale))!;
    expect(before).toContain(locale === 'CN' ? '现予公示' : 'proposed for approval');
    expect(after).toContain(facts.publisher[locale]);
    expect(before + after).not.toMatch(/table|澄屿光电/);
  }
});

test('a text that an editor changed to none or several tables stays whole', () => {
  expect(splitAtTable('<p>名单见附件。</p>')).toBeUndefined();
  expect(splitAtTable('<p>一</p><table></table><p>二</p><table></table>')).toBeUndefined();
  expect(splitAtTable('<blockquote><table></table></blockquote>')).toBeUndefined();
});
