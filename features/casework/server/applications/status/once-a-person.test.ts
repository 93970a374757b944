import { expect, test } from 'vitest';
import { settle } from '#features/accounts/server/testing.ts';
import { copyApplication } from '#features/casework/server/applications/copy.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { submitApplication } from '#features/casework/server/applications/submit.ts';
import {
  aDay,
  addAccounts,
  addAgents,
  addWindow,
  asApplicant,
  completeData,
  saveOne,
} from '#features/casework/server/applications/testing.ts';
import { applications, receipts } from '#features/casework/server/tables.ts';
import { eq, inArray, sql } from '#server/database/sql.ts';
import { createTestServices } from '#server/testing.ts';
import { changeStatus } from './change-status.ts';
import { refuseExcluded } from './once-a-person.ts';
import { takeBack } from './take-back.ts';

const services = await createTestServices();
services.setNow(aDay);
await addAccounts(services, 'lin', 'twin', 'zhou', 'second', 'mei', 'other', 'shen', 'again');
await addAgents(services, 'shen', 'again');
for (const programme of ['apartapply', 'housingSupportApply', 'ppapply']) await addWindow(services, { programme });
const people = new Map<string, Awaited<ReturnType<typeof completeData>>>();

/** A whole draft in an account that names somebody else's certificate. */
async function draftAs(account: string, person: string, programme = 'apartapply'): Promise<string> {
  const own = await completeData(services, account, { programme });
  const named = people.get(person) ?? (await completeData(services, person, { programme }));
  people.set(person, named);
  const data = { ...own, person: { ...own.person!, identity: named.person!.identity! } };
  let id: string | undefined;
  for (const [section, values] of Object.entries(data))
    id = await saveOne(services, account, { programme, id, section, values });
  return id!;
}

const submit = (account: string, id: string, programme = 'apartapply') =>
  settle(asApplicant(services, account, (scope) => submitApplication(scope, programme, { id })));
const setState = (id: string, set: Partial<typeof applications.$inferInsert>) =>
  services.database.asOwner((db) => db.update(applications).set(set).where(eq(applications.id, id)));

test('of two accounts that hand in one person at the same instant one gets through, and learns nothing of the other', async () => {
  const ids = { lin: await draftAs('lin', 'lin'), twin: await draftAs('twin', 'lin') };
  const both = await Promise.all([submit('lin', ids.lin), submit('twin', ids.twin)]);
  const [refused] = both.filter((each) => 'key' in (each as object));
  expect(both.filter((each) => 'key' in (each as object))).toHaveLength(1);
  expect(refused).toMatchObject({ key: 'PERSON_APPLIED' });
  expect(JSON.stringify(refused)).not.toMatch(/GY2026|lin@|陆一川/);
  const found = await services.database.asOwner((db) =>
    db
      .select({ state: applications.state, no: applications.no })
      .from(applications)
      .where(inArray(applications.id, Object.values(ids))),
  );
  expect(found.map(({ state }) => state).toSorted()).toEqual(['ACCEPTING', 'DRAFT']);
  expect(found.filter(({ no }) => no !== null)).toHaveLength(1);
  expect(await services.database.asOwner((db) => db.$count(receipts))).toBe(1);
});

test('taken back, the other account may; a refused case cannot come alive again beside it by an appeal', async () => {
  const [first, other] = [await draftAs('zhou', 'zhou'), await draftAs('second', 'zhou')];
  expect(await submit('zhou', first)).toMatchObject({ state: 'ACCEPTING' });
  expect(await submit('second', other)).toMatchObject({ key: 'PERSON_APPLIED' });
  await asApplicant(services, 'zhou', (scope) => takeBack(scope, 'apartapply', { id: first }));
  expect(await submit('second', other)).toMatchObject({ state: 'ACCEPTING' });
  expect(await submit('zhou', first)).toMatchObject({ key: 'PERSON_APPLIED' });

  await setState(first, { state: 'REJECTED', decidedAt: aDay, dueAt: new Date(aDay.getTime() + 86_400_000) });
  const appeal = () =>
    settle(
      asApplicant(services, 'zhou', (scope) =>
        changeStatus(scope, { id: first, action: 'appeal', reason: '材料齐全。', reqId: 'r' } as never),
      ),
    );
  expect(await appeal()).toMatchObject({ key: 'PERSON_APPLIED' });
  await setState(other, { state: 'REJECTED' });
  expect(await appeal()).toMatchObject({ state: 'REVIEW' });
});

test('what excludes another programme does so from whichever account, and is named to its own alone', async () => {
  const held = await draftAs('mei', 'mei');
  await submit('mei', held);
  await setState(held, { state: 'EFFECTIVE', dueAt: new Date('2029-11-20T15:59:59Z') });
  const [own, foreign] = [
    await draftAs('mei', 'mei', 'housingSupportApply'),
    await draftAs('other', 'mei', 'housingSupportApply'),
  ];
  expect(await submit('other', foreign, 'housingSupportApply')).toMatchObject({ key: 'PERSON_APPLIED' });
  const named = await submit('mei', own, 'housingSupportApply');
  expect(named).toMatchObject({
    key: 'INVALID',
    fields: [{ key: 'EXCLUDED', msg: expect.stringContaining('人才公寓') }],
  });
  await setState(held, { state: 'ENDED' });
  expect(await submit('mei', own, 'housingSupportApply')).toHaveProperty('receipt');
});

test('while an award of the Phoenix Plan is in effect none of its type is begun: by person, for an employer by company', async () => {
  const award = await draftAs('shen', 'shen', 'ppapply');
  await submit('shen', award, 'ppapply');
  await setState(award, { state: 'EFFECTIVE', year: 2025, no: 'FH202500001', dueAt: new Date('2028-11-20T15:59:59Z') });
  const named = { key: 'AWARD_IN_EFFECT', params: { no: 'FH202500001', until: '2028-11-20' } };
  const begin = (who: string, data: object) =>
    settle(
      asApplicant(services, who, (scope) => refuseExcluded(scope, definitionOf('ppapply'), { data: data as never })),
    );
  expect(await begin('shen', { choice: { type: 'ACE' } })).toMatchObject(named);
  expect(await begin('shen', { choice: { type: 'PERSONAL' } })).toBeUndefined();
  const copy = settle(asApplicant(services, 'shen', (scope) => copyApplication(scope, 'ppapply', { id: award })));
  expect(await copy).toMatchObject(named);
  // From another account nothing of the award is told, and nothing is handed in.
  const other = await draftAs('again', 'shen', 'ppapply');
  expect(await submit('again', other, 'ppapply')).toMatchObject({ key: 'PERSON_APPLIED' });

  const code = '91350100M000100Y43';
  expect(await begin('again', { choice: { type: 'UNIT' }, unit: { code } })).toBeUndefined();
  await services.database.asOwner(async (db) => {
    await db.execute(sql`update application_sections set values = values || '{"type":"UNIT"}'
      where application_id = ${award} and key = 'choice'`);
    await db.execute(sql`update application_sections set values = values || ${JSON.stringify({ code })}::jsonb
      where application_id = ${award} and key = 'unit'`);
  });
  expect(await begin('again', { choice: { type: 'UNIT' }, unit: { code } })).toMatchObject(named);
  expect(await begin('again', { choice: { type: 'UNIT' }, unit: { code: '91350100M000100Y44' } })).toBeUndefined();
  await setState(award, { state: 'ENDED' });
  expect(await begin('again', { choice: { type: 'UNIT' }, unit: { code } })).toBeUndefined();
});
