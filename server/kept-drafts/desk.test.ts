import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import type { DataScope } from '#core/roles.ts';
import { addTenants } from '#features/accounts/server/testing.ts';
import { aDay, addAccounts, addWindow, asOperator, submitted } from '#features/casework/server/applications/testing.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { claimCase } from '#features/casework/server/review/claim.ts';
import { noteCorrection } from '#features/casework/server/review/correct.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { addOpinion } from '#features/casework/server/review/opinion.ts';
import { applications } from '#features/casework/server/tables.ts';
import { rowIdOf } from '#features/casework/shared/case-form.ts';
import { runRetention } from '#features/platform/server/retention/run-retention.ts';
import { newId } from '#server/base/ids.ts';
import { sql } from '#server/database/sql.ts';
import { keptDrafts } from '#server/database/tables/kept-drafts.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import { createTestServices } from '#server/testing.ts';
import { discardKept, readKept } from './read-kept.ts';
import { saveKept } from './save-kept.ts';

const services = await createTestServices();
services.setNow(aDay);
await addTenants(services, ['tenant-a', 'tenant-b']);
await addWindow(services);
await addAccounts(services, 'wang', 'li', 'lin', 'zhou');
const caseId = await submitted(services, 'lin');

beforeEach(async () => {
  services.setNow(aDay);
  await services.database.asOwner((db) => db.delete(keptDrafts));
});

interface Who {
  readonly who?: string;
  readonly tenantId?: string;
  readonly reach?: DataScope;
}
const as = <T>({ who = 'wang', ...rest }: Who, work: Parameters<typeof asOperator<T>>[2]) =>
  asOperator(services, who, work, rest);
const read = (who: Who = {}, id = caseId) =>
  as(who, async (scope) => {
    const { sections } = await readKept(scope, { form: 'case', object: id });
    return Object.fromEntries(sections.map(({ key, rev, values }) => [key, { rev, values }]));
  });
const save = (
  section: string,
  baseRev: number,
  patch: Values,
  { id = caseId, tx = newId(), ...who }: Who & { id?: string; tx?: string } = {},
) => as(who, (scope) => saveKept(scope, { form: 'case', object: id, section, baseRev, patch, clientTx: tx }));
const keyOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'OK',
    (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error)),
  );

const path = 'contact.address';
const row = { [`rows[${rowIdOf(path)}]`]: { about: path, reason: 'unclear', note: '门牌号与', due: '2026-11-27' } };

test('what is typed on the desk is its author’s alone, in this tenant and for this case', async () => {
  expect(await save('corrections', 0, row)).toMatchObject({ rev: 1, savedAt: aDay.toISOString() });
  await save('opinion', 0, { text: '材料齐全' });
  const kept = await read();
  expect(kept.corrections).toEqual({
    rev: 1,
    values: { rows: [{ id: rowIdOf(path), about: path, reason: 'unclear', note: '门牌号与', due: '2026-11-27' }] },
  });
  expect(kept.opinion?.values).toEqual({ text: '材料齐全' });
  expect((await read({ who: 'li' })).opinion).toEqual({ rev: 0, values: {} });
  expect(await keyOf(read({ tenantId: 'tenant-b' }))).toBe('NOT_FOUND');
  expect(await keyOf(save('opinion', 0, { text: 'x' }, { tenantId: 'tenant-b' }))).toBe('NOT_FOUND');
  // The applicant, should they work here, does not find their own case.
  expect(await keyOf(read({ who: 'lin' }))).toBe('NOT_FOUND');
  const lines = await services.database.asOwner((db) => db.select().from(busiLog));
  expect(JSON.stringify(lines)).not.toMatch(/门牌号与|材料齐全/);
});

test('whoever sees the case no more neither reads nor writes what they typed about it', async () => {
  await save('opinion', 0, { text: '材料齐全' });
  const out = { reach: 'ASSIGNED' } as const;
  expect(await keyOf(read(out))).toBe('NOT_FOUND');
  expect(await keyOf(save('opinion', 1, { text: '别的' }, out))).toBe('NOT_FOUND');
  expect(await keyOf(as(out, (scope) => discardKept(scope, { form: 'case', object: caseId })))).toBe('NOT_FOUND');
  expect((await read()).opinion?.values).toEqual({ text: '材料齐全' });
});

