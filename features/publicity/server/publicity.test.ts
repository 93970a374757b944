import { expect, test } from 'vitest';
import { issueCode } from '#features/accounts/server/sign-in/codes.ts';
import { mailSubject } from '#features/accounts/server/sign-in/send-code.ts';
import { addMember, addTenants, settle } from '#features/accounts/server/testing.ts';
import { readOwn } from '#features/casework/server/applications/queries.ts';
import {
  aDay,
  addAccounts,
  addFile,
  addWindow,
  asApplicant,
  asOperator,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { claimCase } from '#features/casework/server/review/claim.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { applications } from '#features/casework/server/tables.ts';
import { publications } from '#features/contents/server/tables.ts';
import { objection } from '#features/publicity/resources/objection.ts';
import { round } from '#features/publicity/resources/round.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import { messages, outbox } from '#server/database/tables/logs.ts';
import { actOnResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { defend, readOwnObjections } from './objections/defence.ts';
import { readNotice } from './objections/notice.ts';
import { objectTo } from './objections/object.ts';
import { objectionStore } from './objections/objection-store.ts';
import { readFacts, readProgress } from './objections/read-objection.ts';
import { closeRounds } from './rounds/close-rounds.ts';
import { leaveOut, readRound } from './rounds/read-round.ts';
import { roundStore } from './rounds/round-store.ts';
import { objections } from './tables.ts';

const services = await createTestServices();
services.setNow(aDay);
await addTenants(services, ['tenant-a'], ['Mgr.Apply', 'Mgr.Apply.publish']);
await addAccounts(services, 'lin', 'zhou', 'mei', 'objector', 'desk', 'boss');
for (const accountId of ['desk', 'boss'])
  await addMember(services, { accountId, tenantId: 'tenant-a', codes: ['Mgr.Apply', 'Mgr.Apply.publish'] });
await addWindow(services, { programme: 'talentapply' });
const ids = new Map<string, string>();
for (const who of ['lin', 'zhou', 'mei']) ids.set(who, await submitted(services, who, { programme: 'talentapply' }));
await services.database.asOwner((db) =>
  db
    .update(applications)
    .set({ state: 'PUBLICITY', dueAt: aDay })
    .where(inArray(applications.id, [...ids.values()])),
);
// This room knows nothing of payments: their table is known here by its name alone.
await services.database.asOwner((db) =>
  db.execute(sql`insert into pay_budgets (id, tenant_id, programme, year, total, granted)
    values ('budget', 'tenant-a', 'talentapply', 2026, 1600000000, 12000000)`),
);

const values = {
  programme: 'talentapply',
  year: 2026,
  days: 5,
  titleCN: '第九批拟认定人选公示',
  titleEN: 'Ninth list of those proposed',
  amounts: 'YES',
};
const desk = <T>(work: Parameters<typeof asOperator<T>>[2], who = 'desk') => asOperator(services, who, work);
const act = (action: string, id: string, given: object = {}) =>
  settle(
    desk((scope) =>
      actOnResource(scope, { resource: round, store: roundStore, input: { ids: [id], action, values: { ...given } } }),
    ),
  );
const decide = (action: string, id: string, given: Record<string, string> = {}, who = 'desk') =>
  settle(
    desk(
      (scope) =>
        actOnResource(scope, {
          resource: objection,
          store: objectionStore,
          input: { ids: [id], action, values: given },
        }),
      who,
    ),
  );
const found = async (id: string) => {
  const [row] = await services.database.asOwner((db) => db.select().from(objections).where(eq(objections.id, id)));
  return row!;
};
const told = async (who: string) => {
  const rows = await services.database.asOwner((db) => db.select().from(messages).where(eq(messages.accountId, who)));
  return rows.map(({ titleCN }) => titleCN);
};
const stateOf = async (who: string) => {
  const [row] = await services.database.asOwner((db) =>
    db
      .select()
      .from(applications)
      .where(eq(applications.id, ids.get(who)!)),
  );
  return row!;
};
let roundId = '';
let noticeId = '';

test('a round gathers what waits, shows it masked, and lets a case be left out while it is a draft', async () => {
  const saved = await desk((scope) => saveResource(scope, { resource: round, store: roundStore, input: { values } }));
  roundId = saved.id;
  const { rows, text } = await desk((scope) => readRound(scope, { id: roundId }));
  expect(rows.map(({ caseId }) => caseId).sort()).toEqual([...ids.values()].sort());
  for (const { name } of rows) expect(name).toMatch(/^(\p{Script=Han}\*\*|\p{Lu}\*\*\*)$/u);
  const { applicant } = await stateOf('lin');
  expect(JSON.stringify({ rows, text })).not.toContain(applicant);
  const other = await desk((scope) => saveResource(scope, { resource: round, store: roundStore, input: { values } }));
  expect((await desk((scope) => readRound(scope, { id: other.id }))).rows).toEqual([]);
  expect(await act('publish', other.id)).toMatchObject({ key: 'ROUND_EMPTY' });

  const mei = rows.find(({ caseId }) => caseId === ids.get('mei'))!;
  await desk((scope) => leaveOut(scope, { id: roundId, entry: mei.id }));
  expect((await desk((scope) => readRound(scope, { id: roundId }))).rows).toHaveLength(2);
  await act('gather', roundId);
  expect((await desk((scope) => readRound(scope, { id: roundId }))).rows).toHaveLength(3);
});

test('nothing passes before a notice names it; published, case and notice lead to each other', async () => {
  const id = ids.get('lin')!;
  await desk((scope) => claimCase(scope, { id }));
  services.setNow(new Date(aDay.getTime() + 60_000));
  const { rev, actions } = await desk((scope) => readCase(scope, { id }));
  expect(actions.find(({ action }) => action === 'publicity-pass')).toMatchObject({ blockedBy: 'NOT_ANNOUNCED' });
  expect(await settle(desk((scope) => decideCase(scope, { id, rev, action: 'publicity-pass' })))).toMatchObject({
    key: 'NOT_ANNOUNCED',
  });

  expect(await act('publish', roundId)).not.toHaveProperty('key');
  expect(await act('publish', roundId)).toMatchObject({ key: 'NOT_ALLOWED' });
  const one = await desk((scope) => oneResource(scope, { resource: round, store: roundStore, input: { id: roundId } }));
  expect(one.row).toMatchObject({ status: 'OPEN', people: 3, objections: 0, onHold: 0 });
  noticeId = String(one.row.noticeId);
  // Friday the 20th, and five working days after it.
  expect(new Date(String(one.row.endsAt)).toISOString()).toBe('2026-11-27T09:30:00.000Z');
  const atFirst = await desk((scope) => readRound(scope, { id: roundId }));
  expect(atFirst.period).toMatchObject({ endsAt: '2026-11-27T09:30:00.000Z', days: 5, day: 0 });
  const [notice] = await services.database.asOwner((db) =>
    db.select().from(publications).where(eq(publications.id, noticeId)),
  );
  expect(notice).toMatchObject({ category: 'PUBLICITY', titleCN: values.titleCN });
  expect(notice!.bodyCN).toContain('**');
  expect(notice!.bodyCN).not.toContain((await stateOf('lin')).applicant);
  // The list adds up what it says, as it was published: a budget changed since changes nothing.
  expect(notice!.bodyCN).toContain('资助合计 36 万元');
  await services.database.asOwner((db) => db.execute(sql`update pay_budgets set granted = 99000000`));
  const listed = await asGuest(services, {}, (scope) => readNotice(scope, { id: noticeId }));
  expect(listed.totals).toEqual({ people: 3, amount: 36_000_000 });
  expect(listed.entries.map(({ amount }) => amount)).toEqual([12_000_000, 12_000_000, 12_000_000]);
  const own = await asApplicant(services, 'lin', (scope) => readOwn(scope, { id }));
  expect(own.notice).toEqual({ id: noticeId, isHeld: false });
  expect(own.dueAt).toBe('2026-11-27T09:30:00.000Z');
  expect(await told('lin')).toContain('您的申报已列入公示');
  expect(
    await settle(desk((scope) => decideCase(scope, { id, rev: rev + 1, action: 'publicity-pass' }))),
  ).toMatchObject({
    key: 'NOT_DUE',
  });
});

const said = {
  aspects: ['RESULTS'],
  facts: '第二项专利已于去年转让给外市公司。',
  identity: 'NAMED',
  name: '周允和',
  phone: '13900002207',
};
const entryOf = async (who: string) => {
  const { rows } = await desk((scope) => readRound(scope, { id: roundId }));
  return rows.find(({ caseId }) => caseId === ids.get(who))!.id;
};
const raise = async (about: string, given: object = {}) => {
  const entry = await entryOf(about);
  return await asApplicant(services, 'objector', (scope) =>
    objectTo(scope, { notice: noticeId, entry, values: { ...said, files: [], ...given }, reqId: newId() }),
  );
};
const idOf = async (no: string) => {
  const query = { filter: { keyword: no }, sort: 'createdAt', descending: true, limit: 1, offset: 0 };
  return (await desk((scope) => objectionStore.list(scope, query))).rows[0]!.id;
};

test('an objection under a name holds the case at once, tells both sides, and nobody reads who it was', async () => {
  const file = await addFile(services, 'objector', { name: '公报截图.png', type: 'image/png' });
  const sent = await raise('zhou', { files: [file] });
  expect(sent).toMatchObject({ no: 'YY202600001', isHeld: true });
  const own = await asApplicant(services, 'zhou', (scope) => readOwn(scope, { id: ids.get('zhou')! }));
  expect(own.notice).toEqual({ id: noticeId, isHeld: true });
  expect(JSON.stringify(own)).not.toContain('周允和');
  expect(await told('zhou')).toContain('公示收到异议，申报暂停');
  expect(await told('objector')).toContain(`异议已收到：${sent.no}`);
  expect(await told('desk')).toContain(`公示收到异议：${sent.no}`);
  const open = await asGuest(services, {}, (scope) => readNotice(scope, { id: noticeId }));
  expect(open).toMatchObject({ isOpen: true, entries: [{}, {}, {}] });
  expect(JSON.stringify(open)).not.toContain(ids.get('zhou'));

  const id = await idOf(sent.no);
  const row = await desk((scope) => oneResource(scope, { resource: objection, store: objectionStore, input: { id } }));
  expect(row.row).toMatchObject({ status: 'RECEIVED', name: '周*', phone: '139****2207', onHold: { CN: '已暂停' } });
  expect(await desk((scope) => objectionStore.files!(scope, id))).toMatchObject([{ name: '公报截图.png' }]);
  const look = (code: string) => settle(asGuest(services, {}, (scope) => readProgress(scope, { no: sent.no, code })));
  expect(await look(sent.code.toLowerCase())).toMatchObject({ state: 'RECEIVED', isHeld: true });
  expect(await look('BBBBBBBB')).toMatchObject({ key: 'NOT_FOUND' });
});

test('the form is checked, strange files are refused, and nothing is written then', async () => {
  const strange = await addFile(services, 'mei');
  for (const [given, key] of [
    [{ facts: '短' }, 'INVALID'],
    [{ aspects: [] }, 'INVALID'],
    [{ phone: '' }, 'INVALID'],
    [{ files: [strange] }, 'FILE_REFUSED'],
  ] as const)
    expect(await settle(raise('mei', given))).toMatchObject({ key });
  expect(await stateOf('mei')).toMatchObject({ openObjections: 0 });
});

test('without an account a proven address is needed; anonymous hints hold nothing; there is a limit', async () => {
  const sessionHash = Buffer.alloc(32, 7);
  const guest = (given: object, more: object = {}) =>
    settle(
      asGuest(services, { sessionHash }, (scope) =>
        objectTo(scope, { notice: noticeId, values: { ...said, ...given }, reqId: newId(), ...more }),
      ),
    );
  const email = 'reader@example.com';
  expect(await guest({})).toMatchObject({ key: 'EMAIL_INVALID' });
  expect(await guest({}, { email, authcode: '000000' })).toMatchObject({ key: 'CODE_WRONG' });
  const { code } = await asGuest(services, { sessionHash }, (scope) =>
    issueCode(scope, { purpose: 'OBJECT', subject: mailSubject(email) }),
  );
  const entry = await entryOf('mei');
  const sent = await guest({}, { email, authcode: code, entry });
  expect(sent).toMatchObject({ isHeld: true });
  const mails = await services.database.asOwner((db) =>
    db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, email), eq(outbox.scene, 'OBJECTION_RECEIVED'))),
  );
  expect(mails).toHaveLength(1);
  const anonymous = { identity: 'ANONYMOUS', name: '', phone: '' };
  expect(await guest(anonymous, { entry: await entryOf('lin') })).toMatchObject({ isHeld: false });
  for (let left = 2; left > 0; left--) await guest(anonymous);
  expect(await guest(anonymous)).toMatchObject({ key: 'TOO_MANY' });
  expect(await stateOf('lin')).toMatchObject({ openObjections: 0 });
  const counted = await desk((scope) => readRound(scope, { id: roundId }));
  expect(counted.objections.map(({ isNamed }) => isNamed).toSorted()).toEqual([false, false, false, true, true]);
  const named = counted.objections.filter(({ isNamed }) => isNamed);
  const onHold = counted.rows.filter(({ isHeld }) => isHeld);
  expect(named.map(({ target }) => target).toSorted()).toEqual(onHold.map(({ name }) => name).toSorted());
});

