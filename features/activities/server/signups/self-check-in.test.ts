import { expect, test } from 'vitest';
import { activities, signups } from '#features/activities/server/tables.ts';
import { anActivity } from '#features/activities/server/testing.ts';
import { publications } from '#features/contents/server/tables.ts';
import { aPublication } from '#features/contents/server/testing.ts';
import { eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { checkSelfIn, readHandOut } from './self-check-in.ts';

const services = await createTestServices();
const at = (time: string) => services.setNow(new Date(`2026-11-25T${time}:00+08:00`));
at('13:30');
const people = { lin: 'APPROVED', fang: 'WAITLIST', gu: 'CANCELLED' };

await services.database.asOwner(async (db) => {
  await db.insert(accounts).values([...Object.keys(people), 'han'].map((id) => ({ id, loginName: id, nickname: id })));
  for (const id of ['self', 'staffed', 'other'])
    await db.insert(activities).values(anActivity(id, { checksSelfIn: id !== 'staffed' }));
  await db
    .insert(publications)
    .values(
      ['self', 'staffed', 'other'].map((id) =>
        aPublication(id, { type: 'activity', titleCN: '沙龙', publishedAt: new Date('2026-11-01') }),
      ),
    );
  await db.insert(signups).values(
    Object.entries(people).map(([who, state]) => ({
      id: `s-${who}`,
      tenantId: 'tenant-a',
      activityId: 'self',
      accountId: who,
      name: who,
      phone: '1',
      state,
      letters: who,
      signedAt: new Date('2026-11-20'),
    })),
  );
});

const pathOf = async (id: string) =>
  (await asActor(services, { actor: { id: 'editor' }, side: 'office' }, (scope) => readHandOut(scope, { id }))).door;
const codeOf = async (id: string) => (await pathOf(id))!.split('c=')[1]!;
const arrive = (who: string, code: string, id = 'self') =>
  asActor(services, { actor: { id: who } }, (scope) => checkSelfIn(scope, { id, code, reqId: 'request-1' }));

test('who signed up is checked in once by the code at the door, and reads the first time when asking again', async () => {
  const code = await codeOf('self');
  expect(await arrive('lin', code)).toMatchObject({ outcome: 'IN', checkedAt: '2026-11-25T05:30:00.000Z' });
  at('15:00');
  expect(await arrive('lin', code)).toMatchObject({ outcome: 'AGAIN', checkedAt: '2026-11-25T05:30:00.000Z' });
  const [row] = await services.database.asOwner((db) => db.select().from(signups).where(eq(signups.id, 's-lin')));
  expect(row).toMatchObject({ state: 'CHECKED_IN', checkedBy: 'lin' });
  const lines = await services.database.asOwner((db) => db.$count(busiLog, eq(busiLog.action, 'CHECK_IN')));
  expect(lines).toBe(1);
});

test('a code made up, of another activity or where staff check in lets nobody in; nor do the wrong hours', async () => {
  expect(await pathOf('staffed')).toBeNull();
  const reader = { actor: { id: 'reader' }, side: 'office', permCodes: ['Mgr.Activity'] } as const;
  expect((await asActor(services, reader, (scope) => readHandOut(scope, { id: 'self' }))).door).toBeNull();
  await services.database.asOwner((db) =>
    db.insert(signups).values({
      id: 's-han',
      tenantId: 'tenant-a',
      activityId: 'self',
      accountId: 'han',
      name: 'han',
      phone: '1',
      letters: 'han',
      state: 'APPROVED',
      signedAt: new Date('2026-11-20'),
    }),
  );
  const code = await codeOf('self');
  const keyOf = (answer: Promise<unknown>) =>
    answer.then(
      () => 'in',
      (error) => error.key,
    );
  expect(await keyOf(arrive('han', 'AAAAAAAAAAAA'))).toBe('CHECK_IN_CODE');
  expect(await keyOf(arrive('han', await codeOf('other')))).toBe('CHECK_IN_CODE');
  expect(await keyOf(arrive('han', code, 'staffed'))).toBe('CHECK_IN_CODE');
  at('12:59');
  expect(await keyOf(arrive('han', code))).toBe('CHECK_IN_HOURS');
  at('16:01');
  expect(await keyOf(arrive('han', code))).toBe('CHECK_IN_HOURS');
  at('14:30');
  expect(await keyOf(arrive('fang', code))).toBe('TICKET_NOT_VALID');
  expect(await keyOf(arrive('gu', code))).toBe('NOT_SIGNED_UP');
  expect(await keyOf(arrive('editor', code))).toBe('NOT_SIGNED_UP');
  expect(await keyOf(arrive('han', code))).toBe('in');
});
