import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { readTags, saveTags } from './tags.ts';

const services = await createTestServices();
const as = <T>(id: string, work: (scope: ActorScope) => Promise<T>) => asActor(services, { actor: { id } }, work);
const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));

beforeEach(() =>
  services.database.asOwner(async (db) => {
    await db.delete(accounts);
    await db.insert(accounts).values(['ann', 'bo'].map((id) => ({ id, loginName: id, nickname: id })));
  }),
);

test('tags are kept for their owner, and the question counts as answered', async () => {
  const picked = { tags: ['RETURNEE', 'DIGITAL', 'HOME'], isPersonal: false } as const;
  await as('ann', (scope) => saveTags(scope, { ...picked, tags: [...picked.tags] }));
  expect(await as('ann', readTags)).toEqual({ ...picked, isTag: true });
  expect(await as('bo', readTags)).toEqual({ tags: [], isTag: false, isPersonal: true });
  const lines = await services.database.asOwner((db) => db.select().from(busiLog).where(eq(busiLog.objectId, 'ann')));
  expect(lines).toMatchObject([{ action: 'TAGS', textCN: '选择标签' }]);
});

test('none answers the question, too; one or two are too few, and change nothing', async () => {
  expect(
    await as('ann', (scope) => saveTags(scope, { tags: ['HOME', 'MONEY'], isPersonal: true })).catch(refusal),
  ).toBe('TOO_FEW_TAGS');
  expect(await as('ann', readTags)).toMatchObject({ tags: [], isTag: false });
  expect(await as('ann', (scope) => saveTags(scope, { isPersonal: true }))).toEqual({
    tags: [],
    isTag: true,
    isPersonal: true,
  });
});