test('the days left are working days: a weekend takes none, and on the last day none is to come', async () => {
  const at = async (instant: string) => {
    services.setNow(new Date(instant));
    const { daysLeft } = await asGuest(services, {}, (scope) => readNotice(scope, { id: noticeId }));
    const { period } = await desk((scope) => readRound(scope, { id: roundId }));
    return [daysLeft, period!.day];
  };
  expect(await at('2026-11-21T02:00:00Z')).toEqual([5, 0]);
  expect(await at('2026-11-22T02:00:00Z')).toEqual([5, 0]);
  expect(await at('2026-11-24T02:00:00Z')).toEqual([3, 2]);
  expect(await at('2026-11-27T02:00:00Z')).toEqual([0, 5]);
});

test('with the period over the free case passes by itself and gets its number; a held one waits', async () => {
  const [one] = await services.database.asOwner((db) =>
    db
      .select({ no: applications.no })
      .from(applications)
      .where(eq(applications.id, ids.get('mei')!)),
  );
  expect(one!.no).not.toBeNull();
  expect(await closeRounds(services)).toBe(0);
  services.setNow(new Date('2026-11-27T09:31:00Z'));
  expect(await settle(raise('lin'))).toMatchObject({ key: 'NOTICE_OVER' });
  expect(await closeRounds(services)).toBe(1);
  expect(await closeRounds(services)).toBe(0);
  expect(await stateOf('lin')).toMatchObject({ state: 'APPROVED', decisionNo: 'YT-RC-2026-0001' });
  expect(await stateOf('zhou')).toMatchObject({ state: 'PUBLICITY', openObjections: 1, decisionNo: null });
  const id = ids.get('zhou')!;
  await desk((scope) => claimCase(scope, { id }));
  const { rev } = await desk((scope) => readCase(scope, { id }));
  for (const [action, key] of [
    ['publicity-pass', 'ON_HOLD'],
    ['objection-upheld', 'NOT_ALLOWED'],
  ] as const)
    expect(await settle(desk((scope) => decideCase(scope, { id, rev, action, reason: '证据确凿' })))).toMatchObject({
      key,
    });
});

