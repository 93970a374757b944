import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { settle } from '#features/accounts/server/testing.ts';
import { aDay, addAccounts, addWindow, asOperator, submitted } from '#features/casework/server/applications/testing.ts';
import { applications } from '#features/casework/server/tables.ts';
import { eq } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { createTestServices } from '#server/testing.ts';
import { compareCases } from './compare.ts';
import { judgeFinding, readDossier } from './dossier.ts';

const services = await createTestServices();
services.setNow(aDay);
await addAccounts(services, 'lin', 'zhou', 'mei', 'desk');
await addWindow(services);
await addWindow(services, { programme: 'talentapply' });
const lin = await submitted(services, 'lin');
const twin = await submitted(services, 'zhou', { programme: 'talentapply' });
const stranger = await submitted(services, 'mei', { programme: 'talentapply' });
const desk = <T>(work: Parameters<typeof asOperator<T>>[2], options = {}) =>
  asOperator(services, 'desk', work, options);

test('a faultless dossier has no findings; a file in another case and one changed since are found, with their rates', async () => {
  const clean = await desk((scope) => readDossier(scope, { id: lin }));
  expect(clean.findings).toEqual([]);
  expect(clean.passed).toBeGreaterThan(5);

  // What lies in storage is no longer what was handed in.
  const sha256 = createHash('sha256').update(randomBytes(8)).digest();
  await services.database.asOwner((db) => db.update(files).set({ sha256 }).where(eq(files.ownerId, 'lin')));
  const { findings } = await desk((scope) => readDossier(scope, { id: lin }));
  expect(findings.length).toBeGreaterThan(1);
  expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(['FILE_CHANGED']));
  expect(findings[0]).toMatchObject({ falseAlarms: 0, verdicts: 0, isFalse: null });

  const [one, other] = findings;
  const judge = (path: string, isFalse: boolean) =>
    desk((scope) => judgeFinding(scope, { id: lin, rule: 'FILE_CHANGED', path, isFalse }));
  await judge(one!.path, true);
  await judge(other!.path, false);
  const again = await judge(one!.path, false);
  expect(again.findings.find(({ path }) => path === one!.path)).toMatchObject({
    isFalse: false,
    by: 'desk',
    verdicts: 2,
    falseAlarms: 0,
  });
  const judged = await judge(one!.path, true);
  expect(judged.findings[0]).toMatchObject({ verdicts: 2, falseAlarms: 1 });
  services.setNow(new Date(aDay.getTime() + 91 * 86_400_000));
  expect((await desk((scope) => readDossier(scope, { id: lin }))).findings[0]).toMatchObject({ verdicts: 0 });
  services.setNow(aDay);

  expect(await settle(judge('person.name', true))).toMatchObject({ key: 'NOT_FOUND' });
});

/** Who applies in both programmes is the same person, whatever the samples of these say. */
async function makeTwins(): Promise<void> {
  await services.database.asOwner(async (db) => {
    const [one] = await db.select().from(applications).where(eq(applications.id, lin));
    await db.update(applications).set({ personKey: one!.personKey }).where(eq(applications.id, twin));
  });
}

test('cases of the same person stand beside each other across programmes, told by what they are, shown masked', async () => {
  await makeTwins();
  const found = await desk((scope) => compareCases(scope, { id: lin, other: twin }));
  expect(found.other).toMatchObject({ programme: 'talentapply' });
  expect(found.relations['person.name']).toBe('differs');
  expect(Object.values(found.relations)).toContain('same');
  expect(JSON.stringify(found)).not.toMatch(/359902\d{11}[\dX]/);

  await services.database.asOwner((db) =>
    db.update(applications).set({ personKey: null }).where(eq(applications.id, stranger)),
  );
  const asked = (id: string, other: string) => settle(desk((scope) => compareCases(scope, { id, other })));
  expect(await asked(lin, stranger)).toMatchObject({ key: 'NOT_FOUND' });
  expect(await asked(lin, lin)).toMatchObject({ key: 'NOT_FOUND' });
});
