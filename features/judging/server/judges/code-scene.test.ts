import { expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { judges } from '#features/judging/server/tables.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { asActor, createDemoServices } from '#server/testing.ts';
import { judgeScene } from './code-scene.ts';

const services = await createDemoServices();
const owner = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);
const [member] = await owner((db) => db.select().from(judges).limit(1));
const { tenantId, editionId, accountId } = member!;
const open = (id: string) =>
  asActor(services, { actor: { id }, tenantId }, (scope) =>
    judgeScene.open(scope, editionId, { issuedBy: 'organiser' }),
  ).catch((error) => (error instanceof Refusal ? error.key : Promise.reject(error)));

test('凭码进评委库：有评委权限的账号进得去一次，没有权限的进不去', async () => {
  const isMine = and(eq(judges.editionId, editionId), eq(judges.accountId, accountId));
  expect(await open(accountId)).toBe('ACCESS_CODE_NEEDLESS');
  await owner((db) => db.delete(judges).where(isMine));
  const told = await Promise.all([open(accountId), open(accountId)]);
  expect(told.filter((each) => each === 'ACCESS_CODE_NEEDLESS')).toHaveLength(1);
  expect(
    await owner((db) => db.select({ tracks: judges.tracks, isActive: judges.isActive }).from(judges).where(isMine)),
  ).toEqual([{ tracks: [], isActive: true }]);
  const [person] = await owner((db) =>
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(sql`${accounts.loginName} = 'person@example.com' or ${accounts.email} = 'person@example.com'`),
  );
  expect(await open(person!.id)).toBe('ACCESS_CODE_NO_JUDGE');
});
