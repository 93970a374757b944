import { beforeAll, expect, test } from 'vitest';
import { permissionCodes } from '#core/permissions.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { readOwn } from '#features/casework/server/applications/queries.ts';
import { readSections } from '#features/casework/server/applications/sections/sections.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  asApplicant,
  asOperator,
  saveOne,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { applications } from '#features/casework/server/tables.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import { memberRoles, members, roles, tenants } from '#server/database/tables/tenants.ts';
import { setOwnDays } from '#server/testing/own-days.ts';
import { createTestServices } from '#server/testing.ts';
import { assignCase, listReviewers } from './assign.ts';
import { readCase } from './case.ts';
import { claimCase, releaseCase } from './claim.ts';
import { noteCorrection } from './correct.ts';
import { decideCase } from './decide.ts';
import { judgeReply } from './judge-reply.ts';
import { markPaths } from './mark.ts';
import { addOpinion } from './opinion.ts';
import { listQueue } from './queue.ts';
import { revealValue } from './reveal.ts';

const services = await createTestServices();
services.setNow(aDay);
await addAccounts(services, 'lin', 'zhou', 'wang', 'li', 'outsider', 'granted');
await addWindow(services);
await addWindow(services, { programme: 'talentapply' });
let id = '';

beforeAll(async () => {
  id = await submitted(services, 'lin');
  await services.database.asOwner(async (db) => {
    await db
      .insert(tenants)
      .values({ id: 'tenant-a', code: 'a', nameCN: '甲', nameEN: 'A', kind: 'DISTRICT', codes: [...permissionCodes] });
    await db.insert(roles).values([
      {
        id: 'r-audit',
        tenantId: 'tenant-a',
        code: 'reviewer',
        nameCN: '审核',
        nameEN: 'Reviewer',
        codes: ['Mgr.Apply', 'Mgr.Apply.audit'],
      },
      { id: 'r-read', tenantId: 'tenant-a', code: 'reader', nameCN: '查看', nameEN: 'Reader', codes: ['Mgr.Apply'] },
    ]);
    await db
      .insert(members)
      .values(['wang', 'li', 'zhou'].map((who) => ({ id: `m-${who}`, tenantId: 'tenant-a', accountId: who })));
    await db.insert(memberRoles).values([
      { tenantId: 'tenant-a', memberId: 'm-wang', roleId: 'r-audit' },
      { tenantId: 'tenant-a', memberId: 'm-li', roleId: 'r-audit' },
      { tenantId: 'tenant-a', memberId: 'm-zhou', roleId: 'r-read' },
    ]);
  });
});

const asWang = <T>(work: Parameters<typeof asOperator<T>>[2], permCodes?: readonly string[]) =>
  asOperator(services, 'wang', work, permCodes ? { permCodes } : {});
const loggedReveals = () =>
  services.database.asOwner((db) =>
    db
      .select()
      .from(busiLog)
      .where(and(eq(busiLog.action, 'reveal'), eq(busiLog.objectId, id))),
  );

test('a reviewer reads the case with sensitive values masked', async () => {
  const found = await asWang((scope) => readCase(scope, { id }), ['Mgr.Apply', 'Mgr.Apply.audit']);
  const values = (key: string) => found.sections.find((section) => section.key === key)?.values;
  expect(values('person')).toMatchObject({
    name: '陆一川',
    identity: { type: 'ID_CARD', number: expect.stringMatching(/^3599\*{10}101[\dX]$/) },
  });
  expect(values('contact')).toMatchObject({ phone: { area: '+86', number: '139****2027' }, email: 'l***@example.com' });
  expect(values('family')).toMatchObject({
    members: [{ name: '何若溪', identity: { number: expect.stringMatching(/^3599\*{10}/) } }],
  });
  expect(values('materials')?.identities).toEqual([expect.objectContaining({ type: 'application/pdf' })]);
  expect(found.canReveal).toBe(false);
  expect(JSON.stringify(found)).not.toMatch(/3599021995|35990219960308|13900002027|yichuan/);
});

