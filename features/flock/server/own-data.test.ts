import { beforeEach, expect, test } from 'vitest';
import { eraseDue } from '#features/accounts/server/own-data/erase.ts';
import { addAccount, addTenants } from '#features/accounts/server/testing.ts';
import { eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { files } from '#server/database/tables/files.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { flockPart } from './own-data.ts';
import { farmMembers, farms, flockChanges, flockEntries, flockPhotos, flockQuestions, flockReports } from './tables.ts';
import { at, head, phoneOf } from './testing.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a']);
const now = new Date('2026-11-20T02:00:00.000Z');
const owner = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);

const tables = [
  accounts,
  farms,
  farmMembers,
  flockEntries,
  flockChanges,
  flockReports,
  flockQuestions,
  flockPhotos,
  files,
];

beforeEach(async () => {
  services.setNow(now);
  await owner(async (db) => {
    for (const table of tables) await db.delete(table);
  });
  for (const id of ['ann', 'bo', 'cy']) await addAccount(services, { id });
});

/** Ann's farm alone, and one on which Bo (first) and Cy work too; a photo of Ann's stands in each. */
async function begin() {
  for (const farm of ['farm-alone', 'farm-shared']) {
    const ann = phoneOf(services, 'ann', { farm });
    const fileId = `photo-${farm}`;
    const file = { ownerId: 'ann', purpose: 'flock-photo', name: 'a.jpg', type: 'image/jpeg', size: 3 };
    await owner((db) =>
      db
        .insert(files)
        .values({ ...file, id: fileId, tenantId: 'tenant-a', objectKey: fileId, sha256: Buffer.alloc(32) }),
    );
    ann.write('name', farm, { doc: 'farm' });
    ann.write('head', head);
    ann.write('question:ask-no-1', { text: `Why, ${farm}?`, at });
    ann.write('photo:shot-one1', { of: 'note', name: 'a.jpg', size: 9000, fileId });
    await ann.sync();
  }
  const work = { tenantId: 'tenant-a', farmId: 'farm-shared' };
  const day = (number: number) => new Date(`2026-10-0${number}T00:00:00Z`);
  await owner((db) =>
    db.insert(farmMembers).values([
      { ...work, accountId: 'vera', role: 'VET', createdAt: day(1) },
      { ...work, accountId: 'bo', role: 'WORKER', createdAt: day(2) },
      { ...work, accountId: 'cy', role: 'WORKER', createdAt: day(3) },
    ]),
  );
  const bo = phoneOf(services, 'bo', { farm: 'farm-shared' });
  await bo.sync();
  bo.write('note', 'By Bo.');
  await bo.sync();
}

test('the archive holds the own farms whole, and of others only what one did there', async () => {
  await begin();
  const ann = JSON.stringify(await asActor(services, { actor: { id: 'ann' } }, flockPart.read!));
  for (const words of ['farm-alone', 'Why, farm-shared?', 'By Bo.']) expect(ann).toContain(words);
  const bo = JSON.stringify(await asActor(services, { actor: { id: 'bo' } }, flockPart.read!));
  expect(bo).toContain('By Bo.');
  expect(bo).not.toContain('Why');
});

test('who goes takes along the farms that nobody else works on; others pass to the worker who joined first', async () => {
  await begin();
  await owner((db) => db.update(accounts).set({ erasedAt: now }).where(eq(accounts.id, 'ann')));
  await eraseDue(services);
  const left = await owner(async (db) => ({
    farms: (await db.select().from(farms)).map(({ id }) => id),
    members: (await db.select().from(farmMembers)).map(({ accountId, role }) => `${accountId} ${role}`).toSorted(),
    changes: new Set((await db.select().from(flockChanges)).map(({ farmId }) => farmId)),
    photos: (await db.select().from(files)).filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id),
    questions: await db.$count(flockQuestions),
  }));
  expect(left).toEqual({
    farms: ['farm-shared'],
    members: ['bo OWNER', 'cy WORKER', 'vera VET'],
    changes: new Set(['farm-shared']),
    photos: ['photo-farm-shared'],
    questions: 1,
  });
  const seen = await phoneOf(services, 'cy', { farm: 'farm-shared' }).sync();
  expect(seen.entries.find(({ key }) => key === 'photo:shot-one1')).toMatchObject({ name: '—' });
});
