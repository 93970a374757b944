import { expect, test } from 'vitest';
import { cancelActivity } from '#features/activities/server/cancel-activity.ts';
import { rateActivity } from '#features/activities/server/rate-activity.ts';
import { noteAbsent, remindSignups } from '#features/activities/server/remind.ts';
import { activities, signups } from '#features/activities/server/tables.ts';
import { anActivity } from '#features/activities/server/testing.ts';
import { companies, companyMembers } from '#features/companies/server/tables.ts';
import { aCompany } from '#features/companies/server/testing.ts';
import { contents, publications } from '#features/contents/server/tables.ts';
import { aContent, aPublication } from '#features/contents/server/testing.ts';
import { and, eq, like } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { messages, outbox } from '#server/database/tables/logs.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { cancelSignup } from './cancel-signup.ts';
import { checkIn, readCheckInList } from './check-in.ts';
import { decideSignup } from './decide-signup.ts';
import { readMySignup } from './own-signups.ts';
import { signUp } from './sign-up.ts';

const services = await createTestServices();
const start = new Date('2026-11-25T14:00:00+08:00');
const now = new Date('2026-11-20T10:00:00+08:00');
services.setNow(now);
const people = ['lin', 'fang', 'gu', 'han', 'ye'];

await services.database.asOwner((db) =>
  db.insert(accounts).values(
    people.map((id) => ({
      id,
      loginName: id,
      nickname: id,
      email: `${id}@example.com`,
      kind: id === 'ye' ? 'COMPANY' : 'PERSON',
    })),
  ),
);

/** Publishes an activity with this many seats. */
async function publishActivity(id: string, rest: Parameters<typeof anActivity>[1] = {}, questions: unknown[] = []) {
  const facts = { module: 'HOME', mode: 'HYBRID', addressCN: '人才大厦', addressEN: 'Talent Tower', questions };
  await services.database.asOwner(async (db) => {
    await db.insert(activities).values(anActivity(id, { quota: 1, ...rest }));
    await db.insert(contents).values(aContent(id, { type: 'activity', state: 'PUBLISHED', version: 1, values: facts }));
    await db
      .insert(publications)
      .values(aPublication(id, { type: 'activity', publishedAt: new Date('2026-11-01T00:00:00Z'), facts }));
  });
}

const form = (name: string, more = {}) => ({
  name,
  phone: { area: '+86', number: '13900002100' },
  company: '海洋材料研究所',
  consent: { agreed: true, version: '1' },
  ...more,
});
const reqId = 'request-1';
const as = <T>(id: string, work: Parameters<typeof asActor<T>>[2]) =>
  asActor(services, { actor: { id, kind: id === 'ye' ? 'COMPANY' : 'PERSON' } }, work);
const asStaff = <T>(work: Parameters<typeof asActor<T>>[2]) =>
  asActor(services, { actor: { id: 'editor' }, side: 'office' }, work);
const sign = (who: string, id: string, more = {}) =>
  as(who, (scope) => signUp(scope, { id, values: form('林见微', more), reqId }));
const mine = async (who: string, id: string) => (await as(who, (scope) => readMySignup(scope, { id }))).signup;
const seatsOf = async (id: string) => {
  const [row] = await services.database.asOwner((db) => db.select().from(activities).where(eq(activities.id, id)));
  return [row!.taken, row!.waiting];
};
const toldTo = (who: string, title: string) =>
  services.database.asOwner((db) => db.$count(messages, and(eq(messages.accountId, who), eq(messages.titleCN, title))));

test('of two who take the last seat at the same instant one gets it and the other waits', async () => {
  await publishActivity('last', { quota: 3, taken: 0 });
  await sign('gu', 'last');
  await sign('han', 'last');
  const states = await Promise.all([sign('lin', 'last'), sign('fang', 'last')]);
  expect(states.map(({ state }) => state).sort()).toEqual(['APPROVED', 'WAITLIST']);
  expect(await seatsOf('last')).toEqual([3, 1]);
});

