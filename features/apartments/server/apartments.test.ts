import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import type { Resource } from '#core/resources/resource.ts';
import { choiceRound } from '#features/apartments/resources/choice-round.ts';
import { choiceTurn } from '#features/apartments/resources/choice-turn.ts';
import { lease } from '#features/apartments/resources/lease.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  asApplicant,
  asOperator,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { applications } from '#features/casework/server/tables.ts';
import { sql } from '#server/database/sql.ts';
import { messages } from '#server/database/tables/logs.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { Store, Values } from '#server/resources/store.ts';
import { actOnResource, listResource, saveResource } from '#server/resources/verbs.ts';
import { createTestServices } from '#server/testing.ts';
import { apartmentBadges } from './badges.ts';
import { choose } from './choose.ts';
import { declineLease, leave, renewLease, signLease } from './own-leases.ts';
import { readApartment, readPicture } from './read-apartment.ts';
import { remindLeases } from './remind-leases.ts';
import { roundStore } from './round-store.ts';
import { settleDue } from './settle.ts';
import { leaseStore, turnStore } from './stores.ts';
import { choiceTurns, estates, leases, units } from './tables.ts';
import { tellOverdue } from './tell-overdue.ts';

const services = await createTestServices();
services.setNow(aDay);
const people = ['lin', 'su', 'wu', 'xu'];
const at = (hours: number) => services.setNow(new Date(Date.parse('2026-11-21T02:00:00Z') + hours * 3_600_000));
const office = { round: { resource: choiceRound, store: roundStore }, lease: { resource: lease, store: leaseStore } };
const act = (on: { resource: Resource; store: Store }, id: string, action: string, values: Values = {}) =>
  asOperator(services, 'clerk', (scope) => actOnResource(scope, { ...on, input: { ids: [id], action, values } }));
const keyOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error) => (error instanceof Refusal ? error.key : Promise.reject(error)),
  );
const wish = (who: string, ...wishes: string[]) =>
  asApplicant(services, who, (scope) => choose(scope, { roundId: round, units: wishes, reqId: '12345678' }));
const see = (who: string) => asApplicant(services, who, (scope) => readPicture(scope, { roundId: round }));
const turns = () => services.database.asOwner((db) => db.select().from(choiceTurns).orderBy(choiceTurns.rank));
let round = '';

beforeAll(async () => {
  await services.database.asOwner(async (db) => {
    await db.insert(tenants).values({ id: 'tenant-a', code: 'a', nameCN: '甲', nameEN: 'A', kind: 'DISTRICT' });
    const estate = { id: 'e', tenantId: 'tenant-a', nameCN: '梧桐里', nameEN: 'W', addressCN: '甲', addressEN: 'A' };
    await db.insert(estates).values(estate);
    const unit = (id: string, type: string, state = 'FREE') => ({
      id,
      tenantId: 'tenant-a',
      estateId: 'e',
      code: id,
      building: '1',
      no: id,
      floor: 1,
      type,
      area: 60,
      market: 2000,
      rent: 1200,
      state,
    });
    await db.insert(units).values([unit('u1', 'TWO'), unit('u2', 'TWO'), unit('u3', 'TWO', 'LET'), unit('o1', 'ONE')]);
  });
  await addWindow(services);
  await addAccounts(services, ...people, 'clerk');
  for (const who of people) {
    const id = await submitted(services, who);
    await services.database.asOwner(async (db) => {
      // Begun before ranks were announced: approved at once, ranked by the round itself.
      await db.update(applications).set({ state: 'APPROVED', formVersion: 1 }).where(sql`id = ${id}`);
      await db.execute(sql`
        update application_sections set "values" = "values" || '{"roomType": "TWO"}' where application_id = ${id} and key = 'housing'`);
    });
    services.setNow(new Date(services.clock().getTime() + 60_000));
  }
  const values = {
    nameCN: '第四批',
    nameEN: 'Fourth',
    year: 2026,
    list: 'NONE',
    opensOn: '2026-11-21 10:00',
    groupSize: 2,
    hours: 24,
  };
  ({ id: round } = await asOperator(services, 'clerk', (scope) =>
    saveResource(scope, { ...office.round, input: { values } }),
  ));
});

