import { expect, test } from 'vitest';
import { addTenants, settle } from '#features/accounts/server/testing.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { copyApplication } from '#features/casework/server/applications/copy.ts';
import { listOwn, readOwn } from '#features/casework/server/applications/queries.ts';
import { takeBack } from '#features/casework/server/applications/status/take-back.ts';
import { submitApplication } from '#features/casework/server/applications/submit.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  asApplicant,
  asOperator,
  completeData,
  saveAll,
  saveOne,
} from '#features/casework/server/applications/testing.ts';
import { readPart } from '#features/casework/server/joint/read-part.ts';
import { caseChecks, departmentStaff } from '#features/casework/server/joint-tables.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { applications } from '#features/casework/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq } from '#server/database/sql.ts';
import { createTestServices } from '#server/testing.ts';

const services = await createTestServices();
services.setNow(aDay);
await addTenants(services, ['tenant-a']);
await addWindow(services, { programme: 'saapply' });
await addWindow(services, { programme: 'apartapply' });
await addAccounts(services, 'mother', 'father', 'desk', 'education');
const programme = 'saapply';
const submit = (who: string, id: string) =>
  settle(asApplicant(services, who, (scope) => submitApplication(scope, programme, { id })));
const own = (who: string, id: string) => asApplicant(services, who, (scope) => readOwn(scope, { id }));
const another = (who: string, id: string) =>
  settle(
    asApplicant(services, who, (scope) => copyApplication(scope, programme, { id, isForAnother: true })),
  ) as Promise<{ id: string } & { key?: string; obj?: { id: string } }>;
/** Fills in what is the child's own, with the number of a child. */
async function fillChild(who: string, id: string, number: string): Promise<void> {
  const data = await completeData(services, who, { programme });
  const whole = await own(who, id);
  const revOf = (section: string) => whole.sectionsData.find(({ key }) => key === section)?.rev ?? 0;
  const identity = { type: 'PASSPORT', number };
  const child = { ...data.child, name: '沈小安', nationality: 'CN', identity };
  const theirs = Object.entries(data.materials!).filter(([key]) =>
    ['kinship', 'guardianship', 'vaccination', 'record'].includes(key),
  );
  const values = {
    child,
    schooling: data.schooling!,
    materials: Object.fromEntries(theirs),
    consent: data.consent!,
  };
  for (const [section, patch] of Object.entries(values))
    await saveOne(services, who, { programme, id, section, baseRev: revOf(section), values: patch });
}
let first = '';
let second = '';

test('第二个孩子另有一件：家庭的内容和文件带过去，孩子自己的留空，同时只能有一件没填孩子的', async () => {
  first = await saveAll(services, 'mother', { programme });
  expect(await submit('mother', first)).not.toHaveProperty('key');
  expect((await own('mother', first)).canAddAnother).toBe(true);
  const both = await Promise.all([another('mother', first), another('mother', first)]);
  second = both.find(({ key }) => key === undefined)!.id;
  expect(both.find(({ key }) => key)).toMatchObject({ key: 'ALREADY_APPLIED', obj: { id: second } });
  expect(await asApplicant(services, 'mother', (scope) => listOwn(scope, programme))).toMatchObject({ canAdd: false });

  const [before, after] = [await own('mother', first), await own('mother', second)];
  const valuesOf = (whole: typeof before, section: string) =>
    whole.sectionsData.find(({ key }) => key === section)!.values as Record<string, unknown>;
  for (const section of ['person', 'contact', 'employment', 'talentCard', 'home', 'family'])
    expect(valuesOf(after, section), section).toEqual(valuesOf(before, section));
  for (const section of ['child', 'schooling', 'consent']) expect(valuesOf(after, section), section).toEqual({});
  const [had, has] = [valuesOf(before, 'materials'), valuesOf(after, 'materials')];
  expect(has).toEqual({
    card: had.card,
    household: had.household,
    identities: had.identities,
    work: had.work,
    home: had.home,
  });
  // What has no child of its own has no other.
  expect(
    await settle(
      asApplicant(services, 'mother', (scope) =>
        copyApplication(scope, 'apartapply', { id: first, isForAnother: true }),
      ),
    ),
  ).toMatchObject({ key: 'NOT_ALLOWED' });
});