test('a case comes with the tenant’s own days off, by which its page counts', async () => {
  expect((await asWang((scope) => readCase(scope, { id }))).days).toEqual([]);
  const days = [{ day: '2026-11-24', isWorking: false }];
  await setOwnDays(services, days);
  expect((await asWang((scope) => readCase(scope, { id }))).days).toEqual(days);
});

test('one value is shown in full for a reason, and that is logged', async () => {
  const { value } = await asWang((scope) =>
    revealValue(scope, { id, path: 'person.identity', reason: '与身份证核对' }),
  );
  expect(value).toMatchObject({ type: 'ID_CARD', number: expect.stringMatching(/^35990219950923101/) });
  expect(
    await asWang((scope) => revealValue(scope, { id, path: 'family.members[member1].identity', reason: '核对' })),
  ).toMatchObject({
    value: { number: expect.stringMatching(/^35990219960308002/) },
  });
  for (const path of ['person.nothing', 'x', "person'"]) {
    await expect(asWang((scope) => revealValue(scope, { id, path, reason: '看' }))).rejects.toMatchObject({
      key: 'NOT_FOUND',
    });
  }
  await expect(
    asWang((scope) => revealValue(scope, { id, path: 'person.identity', reason: ' ' })),
  ).rejects.toMatchObject({ key: 'REASON_NEEDED' });
  const lines = await loggedReveals();
  expect(lines.map((line) => `${line.actorName} ${line.textCN}`).sort()).toEqual([
    'wang 查看完整信息 family.members[member1].identity：核对',
    'wang 查看完整信息 person.identity：与身份证核对',
  ]);
  expect(JSON.stringify(lines)).not.toContain('3599021995');
});

test('whoever holds the case for review is shown the number to verify, with a reason; others need the code for it', async () => {
  const review = { permCodes: ['Mgr.Apply', 'Mgr.Apply.audit'] };
  const as = (who: string) =>
    asOperator(
      services,
      who,
      (scope) => revealValue(scope, { id, path: 'person.identity', reason: '核对证件' }),
      review,
    );
  await asOperator(services, 'li', (scope) => claimCase(scope, { id, takeOver: '核对' }), {
    permCodes: [...review.permCodes, 'Mgr.Apply.assign'],
  });
  expect(await as('li')).toMatchObject({ value: { number: expect.stringMatching(/^35990219950923101/) } });
  expect((await asOperator(services, 'li', (scope) => readCase(scope, { id }), review)).canReveal).toBe(true);
  await expect(as('wang')).rejects.toMatchObject({ key: 'CLAIMED' });
  expect((await asOperator(services, 'wang', (scope) => readCase(scope, { id }), review)).canReveal).toBe(false);
  expect((await loggedReveals()).map(({ actorName }) => actorName)).toContain('li');
  await asOperator(services, 'li', (scope) => releaseCase(scope, { id }), review);
});

