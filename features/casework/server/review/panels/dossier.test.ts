import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Refusal, refusalText } from '#core/errors.ts';
import { settle } from '#features/accounts/server/testing.ts';
import { aDay, addAccounts, addWindow, asOperator, submitted } from '#features/casework/server/applications/testing.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { claimCase } from '#features/casework/server/review/claim.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { markPaths } from '#features/casework/server/review/mark.ts';
import { applications, correctionItems } from '#features/casework/server/tables.ts';
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

test('审核通过前，“要核实”的自检发现逐项要有结论：审核台事先写明是哪一项，强行提交被同一句话拒绝', async () => {
  await services.database.asOwner((db) =>
    db.update(applications).set({ state: 'REVIEW' }).where(eq(applications.id, lin)),
  );
  await desk((scope) => claimCase(scope, { id: lin }));
  const look = async () => {
    const found = await desk((scope) => readCase(scope, { id: lin }));
    return { rev: found.rev, pass: found.actions.find(({ action }) => action === 'pass')! };
  };
  const pass = async () => {
    const { rev } = await look();
    return settle(desk((scope) => decideCase(scope, { id: lin, rev, action: 'pass' })));
  };
  const open = async () =>
    (await desk((scope) => readDossier(scope, { id: lin }))).findings.filter(({ isOpen }) => isOpen);
  const before = await open();
  const told = (await look()).pass;
  expect(told).toMatchObject({ blockedBy: 'FINDINGS_OPEN' });
  expect(told.why!.CN).toContain(`还有 ${before.length} 项`);
  expect(told.why!.CN).toContain(before[0]!.label.CN);
  const refused = (await pass()) as Refusal;
  expect(refusalText(refused)).toEqual(told.why);

  // A verdict is a conclusion, whichever it is, and so is a look at the field itself.
  const [first, ...rest] = before;
  await desk((scope) => judgeFinding(scope, { id: lin, rule: first!.rule, path: first!.path, isFalse: false }));
  expect(await open()).toHaveLength(rest.length);
  await desk((scope) => markPaths(scope, { id: lin, paths: rest.map(({ path }) => path), verified: true }));
  expect(await open()).toEqual([]);
  expect((await look()).pass).toMatchObject({ blockedBy: null, why: null });

  // What was said before the applicant answered anew was said of something else.
  await services.database.asOwner((db) =>
    db.insert(correctionItems).values({
      id: 'item',
      tenantId: 'tenant-a',
      applicationId: lin,
      path: first!.path,
      reason: 'unclear',
      note: '请重新上传',
      state: 'answered',
      round: 1,
      raisedBy: 'desk',
      revFrom: 1,
      raisedByName: 'desk',
      raisedAt: aDay,
      answeredAt: new Date(aDay.getTime() + 60_000),
    }),
  );
  expect(await open()).toMatchObject([{ path: first!.path, isFalse: null }]);
  await services.database.asOwner((db) => db.update(correctionItems).set({ state: 'accepted' }));
  expect(await pass()).toMatchObject({ isProposed: false });
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
