import { beforeEach, expect, test } from 'vitest';
import { keyOf } from '#features/accounts/server/testing.ts';
import { counters } from '#server/database/tables/accounts.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { type CodePurpose, issueCode, redeemCode } from './codes.ts';

const services = await createTestServices();
const start = Date.now();
const at = (seconds: number) => services.setNow(new Date(start + seconds * 1000));
const subject = 'MAIL a@example.com';
const issue = (purpose: CodePurpose = 'LOGIN') =>
  asGuest(services, {}, (scope) => issueCode(scope, { purpose, subject }));
const redeem = (code: string, changes: { purpose?: CodePurpose; subject?: string; session?: Buffer } = {}) =>
  keyOf(services, { sessionHash: changes.session }, (scope) =>
    redeemCode(scope, { purpose: 'LOGIN', subject, ...changes, code }),
  );
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

beforeEach(async () => {
  at(0);
  await services.database.asOwner((db) => db.delete(counters));
});

test('a code has six digits and three letters beside it, and works once', async () => {
  const { code, prefix } = await issue();
  expect(code).toMatch(/^\d{6}$/);
  expect(prefix).toMatch(/^[B-Z]{3}$/);
  expect(await redeem(` ${code} `)).toBe('OK');
  expect(await redeem(code)).toBe('CODE_WRONG');
});

test('it dies with the fifth wrong try', async () => {
  const { code } = await issue();
  for (let wrong = 0; wrong < 5; wrong++) expect(await redeem(otherThan(code))).toBe('CODE_WRONG');
  expect(await redeem(code)).toBe('CODE_WRONG');
});

test('it serves one purpose, one address and one session', async () => {
  const { code } = await issue();
  expect(await redeem(code, { purpose: 'REGISTER' })).toBe('CODE_WRONG');
  expect(await redeem(code, { subject: 'MAIL b@example.com' })).toBe('CODE_WRONG');
  expect(await redeem(code, { session: Buffer.alloc(32, 2) })).toBe('CODE_WRONG');
  expect(await redeem(code)).toBe('OK');
});

test('it lives ten minutes', async () => {
  const first = await issue();
  at(599);
  expect(await redeem(first.code)).toBe('OK');
  at(0);
  const second = await issue();
  at(601);
  expect(await redeem(second.code)).toBe('CODE_WRONG');
});

test('the newest replaces the older', async () => {
  const older = await issue();
  let newer = await issue();
  while (newer.code === older.code) newer = await issue();
  expect(await redeem(older.code)).toBe('CODE_WRONG');
  expect(await redeem(newer.code)).toBe('OK');
});

test('of many uses at the same moment one counts', async () => {
  const { code } = await issue();
  const answers = await Promise.all(Array.from({ length: 6 }, () => redeem(code)));
  expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
});

test('after twenty wrong codes in a day the address has to wait', async () => {
  for (let round = 0; round < 4; round++) {
    const { code } = await issue();
    for (let wrong = 0; wrong < 5; wrong++) expect(await redeem(otherThan(code))).toBe('CODE_WRONG');
  }
  const { code } = await issue();
  expect(await redeem(code)).toBe('TOO_MANY');
  at(86_400);
  const fresh = await issue();
  expect(await redeem(fresh.code)).toBe('OK');
});