test('every verb of another tenant’s operator, on a draft and on nothing answers alike', async () => {
  const draft = await saveOne(services, 'drafter', { section: 'person', values: { name: '草稿' } });
  const tries = (target: string, tenantId?: string) => {
    const as = (work: Parameters<typeof asOperator<unknown>>[2]) =>
      asOperator(services, 'outsider', work, tenantId ? { tenantId } : {});
    return Promise.allSettled([
      as((scope) => readCase(scope, { id: target })),
      as((scope) => claimCase(scope, { id: target })),
      as((scope) => releaseCase(scope, { id: target })),
      as((scope) => assignCase(scope, { id: target, accountId: 'li', reason: '分' })),
      as((scope) => markPaths(scope, { id: target, paths: ['person.name'], verified: true })),
      as((scope) => noteCorrection(scope, { id: target, path: 'person.name', reason: 'x', note: '' })),
      as((scope) => judgeReply(scope, { id: target, itemId: 'x', accept: true })),
      as((scope) => addOpinion(scope, { id: target, text: '意见' })),
      as((scope) => decideCase(scope, { id: target, rev: 0, action: 'accept' })),
      as((scope) => revealValue(scope, { id: target, path: 'person.identity', reason: '看' })),
    ]);
  };
  const keys = (outcomes: PromiseSettledResult<unknown>[]) =>
    outcomes.map((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.key, outcome.reason.message, outcome.reason.obj] : 'answered',
    );
  const unknown = keys(await tries('no-such-case'));
  expect(new Set(unknown.map((each) => each[0]))).toEqual(new Set(['NOT_FOUND']));
  expect(keys(await tries(id, 'tenant-b'))).toEqual(unknown);
  expect(keys(await tries(draft))).toEqual(unknown);
  const queue = await asOperator(services, 'outsider', (scope) => listQueue(scope, { scope: 'all' }), {
    tenantId: 'tenant-b',
  });
  expect(queue).toMatchObject({ rows: [], counts: { mine: 0, pool: 0, all: 0 } });
});

test('each step needs its own permission, whoever holds the case', async () => {
  await asWang((scope) => claimCase(scope, { id }));
  const { rev } = await asWang((scope) => readCase(scope, { id }));
  const without = permissionCodes.filter((code) => code !== 'Mgr.Apply.audit');
  for (const action of ['accept', 'ask', 'refuse-acceptance']) {
    const step = asWang((scope) => decideCase(scope, { id, rev, action, reason: '理由' }), without);
    await expect(step, action).rejects.toMatchObject({ key: 'NO_PERMISSION' });
  }
  await expect(
    asWang((scope) => decideCase(scope, { id, rev, action: 'refuse-acceptance', reason: ' ' })),
  ).rejects.toMatchObject({ key: 'REASON_NEEDED' });
  for (const action of ['pass', 'issue', 'submit', 'lapse', 'no-such-action'])
    await expect(
      asWang((scope) => decideCase(scope, { id, rev, action })),
      action,
    ).rejects.toMatchObject({ key: action === 'no-such-action' ? 'NOT_ALLOWED' : 'STEP_CLOSED' });
  expect((await asWang((scope) => readCase(scope, { id }), without)).actions).toEqual([]);
  await asWang((scope) => releaseCase(scope, { id }));
});

test('cases are handed to operators who may review, with their load', async () => {
  expect(await asWang(listReviewers)).toEqual({
    rows: [
      { id: 'li', name: 'li', cases: 0 },
      { id: 'wang', name: 'wang', cases: 0 },
    ],
  });
  for (const accountId of ['zhou', 'outsider', 'nobody'])
    await expect(
      asWang((scope) => assignCase(scope, { id, accountId, reason: '分派' })),
      accountId,
    ).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await asWang((scope) => assignCase(scope, { id, accountId: 'li', reason: '熟悉该领域' }));
  const mine = await asOperator(services, 'li', (scope) => listQueue(scope, { scope: 'mine' }));
  expect(mine).toMatchObject({
    rows: [{ id, applicant: '陆*', assignee: { id: 'li', name: 'li' }, heldBy: null }],
    counts: { mine: 1, pool: 0, all: 1 },
  });
  expect((await asWang(listReviewers)).rows[0]).toMatchObject({ id: 'li', cases: 1 });
});

