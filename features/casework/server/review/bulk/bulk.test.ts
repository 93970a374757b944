import fc from 'fast-check';
import { expect, test } from 'vitest';
import { permissionCodes } from '#core/permissions.ts';
import { type StateKey, stateOf, stateSets } from '#core/workflow/states.ts';
import { addTenants, settle } from '#features/accounts/server/testing.ts';
import { aDay, addAccounts, addWindow, asOperator, submitted } from '#features/casework/server/applications/testing.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { applicationEvents, applications, bulkDecisions } from '#features/casework/server/tables.ts';
import { type BulkAction, bulkActions } from '#features/casework/shared/bulk.ts';
import { eq, sql } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { messages } from '#server/database/tables/logs.ts';
import { memberRoles, members, roles } from '#server/database/tables/tenants.ts';
import { createTestServices } from '#server/testing.ts';
import { decideBulk, listBulk, previewBulk, undoBulk } from './bulk-decisions.ts';
import { runBulk } from './run-bulk.ts';

const services = await createTestServices();
services.setNow(aDay);
await addTenants(services, ['tenant-a'], permissionCodes);
const owners = ['a', 'b', 'c', 'd', 'e'].map((letter) => `owner-${letter}`);
await addAccounts(services, ...owners, 'desk', 'other');
await addWindow(services, { programme: 'talentapply' });
const ids: string[] = [];
for (const owner of owners) ids.push(await submitted(services, owner, { programme: 'talentapply' }));
await services.database.asOwner(async (db) => {
  await db.insert(roles).values({
    id: 'r-all',
    tenantId: 'tenant-a',
    code: 'all',
    nameCN: '全部',
    nameEN: 'All',
    codes: [...permissionCodes],
  });
  await db.insert(members).values({ id: 'm-desk', tenantId: 'tenant-a', accountId: 'desk' });
  await db.insert(memberRoles).values({ tenantId: 'tenant-a', memberId: 'm-desk', roleId: 'r-all' });
});

const desk = <T>(work: Parameters<typeof asOperator<T>>[2], who = 'desk') => asOperator(services, who, work);
/** None of the cases is so large that it would wait for a second person. */
async function decideAll(asked: Parameters<typeof decideBulk>[1]) {
  const { decisions } = await desk((scope) => decideBulk(scope, asked));
  expect(decisions).toHaveLength(1);
  return decisions[0]!;
}
const stored = await services.database.asOwner((db) => db.select().from(files));
type Tried = Awaited<ReturnType<typeof previewBulk>>['rows'][number];
const states: readonly StateKey[] = [...stateSets.work, 'EFFECTIVE', 'REJECTED'];

/** Puts the cases where a random story might have left them. */
async function arrange(
  told: readonly {
    state: StateKey;
    items: number;
    held: boolean;
    objections: number;
    /** A file is no longer what was handed in. */
    finding?: boolean;
    /** The same person as every other twin. */
    twin?: boolean;
  }[],
) {
  await services.database.asOwner(async (db) => {
    for (const [index, { state, items, held, objections, finding, twin }] of told.entries()) {
      const own = eq(files.ownerId, owners[index]!);
      for (const { id, sha256 } of stored.filter(({ ownerId }) => ownerId === owners[index]))
        await db.update(files).set({ sha256 }).where(eq(files.id, id));
      if (finding)
        await db
          .update(files)
          .set({ sha256: Buffer.alloc(32, index) })
          .where(own);
      await db
        .update(applications)
        .set({
          state,
          openItems: items,
          answeredItems: 0,
          openObjections: objections,
          decisionNo: null,
          personKey: Buffer.alloc(32, twin ? 255 : index),
          ...(held
            ? { heldBy: 'other', heldUntil: new Date(aDay.getTime() + 3_600_000) }
            : { heldBy: null, heldUntil: null }),
        })
        .where(eq(applications.id, ids[index]!));
    }
    await db.execute(sql`delete from certificates`);
  });
}

