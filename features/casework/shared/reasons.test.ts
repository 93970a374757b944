import { expect, test } from 'vitest';
import { commonCorrections } from '#features/casework/programmes/blocks/reasons.ts';
import { talentApply } from '#features/casework/programmes/talent-apply.ts';
import { correctionWords, wordsOfDesk } from './reasons.ts';

const [unclear] = commonCorrections;
const refusal = talentApply.review.refusals[0]!.text;

test('the ready-made sentences of the desk are read in the reader’s language, what it added as it was written', () => {
  expect(wordsOfDesk(talentApply, `${refusal.CN}见目录 D1。`, 'EN')).toBe(`${refusal.EN}见目录 D1。`);
  expect(wordsOfDesk(talentApply, refusal.CN, 'CN')).toBe(refusal.CN);
});

test('a correction says the reason that was chosen and the note beside it, each once', () => {
  const words = (note: string, locale: 'CN' | 'EN' = 'CN') =>
    correctionWords(talentApply, { reason: 'unclear', note }, locale);
  expect(words('')).toBe(unclear!.text.CN);
  expect(words('第二页缺。')).toBe(`${unclear!.text.CN}\n第二页缺。`);
  expect(words(unclear!.text.CN, 'EN')).toBe(unclear!.text.EN);
  expect(correctionWords(talentApply, { reason: 'other', note: '地址不全。' }, 'CN')).toBe('地址不全。');
});