test('many at once never take more seats than there are, and without a waiting list the rest are refused', async () => {
  await publishActivity('rush', { quota: 2, waitlist: false });
  const answers = await Promise.allSettled(people.map((who) => sign(who, 'rush')));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.key] : []));
  expect(refusals).toEqual(['ACTIVITY_FULL', 'ACTIVITY_FULL', 'ACTIVITY_FULL']);
  expect(await seatsOf('rush')).toEqual([2, 0]);
});

test('who waits longest moves up when somebody cancels, is told, and has a ticket', async () => {
  await publishActivity('queue');
  const { id } = await sign('lin', 'queue');
  for (const [minute, who] of ['fang', 'gu'].entries()) {
    services.setNow(new Date(now.getTime() + minute * 60_000));
    await sign(who, 'queue');
  }
  services.setNow(now);
  expect(await mine('gu', 'queue')).toMatchObject({ state: 'WAITLIST', before: 1, ticket: null, onlineUrl: null });
  await as('lin', (scope) => cancelSignup(scope, { id }));
  expect(await mine('fang', 'queue')).toMatchObject({ state: 'APPROVED', onlineUrl: 'https://live.example/room' });
  expect((await mine('fang', 'queue'))!.ticket!.code).toMatch(/^WUTONG:[A-Z]{8}\.[\w-]{12}$/);
  expect(await mine('gu', 'queue')).toMatchObject({ state: 'WAITLIST', before: 0 });
  expect(await seatsOf('queue')).toEqual([1, 1]);
  expect(await toldTo('fang', '候补成功，您有名额了')).toBe(1);
  const mails = await services.database.asOwner((db) =>
    db.$count(outbox, and(eq(outbox.recipient, 'fang@example.com'), like(outbox.scene, 'SIGNUP_%'))),
  );
  expect(mails).toBeGreaterThanOrEqual(2);
  // Whoever cancelled begins again behind the others.
  services.setNow(new Date(now.getTime() + 120_000));
  await sign('lin', 'queue');
  expect(await mine('lin', 'queue')).toMatchObject({ state: 'WAITLIST', before: 1 });
  services.setNow(now);
});

test('each way of coming at the wrong time or again is refused in its own words', async () => {
  const soon = new Date('2026-11-22T09:00:00+08:00');
  await publishActivity('not-yet', { signFrom: soon });
  await publishActivity('closed', { signTo: new Date(now.getTime() - 1) });
  await publishActivity('off', { cancelledAt: now });
  await publishActivity('again', { quota: 5 });
  await sign('lin', 'again');
  const keyOf = (who: string, id: string) =>
    sign(who, id).then(
      () => 'done',
      (error) => error.key,
    );
  expect(await keyOf('lin', 'not-yet')).toBe('SIGN_NOT_OPEN');
  expect(await keyOf('lin', 'closed')).toBe('SIGN_CLOSED');
  expect(await keyOf('lin', 'off')).toBe('ACTIVITY_CANCELLED');
  expect(await keyOf('lin', 'again')).toBe('ALREADY_SIGNED');
  expect(await keyOf('lin', 'nothing')).toBe('NOT_FOUND');
});

test('to an activity for companies signs up who acts for one that has passed and is still valid', async () => {
  await publishActivity('companies', { companyOnly: true, quota: null });
  const keyOf = (who: string) =>
    sign(who, 'companies').then(
      () => 'done',
      (error) => error.key,
    );
  await services.database.asOwner(async (db) => {
    await db
      .insert(companies)
      .values([
        aCompany('passed', { state: 'PASSED', validTo: '2027-11-19' }),
        aCompany('lapsed', { state: 'PASSED', validTo: '2026-11-19' }),
        aCompany('waits', { state: 'PENDING' }),
      ]);
    const member = { tenantId: 'tenant-a', role: 'AGENT', state: 'ACTIVE' };
    await db.insert(companyMembers).values([
      { ...member, id: 'm1', companyId: 'passed', accountId: 'fang' },
      { ...member, id: 'm2', companyId: 'lapsed', accountId: 'gu' },
      { ...member, id: 'm3', companyId: 'waits', accountId: 'han' },
    ]);
  });
  // A company's kind of account alone proves nothing.
  expect(await keyOf('ye')).toBe('COMPANY_NOT_AUTHENTICATED');
  expect(await keyOf('gu')).toBe('COMPANY_NO_CREDIT');
  expect(await keyOf('han')).toBe('COMPANY_NO_CREDIT');
  expect(await keyOf('fang')).toBe('done');
});