/** What is skipped says why in the words of its own desk; what is not is open there. */
async function expectReason({ id, from, to, blockedBy, why }: Tried, action: BulkAction) {
  const { actions } = await desk((scope) => readCase(scope, { id }));
  const own = actions.find((each) => each.action === action);
  if (to !== null) expect(own?.blockedBy).toBe('NOT_CLAIMED');
  else if (blockedBy === 'CLAIMED') expect(why!.CN).toContain('other正在办理');
  else if (own) expect({ blockedBy, why }).toEqual({ blockedBy: own.blockedBy, why: own.why });
  else {
    expect(blockedBy).toBe('STEP_CLOSED');
    expect(why!.CN).toContain(`办件现在是“${stateOf(from).name.CN}”`);
  }
}

const snapshot = () =>
  services.database.asOwner(async (db) => ({
    cases: await db
      .select({ id: applications.id, state: applications.state, rev: applications.rev })
      .from(applications)
      .orderBy(applications.id),
    events: await db.$count(applicationEvents),
    told: await db.$count(messages),
  }));

const story = fc.record({
  state: fc.constantFrom(...states),
  items: fc.integer({ min: 0, max: 1 }),
  held: fc.boolean(),
  objections: fc.integer({ min: 0, max: 1 }),
  finding: fc.boolean(),
  twin: fc.boolean(),
});

test('on random cases the preview leaves nothing, and says exactly what is carried out afterwards', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(story, { minLength: ids.length, maxLength: ids.length }),
      fc.constantFrom<BulkAction>(...bulkActions),
      async (told, action) => {
        services.setNow(aDay);
        await arrange(told);
        const asked = { ids, action, reason: '集中办理' };
        const before = await snapshot();
        const { rows } = await desk((scope) => previewBulk(scope, asked));
        expect(await snapshot()).toEqual(before);
        for (const row of rows) await expectReason(row, action);
        const ready = rows.filter(({ to }) => to !== null);
        const answer = await settle(desk((scope) => decideBulk(scope, asked)));
        if (ready.length === 0) {
          expect(answer).toMatchObject({ key: 'NONE_READY', params: { why: rows[0]!.why } });
          return;
        }
        expect(answer).toMatchObject({ decisions: [{ count: ready.length }] });
        expect((await snapshot()).cases).toEqual(before.cases);
        services.setNow(new Date(aDay.getTime() + 31 * 60_000));
        expect(await runBulk(services)).toBe(1);
        const after = (await snapshot()).cases;
        for (const { id, from, to } of rows) expect(after.find((each) => each.id === id)?.state).toBe(to ?? from);
      },
    ),
    { numRuns: 25 },
  );
});

test('nothing moves and nobody is told while it can be undone; afterwards it cannot', async () => {
  services.setNow(aDay);
  await arrange(ids.map(() => ({ state: 'ACCEPTING', items: 0, held: false, objections: 0 })));
  const before = await snapshot();
  const made = await decideAll({ ids, action: 'accept' });
  expect((await desk(listBulk)).rows).toMatchObject([{ id: made.id, count: ids.length, isMine: true }]);
  const byOther = (codes: readonly string[]) =>
    settle(asOperator(services, 'other', (scope) => undoBulk(scope, { id: made.id }), { permCodes: codes }));
  expect(await byOther(['Mgr.Apply', 'Mgr.Apply.audit'])).toMatchObject({ key: 'NO_PERMISSION' });
  services.setNow(new Date(aDay.getTime() + 29 * 60_000));
  expect(await runBulk(services)).toBe(0);
  await desk((scope) => undoBulk(scope, { id: made.id }));
  services.setNow(new Date(aDay.getTime() + 40 * 60_000));
  expect(await runBulk(services)).toBe(0);
  expect(await snapshot()).toEqual(before);
  expect(await settle(desk((scope) => undoBulk(scope, { id: made.id })))).toMatchObject({ key: 'NOT_ALLOWED' });
});