test('those whose applications were approved are ranked with the reasons told, and nobody chooses before the round opens', async () => {
  await act(office.round, round, 'rank');
  const all = await turns();
  expect(all.map(({ ownerId, rank, group }) => [ownerId, rank, group])).toEqual([
    ['lin', 1, 0],
    ['su', 2, 0],
    ['wu', 3, 1],
    ['xu', 4, 1],
  ]);
  expect(await keyOf(wish('lin', 'u1'))).toBe('NOT_YOUR_TURN');
  await act(office.round, round, 'open');
  const { round: mine } = await asApplicant(services, 'su', readApartment);
  expect(mine!.turn.score).toBe(mine!.turn.reasons.reduce((sum, { points }) => sum + points, 0));
});

test('within a group the rank decides, whoever was first; others and apartments of another size wait', async () => {
  at(1);
  await wish('su', 'u1', 'u2');
  expect((await see('su')).mine).toBe('u1');
  await wish('lin', 'u1');
  expect((await see('su')).mine).toBe('u2');
  const { units: seen } = await see('su');
  expect(seen.find(({ id }) => id === 'u1')).toMatchObject({ look: 'ahead', others: 1 });
  expect(await keyOf(wish('wu', 'u1'))).toBe('NOT_YOUR_TURN');
  expect(await keyOf(wish('lin', 'o1'))).toBe('UNIT_GONE');
  expect(await keyOf(wish('lin', 'u3'))).toBe('UNIT_GONE');
  expect(await keyOf(wish('clerk', 'u1'))).toBe('NOT_FOUND');
  expect(await keyOf(see('clerk'))).toBe('NOT_FOUND');
});

test('when its time is over a group gets what it chose, twice at once as once; nobody gets an apartment twice', async () => {
  at(24);
  expect(await keyOf(wish('lin', 'u2'))).toBe('NOT_YOUR_TURN');
  await Promise.all([settleDue(services), settleDue(services)]);
  expect((await turns()).map(({ state, unitId }) => [state, unitId])).toEqual([
    ['CHOSEN', 'u1'],
    ['CHOSEN', 'u2'],
    ['WAITING', null],
    ['WAITING', null],
  ]);
  const { leases: own } = await asApplicant(services, 'lin', readApartment);
  expect(own).toMatchObject([{ no: 'HT202600001', state: 'TO_SIGN', rent: 1200 }]);
  // What the paper says of the tenant comes from the application; the number is nowhere shown whole.
  expect(own[0]!.people).toBeGreaterThan(0);
  expect(own[0]!.lesseeNo).toMatch(/^\d{4}\*{10}[\dX]{4}$/);
  expect(await keyOf(wish('wu', 'u1'))).toBe('UNIT_GONE');
});

test('whoever gives an apartment up frees it for those who choose now; whoever chooses nothing has one more turn', async () => {
  const mine = async (who: string) => (await asApplicant(services, who, readApartment)).leases[0]!;
  const { id } = await mine('su');
  expect(await keyOf(asApplicant(services, 'lin', (scope) => declineLease(scope, { id, reqId: '12345678' })))).toBe(
    'NOT_FOUND',
  );
  await asApplicant(services, 'su', (scope) => declineLease(scope, { id, reqId: '12345678' }));
  await wish('xu', 'u2');
  at(48);
  await settleDue(services);
  expect((await turns()).map(({ ownerId, state, group, isSecond }) => [ownerId, state, group, isSecond])).toEqual([
    ['lin', 'CHOSEN', 0, 0],
    ['su', 'LAPSED', 0, 0],
    ['wu', 'WAITING', 2, 1],
    ['xu', 'CHOSEN', 1, 0],
  ]);
  at(72);
  await settleDue(services);
  expect((await turns())[2]).toMatchObject({ state: 'LAPSED' });
  expect((await asApplicant(services, 'lin', readApartment)).round).toMatchObject({ state: 'CLOSED' });
});