test('a stale save is told apart, the same save again is not a second one', async () => {
  const tx = newId();
  const first = await save('opinion', 0, { text: '一' }, { tx });
  expect(await save('opinion', 0, { text: '一' }, { tx })).toEqual(first);
  expect(await keyOf(save('opinion', 0, { text: '二' }))).toBe('CONFLICT');
  expect((await read()).opinion).toEqual({ rev: 1, values: { text: '一' } });
  const [one, two] = await Promise.all(['三', '四'].map((text) => keyOf(save('opinion', 1, { text }))));
  expect([one, two].toSorted()).toEqual(['CONFLICT', 'OK']);
});

test.each([
  ['no section of the form', 'elsewhere', { text: 'x' }],
  ['no field of the section', 'opinion', { other: 'x' }],
  ['a value of another type', 'opinion', { text: ['x'] }],
  ['a text that cannot be stored', 'opinion', { text: 'a\0b' }],
  ['a row of another shape', 'corrections', { 'rows[a]': { note: { html: 'x' } } }],
])('%s is refused and leaves nothing', async (_name, section, patch) => {
  expect(await keyOf(save(section, 0, patch as Values))).toBe('INVALID');
  expect(await services.database.asOwner((db) => db.$count(keptDrafts))).toBe(0);
});

test('what was used is gone, what was not stays, and a device that missed it overwrites nothing', async () => {
  const id = await submitted(services, 'zhou');
  const other = 'contact.email';
  await save('corrections', 0, row, { id });
  await save('corrections', 1, { [`rows[${rowIdOf(other)}]`]: { about: other, note: '另一处' } }, { id });
  await save('opinion', 0, { text: '意见' }, { id });
  await save('corrections', 0, row, { id, who: 'li' });

  await as({}, (scope) => claimCase(scope, { id }));
  await as({}, (scope) => noteCorrection(scope, { id, path, reason: 'unclear', note: '门牌号与证件不符' }));
  const kept = await read({}, id);
  expect(kept.corrections).toEqual({
    rev: 3,
    values: { rows: [{ id: rowIdOf(other), about: other, note: '另一处' }] },
  });
  expect(await keyOf(save('corrections', 2, { [`rows[${rowIdOf(path)}].note`]: '迟到' }, { id }))).toBe('CONFLICT');
  expect((await read({ who: 'li' }, id)).corrections?.rev).toBe(1);

  await as({}, (scope) => addOpinion(scope, { id, text: '意见' }));
  expect((await read({}, id)).opinion).toEqual({ rev: 2, values: {} });

  await as({}, (scope) => discardKept(scope, { form: 'case', object: id }));
  expect((await read({}, id)).corrections).toEqual({ rev: 4, values: {} });
  expect((await read({ who: 'li' }, id)).corrections?.rev).toBe(1);
});

test('when the case ends everybody’s drafts about it end, those about others stay', async () => {
  const id = await endableCase();
  await save('decisions', 0, { [`rows[${rowIdOf('refuse')}]`]: { about: 'refuse', reason: '不符合条件' } }, { id });
  await save('opinion', 0, { text: '意见' }, { id, who: 'li' });
  await save('opinion', 0, { text: '意见' });
  await as({}, (scope) => claimCase(scope, { id }));
  const { rev } = await as({}, (scope) => readCase(scope, { id }));
  await as({}, (scope) => decideCase(scope, { id, rev, action: 'refuse-acceptance', reason: '不符合条件' }));
  const left = await services.database.asOwner((db) => db.select({ object: keptDrafts.object }).from(keptDrafts));
  expect(left).toEqual([{ object: caseId }]);
});

test('thirty days after the last word it is deleted, for every tenant', async () => {
  await save('opinion', 0, { text: '意见' });
  services.setNow(new Date(aDay.getTime() + 29 * 86_400_000));
  await runRetention(services);
  expect((await read()).opinion?.values).toEqual({ text: '意见' });
  services.setNow(new Date(aDay.getTime() + 31 * 86_400_000));
  await runRetention(services);
  expect(await services.database.asOwner((db) => db.$count(keptDrafts))).toBe(0);
});

/** The case of Zhou's, whatever has been done with it. */
async function endableCase(): Promise<string> {
  const [found] = await services.database.asOwner((db) =>
    db.select({ id: applications.id }).from(applications).where(sql`owner_id = 'zhou'`),
  );
  return found?.id ?? (await submitted(services, 'zhou'));
}
