import { expect, test } from 'vitest';
import { contents } from '#features/contents/server/tables.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { readRecycle } from './recycle.ts';

const services = await createTestServices();

test('the recycle bin leads to every list of the reader in which something lies, of this tenant alone', async () => {
  const deleted = { type: 'notify', values: {}, titleCN: '旧通知', titleEN: '', editedBy: 'ann' };
  await services.database.asOwner((db) =>
    db.insert(contents).values([
      { ...deleted, id: 'c-1', tenantId: 'tenant-a', deletedAt: new Date(), deletedBy: 'ann' },
      { ...deleted, id: 'c-2', tenantId: 'tenant-a' },
      { ...deleted, id: 'c-3', tenantId: 'tenant-b', deletedAt: new Date() },
    ]),
  );
  const bins = (permCodes: readonly string[]) =>
    asActor(services, { actor: { id: 'ann' }, side: 'office', permCodes, tenantId: 'tenant-a' }, readRecycle);
  const { rows } = await bins(['Mgr.Content', 'Mgr.Content.del']);
  expect(rows.find(({ code }) => code === 'notify')).toMatchObject({
    count: 1,
    path: '/content/notify',
    canRestore: true,
  });
  expect((await bins(['Mgr.Content'])).rows.find(({ code }) => code === 'notify')).toMatchObject({ canRestore: false });
  expect((await bins(['Mgr.Company'])).rows.map(({ code }) => code)).toEqual(['promote']);
});