const asked = (who: string) => asApplicant(services, who, (scope) => readOwnObjections(scope, { id: ids.get(who)! }));
const defended = (who: string, objectionId: string, given: object = {}, as = who) =>
  settle(
    asApplicant(services, as, (scope) =>
      defend(scope, {
        id: ids.get(who)!,
        objection: objectionId,
        values: { statement: '专利转让的是使用权，登记可查。', files: [], ...given },
      }),
    ),
  );

test('the applicant is asked, without who objected or what was written, and answers once within five working days', async () => {
  const upheld = await idOf('YY202600001');
  expect(await asked('zhou')).toEqual({ rows: [] });
  await decide('accept', upheld);
  expect(await decide('uphold', upheld, { reason: '专利已转让' })).toMatchObject({ key: 'NOT_ALLOWED' });
  await decide('check', upheld, { note: '向登记部门核实' });
  const { rows } = await asked('zhou');
  expect(rows).toEqual([
    {
      id: upheld,
      aspects: { CN: '成果不实', EN: 'Results are not true' },
      isOpen: true,
      canDefend: true,
      dueAt: '2026-12-04T15:59:59.999Z',
      defence: null,
    },
  ]);
  expect(await told('zhou')).toContain('异议正在核查，请说明情况');
  expect(await decide('uphold', upheld, { reason: '专利已转让' })).toMatchObject({
    key: 'DEFENCE_OPEN',
    params: { day: '2026-12-04' },
  });
  expect(await defended('zhou', upheld, {}, 'lin')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await defended('zhou', upheld, { statement: '短' })).toMatchObject({ key: 'INVALID' });
  const strange = await addFile(services, 'mei');
  expect(await defended('zhou', upheld, { files: [strange] })).toMatchObject({ key: 'FILE_REFUSED' });
  expect((await asked('zhou')).rows).toMatchObject([{ canDefend: true, defence: null }]);

  services.setNow(new Date('2026-11-28T02:00:00Z'));
  const own = await addFile(services, 'zhou', { name: '许可合同.pdf' });
  expect(await defended('zhou', upheld, { files: [own] })).toEqual({});
  expect(await defended('zhou', upheld)).toMatchObject({ key: 'NOT_ALLOWED' });
  expect((await asked('zhou')).rows).toMatchObject([
    { canDefend: false, defence: { statement: '专利转让的是使用权，登记可查。', files: [{ name: '许可合同.pdf' }] } },
  ]);
  const { events } = await asApplicant(services, 'zhou', (scope) => readOwn(scope, { id: ids.get('zhou')! }));
  expect(events.slice(-2).map(({ action }) => action)).toEqual(['hear', 'defend']);
  expect(await told('desk')).toContain('申请人已就异议 YY202600001 说明情况');
  const facts = await desk((scope) => readFacts(scope, { id: upheld }));
  expect(facts.defence).toMatchObject({ statement: '专利转让的是使用权，登记可查。', at: expect.any(String) });
  expect(facts).toMatchObject({ state: 'CHECKING', handler: 'desk', decidedAt: null });
  const files = await desk((scope) => objectionStore.files!(scope, upheld));
  expect(files.map(({ name, label }) => [name, label.CN]).toSorted()).toEqual(
    [
      ['公报截图.png', '证据'],
      ['许可合同.pdf', '申请人的材料'],
    ].toSorted(),
  );
  // Whoever objected reads nothing of it.
  const { code } = await found(upheld);
  const seen = await asGuest(services, {}, (scope) => readProgress(scope, { no: 'YY202600001', code }));
  expect(JSON.stringify(seen)).not.toContain('使用权');
});