test('a lease is signed in time, moved into, and handed back after notice; then the apartment is free', async () => {
  const { id } = (await asApplicant(services, 'lin', readApartment)).leases[0]!;
  await asApplicant(services, 'lin', (scope) => signLease(scope, { id, reqId: '12345678' }));
  await act(office.lease, id, 'movein', { day: '2026-12-05' });
  const tell = (day: string) =>
    keyOf(asApplicant(services, 'lin', (scope) => leave(scope, { id, day, reqId: '12345678' })));
  expect(await tell('2026-12-01')).toBe('LEAVES_TOO_EARLY');
  expect(await tell('2027-01-31')).toBe('done');
  await act(office.lease, id, 'end', { day: '2027-01-31', reason: '到期' });
  const [unit] = await services.database.asOwner((db) => db.select().from(units).where(sql`id = 'u1'`));
  expect(unit!.state).toBe('FREE');
});

test('租约到期前 90 日提醒一次，可以申请续租；同意的续期，不同意的说明原因；太早或没人申请的不行', async () => {
  const id = 'lease-of-wu';
  await services.database.asOwner((db) =>
    db.execute(sql`
      insert into leases (id, tenant_id, no, unit_id, turn_id, owner_id, applicant, rent, starts_on, ends_on, state, sign_by)
      select ${id}, tenant_id, 'HT202300001', 'u3', 'long-ago', 'wu', '吴', 900, '2023-12-01', '2027-03-31', 'RUNNING', now()
        from leases limit 1`),
  );
  const own = async () => (await asApplicant(services, 'wu', readApartment)).leases.find((each) => each.id === id)!;
  const ask = () =>
    keyOf(asApplicant(services, 'wu', (scope) => renewLease(scope, { id, months: '12', reqId: '12345678' })));
  const told = () =>
    services.database.asOwner((db) =>
      db.select({ title: messages.titleCN }).from(messages).where(sql`account_id = 'wu' and title_cn like '租约快%'`),
    );
  expect(await ask()).toBe('NOT_ALLOWED');
  expect(await keyOf(act(office.lease, id, 'extend'))).toBe('NOT_ALLOWED');
  await remindLeases(services);
  expect(await told()).toEqual([]);

  services.setNow(new Date('2027-01-05T02:00:00Z'));
  await remindLeases(services);
  await remindLeases(services);
  expect(await told()).toHaveLength(1);
  expect(await own()).toMatchObject({ canRenew: true, renewal: null });
  expect(await ask()).toBe('done');
  expect(await ask()).toBe('NOT_ALLOWED');
  await act(office.lease, id, 'refuse-renewal', { reason: '家庭已在本市购房' });
  expect(await own()).toMatchObject({ renewal: 'REFUSED', renewReason: '家庭已在本市购房', endsOn: '2027-03-31' });

  expect(await ask()).toBe('done');
  await act(office.lease, id, 'extend');
  expect(await own()).toMatchObject({ renewal: 'GRANTED', endsOn: '2028-03-31', canRenew: false });
  // Its new end is another one to be reminded of.
  services.setNow(new Date('2028-01-05T02:00:00Z'));
  await remindLeases(services);
  expect(await told()).toHaveLength(2);
  // Whoever moves out waits for no answer any more.
  services.setNow(new Date('2028-02-01T02:00:00Z'));
  expect(await ask()).toBe('done');
  await act(office.lease, id, 'end', { day: '2028-02-10', reason: '搬离' });
  expect(await own()).toMatchObject({ state: 'ENDED', renewal: null });
  await services.database.asOwner((db) => db.execute(sql`delete from leases where id = ${id}`));
});

