import { beforeAll, expect, test } from 'vitest';
import { aDay, addAccounts, addWindow, asOperator, submitted } from '#features/casework/server/applications/testing.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { snapshots } from '#features/casework/server/tables.ts';
import { createTestServices } from '#server/testing.ts';

const services = await createTestServices();
services.setNow(aDay);
let id = '';

beforeAll(async () => {
  await addAccounts(services, 'lin', 'wang');
  await addWindow(services);
  id = await submitted(services, 'lin');
});

const checks = async () => {
  const found = await asOperator(services, 'wang', (scope) => readCase(scope, { id }));
  return new Map(found.checks.map(({ path, ...check }) => [path, check]));
};

test('check digits, dates that follow from them and dates in order are ticked with their evidence', async () => {
  const found = await checks();
  expect(found.get('person.identity')).toEqual({
    passed: true,
    evidence: { CN: '校验位正确', EN: 'The check digit is right' },
  });
  expect(found.get('person.birth')).toMatchObject({ passed: true, evidence: { CN: '与证件号码一致' } });
  expect(found.get('person.identityValidTo')).toMatchObject({ passed: true, evidence: { CN: '日期有效，先后相符' } });
  expect(found.has('person.name')).toBe(false);
});

test('what the rules object to by the day it is reviewed is doubtful, and says why', async () => {
  services.setNow(new Date('2060-01-01T02:00:00Z'));
  const found = await checks();
  services.setNow(aDay);
  const validity = found.get('person.identityValidTo')!;
  expect(validity.passed).toBe(false);
  expect(validity.evidence.CN).toContain('证件有效期至');
  expect(await services.database.asOwner((db) => db.$count(snapshots))).toBe(1);
});