test('what the activity asks is checked field by field, and kept in both languages', async () => {
  const questions = [
    {
      id: 'a-1',
      labelCN: '参加方式',
      labelEN: 'How',
      required: 'YES',
      optionsCN: '现场\n线上',
      optionsEN: 'On site\nOnline',
    },
    { id: 'a2', labelCN: '饮食', labelEN: 'Diet', required: 'NO', optionsCN: '', optionsEN: '' },
  ];
  await publishActivity('asks', { quota: 5 }, questions);
  await expect(sign('lin', 'asks', { q_a_1: '走路', name: '' })).rejects.toMatchObject({
    key: 'INVALID',
    fields: [{ path: 'name' }, { path: 'q_a_1' }],
  });
  await sign('lin', 'asks', { q_a_1: '线上' });
  expect((await mine('lin', 'asks'))!.answers).toEqual([
    { label: { CN: '参加方式', EN: 'How' }, value: { CN: '线上', EN: 'Online' } },
  ]);
});

test('a seat can be taken back until two hours before the start, and only by its owner', async () => {
  await publishActivity('late', { quota: 5 });
  const { id } = await sign('lin', 'late');
  await expect(as('fang', (scope) => cancelSignup(scope, { id }))).rejects.toMatchObject({ key: 'NOT_FOUND' });
  services.setNow(new Date(start.getTime() - 2 * 3_600_000 + 1));
  await expect(as('lin', (scope) => cancelSignup(scope, { id }))).rejects.toMatchObject({ key: 'TOO_LATE_TO_CANCEL' });
  services.setNow(now);
});

test('where sign-ups are looked at, the address shows after approval only, and a refusal frees the seat', async () => {
  await publishActivity('looked-at', { audit: true });
  const { id, state } = await sign('lin', 'looked-at');
  await sign('fang', 'looked-at');
  expect(state).toBe('PENDING');
  expect(await mine('lin', 'looked-at')).toMatchObject({ ticket: null, onlineUrl: null });
  await asStaff((scope) => decideSignup(scope, { id, action: 'reject', reason: '名额有限' }));
  expect(await mine('lin', 'looked-at')).toMatchObject({ state: 'REJECTED', note: '名额有限' });
  expect(await mine('fang', 'looked-at')).toMatchObject({ state: 'PENDING' });
  const next = (await mine('fang', 'looked-at'))!;
  await asStaff((scope) => decideSignup(scope, { id: next.id, action: 'approve', reason: '' }));
  expect((await mine('fang', 'looked-at'))!.onlineUrl).toBe('https://live.example/room');
  await expect(
    asStaff((scope) => decideSignup(scope, { id: next.id, action: 'approve', reason: '' })),
  ).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
});

