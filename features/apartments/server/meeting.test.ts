import { beforeAll, expect, test } from 'vitest';
import type { Resource } from '#core/resources/resource.ts';
import { addTenants, settle } from '#features/accounts/server/testing.ts';
import { apartmentMessages } from '#features/apartments/messages.ts';
import { choiceRound } from '#features/apartments/resources/choice-round.ts';
import { meetingList } from '#features/apartments/resources/meeting-list.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  asApplicant,
  asOperator,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { claimCase } from '#features/casework/server/review/claim.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { applications } from '#features/casework/server/tables.ts';
import { objection } from '#features/publicity/resources/objection.ts';
import { round as publicity } from '#features/publicity/resources/round.ts';
import { readNotice } from '#features/publicity/server/objections/notice.ts';
import { objectTo } from '#features/publicity/server/objections/object.ts';
import { objectionStore } from '#features/publicity/server/objections/objection-store.ts';
import { closeRounds } from '#features/publicity/server/rounds/close-rounds.ts';
import { roundStore as publicityStore } from '#features/publicity/server/rounds/round-store.ts';
import { objections } from '#features/publicity/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { eq, sql } from '#server/database/sql.ts';
import { messages } from '#server/database/tables/logs.ts';
import type { Store, Values } from '#server/resources/store.ts';
import { actOnResource, listResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { meetingStore } from './meeting-store.ts';
import { roundStore } from './round-store.ts';
import { choiceTurns, meetingRanks } from './tables.ts';

const services = await createTestServices();
services.setNow(aDay);
/** By household and degree: more points come first, of equal ones whoever was first. */
const people = {
  wei: [1, 'BACHELOR'],
  lin: [4, 'DOCTORAL'],
  su: [3, 'DOCTORAL'],
  wu: [3, 'DOCTORAL'],
  xu: [2, 'MASTER'],
};
const order = ['lin', 'su', 'wu', 'xu', 'wei'];
const ids = new Map<string, string>();
const meeting = { resource: meetingList, store: meetingStore };
const choice = { resource: choiceRound, store: roundStore };
const notice = { resource: publicity, store: publicityStore };
type On = { resource: Resource; store: Store };
const office = <T>(work: Parameters<typeof asOperator<T>>[2], who = 'desk') => asOperator(services, who, work);
const save = async (on: On, values: Values) =>
  (await office((scope) => saveResource(scope, { ...on, input: { values } }))).id;
const act = (on: On, id: string, action: string, values: Values = {}, who = 'desk') =>
  settle(office((scope) => actOnResource(scope, { ...on, input: { ids: [id], action, values } }), who));
const states = async () => {
  const rows = await services.database.asOwner((db) => db.select().from(applications));
  return Object.fromEntries(order.map((who) => [who, rows.find(({ id }) => id === ids.get(who))!.state]));
};
const minutes = { heldOn: '2026-11-20', minutes: '云人才领〔2026〕7 号' };
let list = '';
let noticeId = '';

beforeAll(async () => {
  await addTenants(services, ['tenant-a']);
  await addWindow(services);
  await addAccounts(services, ...order, 'desk', 'boss', 'reader');
  for (const [who, [size, degree]] of Object.entries(people)) {
    const id = await submitted(services, who);
    ids.set(who, id);
    services.setNow(new Date(services.clock().getTime() + 60_000));
    await services.database.asOwner(async (db) => {
      await db.update(applications).set({ state: 'JOINT' }).where(eq(applications.id, id));
      await db.execute(sql`update application_sections set "values" = "values" || ${JSON.stringify({ people: size })}::jsonb
        where application_id = ${id} and key = 'housing'`);
      await db.execute(sql`update application_sections
        set "values" = jsonb_set("values", '{degrees,0,level}', ${JSON.stringify(degree)}::jsonb)
        where application_id = ${id} and key = 'education'`);
    });
  }
});

test('名次由评议名单统一定：单件不能转公示，名单按得分排、同分先提交者在前，每人被告知名次', async () => {
  const id = ids.get('lin')!;
  await office((scope) => claimCase(scope, { id }));
  const { rev, actions } = await office((scope) => readCase(scope, { id }));
  expect(actions.map(({ action }) => action)).not.toContain('opinions-in');
  expect(await settle(office((scope) => decideCase(scope, { id, rev, action: 'opinions-in' })))).toMatchObject({
    key: 'NOT_RANKED',
  });

  list = await save(meeting, { nameCN: '第四批', nameEN: 'Fourth', year: 2026 });
  const other = await save(meeting, { nameCN: '另一批', nameEN: 'Another', year: 2026 });
  expect(await act(meeting, list, 'decide', minutes)).toMatchObject({ key: 'NOT_ALLOWED' });
  // Of two lists ranked at once one takes everybody.
  const both = await Promise.all([act(meeting, list, 'rank'), act(meeting, other, 'rank')]);
  expect(both.filter((each) => each && 'key' in each)).toMatchObject([{ key: 'NOT_ALLOWED' }]);
  await act(meeting, other, 'del');
  await act(meeting, list, 'rank');
  const ranked = await services.database.asOwner((db) =>
    db.select().from(meetingRanks).where(eq(meetingRanks.listId, list)).orderBy(meetingRanks.rank),
  );
  expect(ranked.map(({ applicationId }) => applicationId)).toEqual(order.map((who) => ids.get(who)));
  for (const { points, reasons } of ranked)
    expect((reasons as { points: number }[]).reduce((sum, reason) => sum + reason.points, 0)).toBe(points);

  expect(await act(meeting, list, 'decide', minutes, 'wei')).toMatchObject({ key: 'NO_PERMISSION' });
  await act(meeting, list, 'decide', minutes);
  expect(new Set(Object.values(await states()))).toEqual(new Set(['PUBLICITY']));
  for (const action of ['rank', 'decide', 'del'])
    expect(await act(meeting, list, action, minutes), action).toMatchObject({ key: 'NOT_ALLOWED' });
  const told = await services.database.asOwner((db) => db.select().from(messages).where(eq(messages.accountId, 'su')));
  expect(told.find(({ titleCN }) => titleCN === apartmentMessages.ranked.title.CN)?.bodyCN).toContain('第 2 名');
});

test('公示按名次列出得分、遮名；没有公示期满就没有人能进选房', async () => {
  const id = await save(notice, {
    programme: 'apartapply',
    year: 2026,
    days: 5,
    titleCN: '人才公寓第四批配租名单公示',
    titleEN: 'Apartments: fourth list',
    amounts: 'NO',
  });
  await act(notice, id, 'publish');
  const { row } = await office((scope) => oneResource(scope, { ...notice, input: { id } }));
  noticeId = String(row.noticeId);
  const { entries } = await asGuest(services, { tenantId: 'tenant-a' }, (scope) => readNotice(scope, { id: noticeId }));
  expect(entries.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
  expect(entries.map(({ points }) => points)).toEqual(entries.map(({ points }) => points).toSorted((a, b) => b! - a!));
  for (const { name } of entries) expect(name).toMatch(/\*/);
  const round = await save(choice, roundValues());
  expect(await act(choice, round, 'rank')).toMatchObject({ key: 'NOT_ALLOWED' });
  await act(choice, round, 'del');

  const objectAbout = (rank: number) =>
    asApplicant(services, 'reader', (scope) =>
      objectTo(scope, {
        notice: noticeId,
        entry: entries[rank - 1]!.id,
        values: {
          aspects: ['STANDING'],
          facts: '名下在本市有住房，请核对登记。',
          identity: 'NAMED',
          files: [],
          name: '闻仲言',
          phone: '13900002302',
        },
        reqId: newId(),
      }),
    );
  await objectAbout(2);
  await objectAbout(4);
});

function roundValues(): Values {
  return { nameCN: '选房', nameEN: 'Choice', year: 2026, list, opensOn: '2026-12-01 10:00', groupSize: 2, hours: 24 };
}

const turnsOf = async (round: string) => {
  await act(choice, round, 'rank');
  const rows = await services.database.asOwner((db) =>
    db.select().from(choiceTurns).where(eq(choiceTurns.roundId, round)).orderBy(choiceTurns.rank),
  );
  return rows.map(({ ownerId, rank, score, group }) => ({ ownerId, rank, score, group }));
};

test('选房只收公示期满无异议的人，名次和得分与公示相同；有异议的等结论', async () => {
  services.setNow(new Date('2026-11-28T02:00:00Z'));
  await closeRounds(services);
  expect(await states()).toEqual({
    lin: 'APPROVED',
    su: 'PUBLICITY',
    wu: 'APPROVED',
    xu: 'PUBLICITY',
    wei: 'APPROVED',
  });
  const listed = await asGuest(services, { tenantId: 'tenant-a' }, (scope) => readNotice(scope, { id: noticeId }));
  const onNotice = new Map(order.map((who, index) => [who, listed.entries[index]!]));
  const expectAsOnNotice = (turns: Awaited<ReturnType<typeof turnsOf>>, who: string[]) =>
    expect(turns.map(({ group: _, ...turn }) => turn)).toEqual(
      who.map((ownerId) => ({ ownerId, rank: onNotice.get(ownerId)!.rank, score: onNotice.get(ownerId)!.points })),
    );
  const round = await save(choice, roundValues());
  const turns = await turnsOf(round);
  expectAsOnNotice(turns, ['lin', 'wu', 'wei']);
  expect(turns.map(({ group }) => group)).toEqual([0, 1, 2]);

  // What is dismissed comes in with its rank; what is upheld stays out.
  const { rows } = await office((scope) =>
    listResource(scope, { resource: objection, store: objectionStore, input: {} }),
  );
  const settleOne = async (who: string, last: string, values: Values) => {
    const { id } = rows.find((row) => row.caseNo === noOf(who))!;
    const on = { resource: objection, store: objectionStore };
    const steps: [string, Values, string][] = [
      ['accept', {}, 'desk'],
      ['check', { note: '调档' }, 'desk'],
      [last, values, 'desk'],
      ['conclude', {}, 'second'],
    ];
    for (const [action, given, by] of steps) {
      const done = await act(on, String(id), action, given, by);
      expect(done ?? {}, action).not.toHaveProperty('key');
      // The applicant had their days and said nothing.
      const defenceDueAt = new Date('2026-11-27T02:00:00Z');
      await services.database.asOwner((db) => db.update(objections).set({ defenceDueAt }));
    }
  };
  const all = await services.database.asOwner((db) => db.select().from(applications));
  const noOf = (who: string) => all.find(({ ownerId }) => ownerId === who)!.no;
  await settleOne('su', 'dismiss', { reason: '登记中心证明名下无房。' });
  await settleOne('xu', 'uphold', { reason: '名下确有住房。' });
  expect(await states()).toMatchObject({ su: 'APPROVED', xu: 'REJECTED' });
  expectAsOnNotice(await turnsOf(round), ['lin', 'su', 'wu', 'wei']);
});