test('another application with the same certificate is pointed out', async () => {
  const twin = await submitted(services, 'zhou');
  // From before one person could have one application alone.
  await services.database.asOwner(async (db) => {
    const [one] = await db.select().from(applications).where(eq(applications.id, id));
    await db.update(applications).set({ personKey: one!.personKey }).where(eq(applications.id, twin));
  });
  const found = await asWang((scope) => readCase(scope, { id }));
  expect(found.duplicates).toEqual([
    {
      id: twin,
      no: 'GY202600002',
      programme: 'apartapply',
      year: 2026,
      state: 'ACCEPTING',
      applicant: '陆*',
      isSameName: true,
      subject: { CN: '两居室', EN: 'Two rooms' },
      company: '青穗智能装备有限公司',
      sameFiles: [],
      submittedAt: aDay.toISOString(),
      reasons: ['person'],
      conflict: { CN: '同一事项、同一年度只能有一件', EN: 'One case a person, programme and year' },
      isAllowed: false,
      verdict: null,
    },
  ]);
  expect(found.earlier).toEqual([]);
  await services.database.asOwner((db) =>
    db.update(applications).set({ state: 'REJECTED' }).where(eq(applications.id, twin)),
  );
  expect(await asWang((scope) => readCase(scope, { id }))).toMatchObject({
    duplicates: [],
    earlier: [{ id: twin, state: 'REJECTED' }],
  });
});

test('revoking takes two people, and the applicant hears of it when it is done', async () => {
  await addWindow(services, { programme: 'prapply' });
  const granted = await submitted(services, 'granted', { programme: 'prapply' });
  const as = <T>(who: string, work: Parameters<typeof asOperator<T>>[2]) => asOperator(services, who, work);
  const step = async (who: string, action: string, reason?: string) => {
    await as(who, (scope) => claimCase(scope, { id: granted }));
    const { rev } = await as(who, (scope) => readCase(scope, { id: granted }));
    return await as(who, (scope) => decideCase(scope, { id: granted, rev, action, reason }));
  };
  for (const action of ['accept', 'pass', 'opinions-in', 'issue']) await step('wang', action);
  await expect(step('wang', 'revoke')).rejects.toMatchObject({ key: 'REASON_NEEDED' });
  expect(await step('wang', 'revoke', '材料造假')).toMatchObject({ state: 'EFFECTIVE' });
  await expect(step('wang', 'revoke', '材料造假')).rejects.toMatchObject({ key: 'SECOND_PERSON_NEEDED' });
  const before = await asApplicant(services, 'granted', (scope) => readOwn(scope, { id: granted }));
  expect(JSON.stringify(before)).not.toContain('造假');
  await as('wang', (scope) => releaseCase(scope, { id: granted }));
  expect(await step('li', 'revoke', '复核属实')).toMatchObject({ state: 'REVOKED' });
  const after = await asApplicant(services, 'granted', (scope) => readOwn(scope, { id: granted }));
  expect(after).toMatchObject({ state: 'REVOKED', result: { reason: '复核属实' } });
});

test('the log can be added to, never changed or emptied', async () => {
  const change = (statement: string) =>
    services.database.transaction('tenant-a', (db) => db.execute(sql.raw(statement)));
  for (const statement of ["update busi_log set title = 'x'", 'delete from busi_log', 'truncate busi_log']) {
    const { cause } = await change(statement).catch((error) => error);
    expect(cause.message, statement).toContain('permission denied');
  }
});

test('a sealed value copied into another row cannot be read', async () => {
  const programme = definitionOf('apartapply');
  const copy = (column: string) =>
    sql.raw(`update application_sections to_row set values = jsonb_set(to_row.values, '{identity}', from_row.values->'identity')
    from application_sections from_row, applications a where a.owner_id = 'drafter' and to_row.application_id = a.id and to_row.key = '${column}'
      and from_row.application_id = '${id}' and from_row.key = 'person'`);
  await services.database.asOwner((db) => db.execute(copy('person')));
  const [draft] = await services.database.asOwner((db) =>
    db.select().from(applications).where(eq(applications.ownerId, 'drafter')),
  );
  const read = asApplicant(services, 'drafter', (scope) => readSections(scope, programme, draft!.id));
  await expect(read).rejects.toThrow(/sealed value cannot be opened/);
});