test('过了最后一天没退的租约是“已到期未退”：第一天告知双方一次，窗口可以续租或收回，名单、筛选和本人看到的一致', async () => {
  const id = 'lease-overdue';
  await services.database.asOwner((db) =>
    db.execute(sql`
      insert into leases (id, tenant_id, no, unit_id, turn_id, owner_id, applicant, rent, starts_on, ends_on, state, sign_by)
      select ${id}, tenant_id, 'HT202500009', 'u3', 'long-ago', 'wu', '吴', 900, '2025-04-01', '2028-03-31', 'RUNNING', now()
        from leases limit 1`),
  );
  const own = async () => (await asApplicant(services, 'wu', readApartment)).leases.find((each) => each.id === id)!;
  const listed = async (status: string) =>
    (
      await asOperator(services, 'clerk', (scope) =>
        listResource(scope, { ...office.lease, input: { filter: { status: [status] } } as never }),
      )
    ).rows.map((row) => row.id);
  const told = async () =>
    (
      await services.database.asOwner((db) =>
        db.select({ to: messages.accountId }).from(messages).where(sql`title_cn like '租约%到期%退%'`),
      )
    )
      .map(({ to }) => to)
      .sort();
  const badge = async () => (await asOperator(services, 'clerk', apartmentBadges)).ApartmentLease;
  const before = await badge();

  // Its last day is the tenant's still.
  services.setNow(new Date('2028-03-31T15:59:00Z'));
  await tellOverdue(services);
  expect([(await own()).state, await listed('OVERDUE'), await told()]).toEqual(['RUNNING', [], []]);
  services.setNow(new Date('2028-03-31T16:01:00Z'));
  expect(await tellOverdue(services)).toBe(1);
  expect(await tellOverdue(services)).toBe(0);
  expect([(await own()).state, await listed('OVERDUE')]).toEqual(['OVERDUE', [id]]);
  expect(await listed('RUNNING')).not.toContain(id);
  expect(await told()).toEqual(expect.arrayContaining(['wu']));
  expect(await badge()).toBe(before! + 1);
  // What the tenant could do before, they cannot now.
  expect(await own()).toMatchObject({ canRenew: false });
  const notice = { id, day: '2028-06-30', reqId: '12345678' };
  expect(await keyOf(asApplicant(services, 'wu', (scope) => leave(scope, notice)))).toBe('NOT_ALLOWED');

  await act(office.lease, id, 'prolong', { months: '12' });
  expect(await own()).toMatchObject({ state: 'RUNNING', renewal: 'GRANTED', endsOn: '2029-03-31' });
  expect(await keyOf(act(office.lease, id, 'prolong', { months: '12' }))).toBe('NOT_ALLOWED');
  // Whoever said that they leave is overdue from the day after that.
  expect(await keyOf(asApplicant(services, 'wu', (scope) => leave(scope, notice)))).toBe('done');
  services.setNow(new Date('2028-07-01T02:00:00Z'));
  expect(await tellOverdue(services)).toBe(1);
  expect((await own()).state).toBe('OVERDUE');
  await act(office.lease, id, 'end', { day: '2028-07-01', reason: '逾期收回' });
  expect([(await own()).state, await listed('OVERDUE')]).toEqual(['ENDED', []]);
  await services.database.asOwner((db) => db.execute(sql`delete from leases where id = ${id}`));
});

test('what is not signed for in time goes back, and whoever waits can be given it', async () => {
  at(24 * 12);
  await settleDue(services);
  const rows = await services.database.asOwner((db) => db.select().from(leases).where(sql`owner_id = 'xu'`));
  expect(rows.map(({ state }) => state)).toEqual(['DECLINED']);
  await services.database.asOwner((db) =>
    db.execute(sql`update choice_turns set state = 'WAITLIST' where owner_id = 'wu'`),
  );
  const wu = (await turns()).find(({ ownerId }) => ownerId === 'wu')!;
  const on = { resource: choiceTurn, store: turnStore };
  await act(on, wu.id, 'offer');
  expect(await keyOf(act(on, wu.id, 'offer'))).toBe('NOT_ALLOWED');
  const { rows: listed } = await asOperator(services, 'clerk', (scope) =>
    listResource(scope, { ...on, input: { sort: 'rank' } }),
  );
  expect(listed.map(({ status, unitCode }) => [status, unitCode])).toContainEqual(['CHOSEN', 'u1']);
});

test('the database itself lets nobody have what somebody else has', async () => {
  const twice = services.database.asOwner((db) =>
    db.execute(sql`
      insert into leases (id, tenant_id, no, unit_id, turn_id, owner_id, applicant, rent, starts_on, ends_on, state, sign_by)
      select 'twice', tenant_id, 'X', unit_id, turn_id, owner_id, applicant, rent, starts_on, ends_on, state, sign_by
        from leases where owner_id = 'wu'`),
  );
  await expect(twice).rejects.toThrow();
});
