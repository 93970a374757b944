import { expect, test } from 'vitest';
import { hasLuhnDigit, isBankAccount, withLuhnDigit } from '#core/forms/identifiers/bank-account.ts';
import { payeeIn } from './bank-account.ts';
import { writeBankFile } from './bank-file.ts';
import { checksOf, confirmableFrom, type PaymentFacts } from './checks.ts';
import { approversNeeded, stateAfter } from './payment-states.ts';

const good: PaymentFacts = {
  caseState: 'EFFECTIVE',
  isRevoking: false,
  isWithdrawing: false,
  dueOn: '2026-11-20',
  today: '2026-11-20',
  conditions: 1,
  confirmedOn: '2026-11-18',
  reportDue: null,
  isPaused: false,
  tail: '6021',
  isAccountValid: true,
  budgetLeft: 0,
};

test('an instalment that meets everything passes every check', () => {
  expect(checksOf(good).every(({ isPassed }) => isPassed)).toBe(true);
});

test.each<[string, Partial<PaymentFacts>, string]>([
  ['case', { caseState: 'REVOKED' }, '结果尚未生效或已终止'],
  ['hold', { isRevoking: true }, '正在提请撤销'],
  ['hold', { isWithdrawing: true }, '申请人要求撤回'],
  ['due', { dueOn: '2026-11-21' }, '2026-11-21 起才可付'],
  ['report', { reportDue: '2026-11-01' }, '2026-11-01 应交的年度报告未交'],
  ['change', { isPaused: true }, '报告的情况待处理，暂停拨付'],
  ['conditions', { confirmedOn: null }, '本人尚未确认'],
  ['account', { tail: null }, '还没有收款账户'],
  ['account', { isAccountValid: false }, '尾号 6021，账号有误'],
  ['budget', { budgetLeft: -1 }, '超出预算 0.01 元'],
])('%s alone stops it: %j', (key, change, found) => {
  const failed = checksOf({ ...good, ...change }).filter(({ isPassed }) => !isPassed);
  expect(failed.map((check) => [check.key, check.found.CN])).toEqual([[key, found]]);
});

test('conditions that nobody set are met', () => {
  const { isPassed } = checksOf({ ...good, conditions: 0, confirmedOn: null }).find(({ key }) => key === 'conditions')!;
  expect(isPassed).toBe(true);
});

test('conditions are confirmed within the month before an instalment is due', () => {
  expect(confirmableFrom('2026-03-31')).toBe('2026-03-01');
  expect(confirmableFrom('2027-01-15')).toBe('2026-12-16');
});

test('cards are known by their check digit, other accounts by their length', () => {
  const card = withLuhnDigit('622202000000000202');
  expect(hasLuhnDigit('4539148803436467')).toBe(true);
  expect(isBankAccount(card)).toBe(true);
  expect(isBankAccount(card.slice(0, -1) + ((Number(card.at(-1)) + 1) % 10))).toBe(false);
  expect(isBankAccount('350201234567890')).toBe(true);
  for (const wrong of ['', '12345678901', '62A2020000000002026', '1'.repeat(31)])
    expect(isBankAccount(wrong)).toBe(false);
  expect(payeeIn({ holder: '林', bank: '工行', account: card })).toMatchObject({ branch: '' });
  expect(payeeIn({ holder: '林', bank: '工行' })).toBeNull();
});

test('a third person joins from the set sum on, and approvals move an instalment on one by one', () => {
  expect([49_999_999, 50_000_000].map((amount) => approversNeeded(amount, 50_000_000))).toEqual([2, 3]);
  expect(approversNeeded(10 ** 12, null)).toBe(2);
  expect([0, 1, 2, 3].map((count) => stateAfter(count, 3))).toEqual(['PLANNED', 'CHECKED', 'CHECKED', 'APPROVED']);
});

test('a bank file tells count and sum, and no name can break a line', () => {
  const line = { account: '62', bank: '工行', branch: '云汀|支行', amount: 1_800_005, purpose: '人才认定', no: 'RC1' };
  const text = writeBankFile({ no: 'B1', payer: '人才局', day: '2026-11-20' }, [
    { ...line, holder: '林见微' },
    { ...line, holder: 'A\r\nB', amount: 95 },
  ]);
  expect(text.split('\r\n')).toEqual([
    'H|B1|20261120|人才局|2|18001.00|CNY',
    'D|000001|62|林见微|工行|云汀 支行|18000.05|人才认定|RC1',
    'D|000002|62|A  B|工行|云汀 支行|0.95|人才认定|RC1',
    'T|2|18001.00',
    '',
  ]);
});