test('a second person concludes, or sends it back; upheld, the award is refused and both sides read why', async () => {
  const upheld = await idOf('YY202600001');
  expect(await decide('uphold', upheld, { reason: '' })).toMatchObject({ key: 'INVALID' });
  await decide('uphold', upheld, { reason: '登记部门确认专利已转让。' });
  expect(await stateOf('zhou')).toMatchObject({ state: 'PUBLICITY', openObjections: 1 });
  const { code } = await found(upheld);
  const seen = await asGuest(services, {}, (scope) => readProgress(scope, { no: 'YY202600001', code }));
  expect(seen).toMatchObject({ state: 'CHECKING', reply: '' });
  expect(await decide('conclude', upheld)).toMatchObject({ key: 'SECOND_PERSON_NEEDED' });
  expect(await told('boss')).toContain('异议 YY202600001 的结论等第二人确认');
  expect(await told('desk')).not.toContain('异议 YY202600001 的结论等第二人确认');
  await decide('return', upheld, { note: '请补登记部门的函' }, 'boss');
  expect(await told('desk')).toContain('异议 YY202600001 的结论被退回');
  expect(await decide('conclude', upheld, {}, 'boss')).toMatchObject({ key: 'NOT_ALLOWED' });
  await decide('uphold', upheld, { reason: '登记部门来函确认专利已转让。' });
  await decide('conclude', upheld, {}, 'boss');
  expect(await decide('dismiss', upheld, { reason: '反悔了' })).toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await stateOf('zhou')).toMatchObject({ state: 'REJECTED', openObjections: 0 });
  const own = await asApplicant(services, 'zhou', (scope) => readOwn(scope, { id: ids.get('zhou')! }));
  expect(own.result).toMatchObject({ reason: '登记部门来函确认专利已转让。' });
  expect(await told('objector')).toContain('异议成立：YY202600001');
});

test('dismissed, the hold is lifted and the case passes: both sides read why', async () => {
  const dismissed = await idOf('YY202600002');
  await decide('accept', dismissed);
  await decide('dismiss', dismissed, { reason: '查无此事。' });
  expect(await stateOf('mei')).toMatchObject({ state: 'PUBLICITY', openObjections: 1 });
  await decide('conclude', dismissed, {}, 'boss');
  expect(await stateOf('mei')).toMatchObject({ state: 'APPROVED', openObjections: 0, decisionNo: 'YT-RC-2026-0002' });
  expect(await told('mei')).toContain('异议不成立，申报恢复');
});