test('同一个孩子一年一件：自己的、父母另一方的、同时提交的都只成一件，被拒的什么都没变', async () => {
  const [row] = await services.database.asOwner((db) =>
    db.select().from(applications).where(eq(applications.id, first)),
  );
  const identity = getProgramme(programme).oncePer!.certificate;
  const data = (await own('mother', first)).sectionsData.find(({ key }) => key === 'child')!.values;
  const number = String((data.identity as { number: string }).number);
  await fillChild('mother', second, 'P1234567');
  const changed = await own('mother', second);
  const child = changed.sectionsData.find(({ key }) => key === 'child')!;
  await saveOne(services, 'mother', {
    programme,
    id: second,
    section: 'child',
    baseRev: child.rev,
    values: { identity: data.identity! },
  });
  expect(await submit('mother', second)).toMatchObject({ key: 'INVALID', fields: [{ path: identity }] });
  expect(await own('mother', second)).toMatchObject({ state: 'DRAFT', no: null });
  expect(row!.onceKey).not.toBeNull();
  expect(number).not.toBe('');

  // The other parent, at the same time as this one, for the second child; typed otherwise.
  const mine = (await own('mother', second)).sectionsData.find(({ key }) => key === 'child')!;
  const passport = (typed: string) => ({ identity: { type: 'PASSPORT', number: typed } });
  await saveOne(services, 'mother', {
    programme,
    id: second,
    section: 'child',
    baseRev: mine.rev,
    values: passport('P1234567'),
  });
  const theirs = await saveAll(services, 'father', { programme });
  const his = (await own('father', theirs)).sectionsData.find(({ key }) => key === 'child')!;
  await saveOne(services, 'father', {
    programme,
    id: theirs,
    section: 'child',
    baseRev: his.rev,
    values: passport('p1234567'),
  });
  const outcomes = await Promise.all([submit('mother', second), submit('father', theirs)]);
  const refused = outcomes.filter((each) => each && typeof each === 'object' && 'key' in each);
  expect(refused).toMatchObject([{ key: 'INVALID', fields: [{ path: identity }] }]);
  const rows = await services.database.asOwner((db) =>
    db
      .select()
      .from(applications)
      .where(and(eq(applications.programme, programme), eq(applications.state, 'DRAFT'))),
  );
  expect(rows.map(({ no, submittedAt }) => [no, submittedAt])).toEqual([[null, null]]);
  // Taken back by whoever was first, the child is free for the other.
  const [winner, loser] = outcomes[0] === refused[0] ? ['father', 'mother'] : ['mother', 'father'];
  const idOf = (who: string) => (who === 'mother' ? second : theirs);
  await asApplicant(services, winner!, (scope) => takeBack(scope, programme, { id: idOf(winner!) }));
  expect(await submit(loser!, idOf(loser!))).not.toHaveProperty('key');
  await asApplicant(services, loser!, (scope) => takeBack(scope, programme, { id: idOf(loser!) }));
  expect(await submit('mother', second)).not.toHaveProperty('key');
});

test('两件互相看得到；办件台和教育部门看到兄弟姐妹的编号、状态和意向，不当作重复申报', async () => {
  const [one, two] = [await own('mother', first), await own('mother', second)];
  expect(one.siblings).toMatchObject([{ id: second, no: two.no, state: two.state, name: '沈小安' }]);
  expect(two.siblings).toMatchObject([{ id: first, no: one.no, state: one.state }]);
  const seen = await asOperator(services, 'desk', (scope) => readCase(scope, { id: first }));
  expect(seen.siblings.map(({ id, no }) => [id, no])).toEqual([[second, two.no]]);
  expect(seen.siblings[0]!.facts.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['schooling.grade', 'schooling.wishes']),
  );
  expect(seen.duplicates).toEqual([]);
  // The father's draft is his alone.
  expect(JSON.stringify(seen.siblings)).not.toContain('p1234567');

  const check = newId();
  await services.database.asOwner(async (db) => {
    await db.update(applications).set({ state: 'JOINT' }).where(eq(applications.id, first));
    await db
      .insert(departmentStaff)
      .values({ id: newId(), tenantId: 'tenant-a', department: 'education', accountId: 'education' });
    await db.insert(caseChecks).values({
      id: check,
      tenantId: 'tenant-a',
      applicationId: first,
      department: 'education',
      state: 'ASKED',
      askedAt: aDay,
      dueAt: aDay,
    });
  });
  const part = await asOperator(services, 'education', (scope) => readPart(scope, { id: check }));
  expect(part.siblings).toMatchObject([{ no: two.no, name: '沈小安' }]);
  expect(part.siblings[0]!.facts.map(({ key }) => key)).toContain('schooling.wishes');
});
