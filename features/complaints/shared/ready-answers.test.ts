import { expect, test } from 'vitest';
import { answerProblems, answerText, putIn, standsIn } from './ready-answers.ts';

const text = { CN: '您的{title}（{no}）已核实，{dueAt} 前办完。', EN: 'We looked into “{title}” ({no}).' };
const facts = { no: 'TSJY202600001', title: '洁牙被拒', dueAt: '2026-11-27' };

test('it is filled in in the language of the applicant, those of others reading English', () => {
  expect(answerText(text, facts, 'CN')).toBe('您的洁牙被拒（TSJY202600001）已核实，2026-11-27 前办完。');
  for (const locale of ['EN', 'FR'])
    expect(answerText(text, facts, locale)).toBe('We looked into “洁牙被拒” (TSJY202600001).');
});

test('what cannot be filled in is refused, and it is said what can', () => {
  expect(answerProblems({ textCN: text.CN, textEN: text.EN })).toEqual([]);
  expect(answerProblems({ textCN: '{name}您好', textEN: 'Hello' })).toMatchObject([
    { path: 'textCN', key: 'FORBIDDEN' },
  ]);
});

test('it goes to the cursor and takes nothing away; without one it goes to the end', () => {
  expect(putIn('林女士您好：谢谢。', '已经核实。', 6)).toEqual({ text: '林女士您好：已经核实。谢谢。', cursor: 11 });
  expect(putIn('您好。', '已经核实。', null)).toEqual({ text: '您好。已经核实。', cursor: 8 });
  expect(putIn('您', '好', 9)).toEqual({ text: '您好', cursor: 2 });
});

test('with gaps filled and words around it counts as used, reworded it does not', () => {
  const ready = '经核实，{title}属实。……感谢您的监督。';
  expect(standsIn(ready, '林女士您好：经核实，洁牙被拒属实。已退 198 元。感谢您的监督。祝好！')).toBe(true);
  expect(standsIn(ready, '经核实，洁牙被拒与事实不符。感谢您的监督。')).toBe(false);
  expect(standsIn(ready, '感谢您的监督。经核实，洁牙被拒属实。')).toBe(false);
});