test('one case is taken back and the others go on; the preview counts who is told and which certificates come', async () => {
  services.setNow(aDay);
  await arrange(ids.map(() => ({ state: 'ACCEPTING', items: 0, held: false, objections: 0 })));
  const made = await decideAll({ ids, action: 'accept', reason: '材料齐全' });
  const [pending] = (await desk(listBulk)).rows;
  expect(pending).toMatchObject({ reason: '材料齐全', count: ids.length });
  expect(new Set(pending!.cases.map(({ id }) => id))).toEqual(new Set(ids));
  const undo = (caseId: string) => settle(desk((scope) => undoBulk(scope, { id: made.id, caseId })));
  expect(await undo('a-case-of-another-decision')).toMatchObject({ key: 'NOT_FOUND' });
  await undo(ids[0]!);
  expect(await undo(ids[0]!)).toMatchObject({ key: 'NOT_FOUND' });
  services.setNow(new Date(aDay.getTime() + 31 * 60_000));
  await runBulk(services);
  const { cases } = await snapshot();
  expect(cases.filter(({ state }) => state === 'ACCEPTING').map(({ id }) => id)).toEqual([ids[0]]);

  await arrange(ids.map(() => ({ state: 'APPROVED', items: 0, held: false, objections: 0 })));
  const told = (await snapshot()).told;
  const { rows, effects } = await desk((scope) => previewBulk(scope, { ids, action: 'issue' }));
  expect(rows.filter(({ to }) => to !== null)).toHaveLength(ids.length);
  expect(effects.certificates).toBe(ids.length);
  expect((await snapshot()).told).toBe(told);
  services.setNow(aDay);
  await desk((scope) => decideBulk(scope, { ids, action: 'issue' }));
  services.setNow(new Date(aDay.getTime() + 31 * 60_000));
  await runBulk(services);
  expect((await snapshot()).told - told).toBe(effects.messages);
  const numbers = await services.database.asOwner((db) =>
    db.select({ no: applications.decisionNo }).from(applications).orderBy(applications.decisionNo),
  );
  expect(numbers[0]!.no).toBe(effects.nextNo);
});

test('a refusal needs its reason; what changed meanwhile is kept with why; lost rights move nothing', async () => {
  services.setNow(aDay);
  await arrange(ids.map(() => ({ state: 'REVIEW', items: 0, held: false, objections: 0 })));
  expect(await settle(desk((scope) => decideBulk(scope, { ids, action: 'refuse' })))).toMatchObject({
    key: 'REASON_NEEDED',
  });
  const { id } = await decideAll({ ids, action: 'pass' });
  await services.database.asOwner((db) =>
    db.update(applications).set({ openItems: 1 }).where(eq(applications.id, ids[0]!)),
  );
  services.setNow(new Date(aDay.getTime() + 31 * 60_000));
  await runBulk(services);
  const [done] = await services.database.asOwner((db) =>
    db.select().from(bulkDecisions).where(eq(bulkDecisions.id, id)),
  );
  const outcome = done!.outcome as { id: string; to: string | null; blockedBy: string | null }[];
  expect(outcome.find((each) => each.id === ids[0])).toMatchObject({ to: null, blockedBy: 'OPEN_CORRECTIONS' });
  expect(outcome.filter(({ to }) => to === 'PUBLICITY')).toHaveLength(ids.length - 1);
  const why = { CN: '还有 1 项补正没有完成，不能通过', EN: expect.any(String) };
  expect((await desk(listBulk)).done.find((each) => each.id === id)).toMatchObject({
    refused: 1,
    left: [{ id: ids[0], why }],
  });

  services.setNow(aDay);
  await arrange(ids.map(() => ({ state: 'REVIEW', items: 0, held: false, objections: 0 })));
  await desk((scope) => decideBulk(scope, { ids, action: 'pass' }));
  await services.database.asOwner((db) => db.delete(memberRoles));
  services.setNow(new Date(aDay.getTime() + 31 * 60_000));
  expect(await runBulk(services)).toBe(1);
  expect(new Set((await snapshot()).cases.map(({ state }) => state))).toEqual(new Set(['REVIEW']));
});
