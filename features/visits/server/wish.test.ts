import { beforeAll, expect, test } from 'vitest';
import { dateTimeInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { builtInRoles } from '#core/roles.ts';
import { asOperator } from '#features/casework/server/applications/testing.ts';
import { entries } from '#features/competition/server/tables.ts';
import { and, eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { messages } from '#server/database/tables/logs.ts';
import { asActor, createDemoServices } from '#server/testing.ts';
import { readOwnVisits } from './record.ts';
import { visits } from './tables.ts';
import { visitStore } from './visit-store.ts';
import { wishVisit } from './wish.ts';

const services = await createDemoServices();
const owner = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);
const codes = builtInRoles.find(({ code }) => code === 'reviewer')!.codes;
const day = 86_400_000;
const start = new Date(Math.ceil((Date.now() + 30 * day) / day) * day + 2 * 3_600_000);
const at = (days: number) => services.setNow(new Date(start.getTime() + days * day));
const clock = (days: number) => dateTimeInShanghai(new Date(start.getTime() + days * day)).slice(0, 16);
let entry: typeof entries.$inferSelect;
let organiser = '';
let id = '';

beforeAll(async () => {
  at(0);
  await owner(async (db) => {
    await db.delete(visits);
    [entry] = (await db.select().from(entries).where(eq(entries.state, 'VISIT')).orderBy(entries.no)) as [typeof entry];
    const [account] = await db.select().from(accounts).where(eq(accounts.loginName, 'reviewer'));
    organiser = account!.id;
  });
  const slots = [{ id: 'a', startAt: clock(3), minutes: 60 }];
  const values = { entry: entry.id, address: '', visitors: [organiser], manner: 'SET', slots };
  ({ id } = await organising((scope) => visitStore.save(scope, { values })));
});

const keyOf = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const organising = <T>(work: Parameters<typeof asOperator<T>>[2]) =>
  asOperator(services, organiser, work, { tenantId: entry.tenantId, permCodes: codes });
const act = (action: string, values: object) =>
  organising((scope) => visitStore.act(scope, { action, ids: [id], values: { ...values } })).then(() => 'done', keyOf);
const entering = <T>(work: Parameters<typeof asActor<T>>[2], actor = entry.ownerId) =>
  asActor(services, { actor: { id: actor }, tenantId: entry.tenantId }, work);
const wish = (startAt: string, actor?: string) =>
  entering((scope) => wishVisit(scope, { id, startAt, reason: '那天团队在外地参展' }), actor).then(() => 'done', keyOf);
const seen = async () => (await entering((scope) => readOwnVisits(scope, { id: entry.id }))).visits[0]!;
const told = (account: string, title: string) =>
  owner((db) => db.$count(messages, and(eq(messages.accountId, account), eq(messages.titleCN, title))));

test('an entrant asks once for another time; it stays until it is moved or kept, and they read the answer', async () => {
  expect(await wish(clock(5), 'somebody')).toBe('NOT_FOUND');
  expect(await wish(clock(-1))).toBe('INVALID');
  expect(await act('keep', { reason: '没有申请' })).toBe('NOT_ALLOWED');
  expect(await wish(clock(5))).toBe('done');
  expect(await wish(clock(6))).toBe('NOT_ALLOWED');
  expect(await seen()).toMatchObject({ canWish: false, wish: { reason: '那天团队在外地参展' } });
  expect((await seen()).startAt).toBe(new Date(start.getTime() + 3 * day).toISOString());
  expect(await told(organiser, '参赛者申请考察改期')).toBe(1);
  const { row } = await organising((scope) => visitStore.one(scope, id));
  expect(row).toMatchObject({ status: 'ASKED', wish: `${clock(5)} 那天团队在外地参展` });

  expect(await act('keep', { reason: '考察组那天没有空档' })).toBe('done');
  expect(await seen()).toMatchObject({ canWish: false, wish: null, wishAnswer: '考察组那天没有空档' });
  expect(await told(entry.ownerId, '实地考察时间不变')).toBe(1);
});

test('a time that was moved can be asked about anew, but not on its eve', async () => {
  expect(await act('move', { startAt: clock(6), minutes: 60, visitors: [], reason: '改期' })).toBe('done');
  expect(await seen()).toMatchObject({ canWish: true, wish: null, wishAnswer: null });
  at(5.01);
  expect((await seen()).canWish).toBe(false);
  expect(await wish(clock(8))).toBe('NOT_ALLOWED');
  at(5);
  expect(await wish(clock(8))).toBe('done');
});
