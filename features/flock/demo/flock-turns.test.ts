import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  farmMembers,
  farms,
  flockChanges,
  flockConflicts,
  flockEntries,
  flockPhotos,
  flockQuestions,
  flockReports,
  flockTrainings,
} from '#features/flock/server/tables.ts';
import { thumbKey } from '#server/base/files/objects.ts';
import { eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { files, uploads } from '#server/database/tables/files.ts';
import { createDemoServices } from '#server/testing.ts';

const services = await createDemoServices();
const owner = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);

test('the vet owns four farms with every kind of result, a worker works on two of them', async () => {
  const mine = await owner((db) =>
    db
      .select({ login: accounts.loginName, farm: farms.name, role: farmMembers.role })
      .from(farmMembers)
      .innerJoin(farms, eq(farms.id, farmMembers.farmId))
      .innerJoin(accounts, eq(accounts.id, farmMembers.accountId))
      .orderBy(accounts.loginName, farms.name),
  );
  const of = (login: string) => mine.filter((each) => each.login === login).map(({ farm, role }) => `${farm} ${role}`);
  expect(of('vet@example.com')).toEqual([
    'Birch Farm OWNER',
    'Hill Top Layers OWNER',
    'Low Meadow OWNER',
    'Pond Side OWNER',
  ]);
  expect(of('worker@example.com')).toEqual(['Birch Farm WORKER', 'Low Meadow WORKER']);
  const rows = await owner((db) => db.select().from(flockReports));
  const lights = new Set(rows.flatMap((row) => Object.values(row.lights as Record<string, string>)));
  expect([...lights].toSorted()).toEqual(['act', 'good', 'none', 'watch']);
  expect(rows.filter(({ state }) => state === 'open').map(({ name }) => name)).toEqual(['House 5, day 17']);
  expect(rows.find(({ flags }) => flags > 0)).toMatchObject({ name: 'House 4, day 28', flags: 2 });
});

test('six other farms can be compared, every change counts, and a question was answered', async () => {
  const shared = await owner((db) => db.$count(farms, eq(farms.isShared, true)));
  expect(shared).toBeGreaterThanOrEqual(7);
  const outcomes = await owner((db) => db.selectDistinct({ outcome: flockChanges.outcome }).from(flockChanges));
  expect(outcomes).toEqual([{ outcome: 'KEPT' }]);
  expect(await owner((db) => db.$count(flockConflicts))).toBe(0);
  const questions = await owner((db) => db.select().from(flockQuestions).orderBy(flockQuestions.state));
  expect(questions.map(({ state }) => state)).toEqual(['ANSWERED', 'OPEN']);
  const rounds = await owner((db) => db.select({ ac2: flockTrainings.ac2 }).from(flockTrainings));
  expect(rounds).toHaveLength(3);
  for (const { ac2 } of rounds) expect(ac2).toBeGreaterThan(0.6);
});

test('photos came as uploads come: checked, with a small copy, each another picture that its entry names', async () => {
  const stored = await owner((db) =>
    db
      .select({ file: files, doc: flockPhotos.doc })
      .from(flockPhotos)
      .innerJoin(files, eq(files.id, flockPhotos.fileId)),
  );
  expect(stored).toHaveLength(12);
  expect(new Set(stored.map(({ file }) => file.sha256.toString('hex'))).size).toBe(12);
  for (const { file } of stored) {
    expect(file).toMatchObject({ type: 'image/jpeg', visibility: 'private', purpose: 'flock-photo' });
    const picture = await sharp(await services.storage.bytes(file.objectKey)).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['jpeg', 800, 600]);
    expect((await sharp(await services.storage.bytes(thumbKey(file.objectKey))).metadata()).width).toBe(320);
  }
  const told = await owner((db) =>
    db
      .select({ fileId: sql<string>`value ->> 'fileId'` })
      .from(flockEntries)
      .where(sql`${flockEntries.key} like 'photo:%'`),
  );
  expect(told.map(({ fileId }) => fileId).toSorted()).toEqual(stored.map(({ file }) => file.id).toSorted());
  expect(await owner((db) => db.$count(uploads, sql`file_id is null`))).toBe(0);
  // One report with photos was read a second time, by somebody who saw two of them otherwise.
  const readings = await owner((db) => db.select().from(flockEntries).where(sql`${flockEntries.key} like 'reading:%'`));
  expect(readings).toHaveLength(1);
  expect(readings[0]!.value).toMatchObject({ name: 'Dr. Saskia Holm' });
});