test('a ticket lets in once; again, of another activity, made up and not valid are told apart', async () => {
  await publishActivity('door', { quota: 1 });
  await publishActivity('other', { quota: 5 });
  await sign('lin', 'door');
  await sign('fang', 'door');
  await sign('lin', 'other');
  const ticket = (await mine('lin', 'door'))!.ticket!;
  const elsewhere = (await mine('lin', 'other'))!.ticket!;
  services.setNow(new Date(start.getTime() - 600_000));
  const scan = (code: string, at?: string) =>
    asStaff((scope) => checkIn(scope, { tenantId: 'tenant-a', id: 'door', code, reqId, ...(at ? { at } : {}) }));
  const first = await scan(ticket.code);
  expect(first).toMatchObject({ outcome: 'IN', company: '海洋材料研究所' });
  services.setNow(new Date(start.getTime() - 300_000));
  const spaced = `${ticket.letters.slice(0, 4).toLowerCase()} ${ticket.letters.slice(4)}`;
  expect(await scan(spaced)).toMatchObject({ outcome: 'AGAIN', checkedAt: first.checkedAt });
  // A device that was offline brings an earlier scan along: that was the first one.
  const earlier = new Date(start.getTime() - 900_000).toISOString();
  expect(await scan(ticket.code, earlier)).toMatchObject({ outcome: 'AGAIN', checkedAt: earlier });
  await expect(scan(elsewhere.code)).rejects.toMatchObject({ key: 'TICKET_OTHER' });
  await expect(scan('ABCDEFGH')).rejects.toMatchObject({ key: 'TICKET_UNKNOWN' });
  await expect(scan(`WUTONG:${ticket.letters}.AAAAAAAAAAAA`)).rejects.toMatchObject({ key: 'TICKET_UNKNOWN' });
  await expect(scan('x')).rejects.toMatchObject({ key: 'TICKET_UNKNOWN' });
  const [waiting] = await services.database.asOwner((db) =>
    db
      .select()
      .from(signups)
      .where(and(eq(signups.activityId, 'door'), eq(signups.state, 'WAITLIST'))),
  );
  await expect(scan(waiting!.letters)).rejects.toMatchObject({ key: 'TICKET_NOT_VALID', params: { state: '候补' } });
  const list = await asStaff((scope) => readCheckInList(scope, { id: 'door' }));
  expect(list).toMatchObject({ checkedIn: 1, codes: [{ checkedAt: earlier }] });
  expect(JSON.stringify(list)).not.toContain(ticket.letters);
  services.setNow(now);
});

test('each is reminded once a day and once two hours before; who did not come is absent, who came may rate', async () => {
  await publishActivity('timed', { quota: 5 });
  const { id } = await sign('lin', 'timed');
  await sign('fang', 'timed');
  const told = async () => [await toldTo('lin', '活动明天开始'), await toldTo('lin', '活动即将开始')];
  const before = await told();
  services.setNow(new Date(start.getTime() - 23 * 3_600_000));
  await Promise.all([remindSignups(services), remindSignups(services)]);
  await remindSignups(services);
  const [day] = await told();
  services.setNow(new Date(start.getTime() - 3_600_000));
  await remindSignups(services);
  await remindSignups(services);
  const lins = await services.database.asOwner((db) =>
    db.$count(signups, and(eq(signups.accountId, 'lin'), eq(signups.state, 'APPROVED'))),
  );
  expect(day! - before[0]!).toBe(lins);
  expect((await told())[1]! - before[1]!).toBe(lins);
  const ticket = (await mine('lin', 'timed'))!.ticket!;
  await asStaff((scope) => checkIn(scope, { tenantId: 'tenant-a', id: 'timed', code: ticket.code, reqId }));
  const rate = () => as('lin', (scope) => rateActivity(scope, { id, score: 5, feedback: ' 很好 ', reqId }));
  await expect(rate()).rejects.toMatchObject({ key: 'NOT_DUE' });
  services.setNow(new Date(start.getTime() + 4 * 3_600_000));
  await noteAbsent(services);
  expect(await mine('fang', 'timed')).toMatchObject({ state: 'ABSENT', canRate: false });
  await rate();
  expect(await mine('lin', 'timed')).toMatchObject({ state: 'CHECKED_IN', score: 5, feedback: '很好' });
  services.setNow(now);
});

test('when an activity is called off, every open sign-up ends and everybody is told why', async () => {
  await publishActivity('gales', { quota: 1 });
  await sign('lin', 'gales');
  await sign('fang', 'gales');
  const before = [await toldTo('lin', '活动已取消'), await toldTo('fang', '活动已取消')];
  await asStaff((scope) => cancelActivity(scope, { id: 'gales', reasonCN: '大风', reasonEN: 'Gales' }));
  expect(await mine('fang', 'gales')).toMatchObject({ state: 'CANCELLED', phase: 'CANCELLED', note: '大风' });
  expect([await toldTo('lin', '活动已取消'), await toldTo('fang', '活动已取消')]).toEqual(before.map((n) => n + 1));
  expect(await seatsOf('gales')).toEqual([0, 0]);
  await expect(sign('gu', 'gales')).rejects.toMatchObject({ key: 'ACTIVITY_CANCELLED' });
});
