import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idCardCheck } from '#core/forms/identifiers/id-card.ts';
import type { Values } from '#core/forms/values.ts';
import { copyApplication } from '#features/casework/server/applications/copy.ts';
import { listDeclares, listOwn, readOwn } from '#features/casework/server/applications/queries.ts';
import { removeDraft } from '#features/casework/server/applications/remove-draft.ts';
import { takeBack } from '#features/casework/server/applications/status/take-back.ts';
import { submitApplication } from '#features/casework/server/applications/submit.ts';
import {
  aDay,
  addAccounts,
  addFile,
  addWindow,
  asApplicant,
  saveAll,
  saveOne,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { sectionSaves } from '#features/casework/server/save-tables.ts';
import { applicationSections, applications } from '#features/casework/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { applicationFiles } from '#server/database/tables/files.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import { createTestServices } from '#server/testing.ts';
import { type SaveInput, saveSection } from './save-section.ts';

const services = await createTestServices();
services.setNow(aDay);
await addAccounts(services, 'lin', 'zhou');
await addWindow(services);

const save = (who: string, input: Partial<SaveInput> & { section: string; patch: Values }, tenantId?: string) =>
  asApplicant(
    services,
    who,
    (scope) => saveSection(scope, 'apartapply', { baseRev: 0, clientTx: newId(), ...input }),
    tenantId,
  );
const own = (who: string, id: string) => asApplicant(services, who, (scope) => readOwn(scope, { id }));

test('twenty first saves at once make one draft; the others are told which', async () => {
  const saves = Array.from({ length: 20 }, () => save('many', { section: 'person', patch: { name: '林晓' } }));
  const outcomes = await Promise.allSettled(saves);
  const made = outcomes.filter((outcome) => outcome.status === 'fulfilled');
  expect(made).toHaveLength(1);
  const { id } = made[0]!.value;
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ key: 'ALREADY_APPLIED', obj: { id, no: null } });
  const rows = await services.database.asOwner((db) =>
    db.select().from(applications).where(eq(applications.ownerId, 'many')),
  );
  expect(rows.map((row) => row.id)).toEqual([id]);
});

test('the same transaction id twice, also at once, is one save with one answer', async () => {
  const input = {
    section: 'person',
    patch: {
      name: '林见微',
      identity: { type: 'ID_CARD', number: `35990219950923101${idCardCheck('35990219950923101')}` },
    },
    clientTx: newId(),
  };
  const [first, ...rest] = await Promise.all([1, 2, 3, 4].map(() => save('retry', input)));
  for (const answer of rest) expect(answer).toEqual(first);
  await save('retry', { id: first!.id, section: 'person', baseRev: 1, patch: { name: '林见微微' } });
  expect(await save('retry', input)).toEqual(first);
  expect(first).toMatchObject({ rev: 1, values: { name: '林见微', gender: 'MALE', birth: '1995-09-23' } });
  const log = await services.database.asOwner((db) => db.$count(busiLog, eq(busiLog.objectId, first!.id)));
  expect(log).toBe(3);
  await expect(save('retry', { ...input, patch: { name: '别的内容' } })).rejects.toMatchObject({ key: 'CONFLICT' });
});

test('equal saves of a known draft at once are one save too, whichever holds the lock first', async () => {
  const id = await saveOne(services, 'echo', { section: 'person', values: { name: '一' } });
  const input = { id, section: 'person', baseRev: 1, patch: { name: '二' }, clientTx: newId() };
  const [first, ...rest] = await Promise.all(Array.from({ length: 6 }, () => save('echo', input)));
  expect(first).toMatchObject({ rev: 2, values: { name: '二' } });
  for (const answer of rest) expect(answer).toEqual(first);
  const log = await services.database.asOwner((db) => db.$count(busiLog, eq(busiLog.objectId, id)));
  expect(log).toBe(3);
});

test('two tabs in any order: a stale save gets the current values, different sections never meet', async () => {
  const id = await saveOne(services, 'tabs', { section: 'person', values: { name: '起点' } });
  await saveOne(services, 'tabs', { id, section: 'contact', values: { wechat: 'start' } });
  const fields = { person: 'name', contact: 'wechat' } as const;
  type Section = keyof typeof fields;
  /** What the server must hold: revision and text by section. */
  const truth = new Map<Section, { rev: number; text: string }>([
    ['person', { rev: 1, text: '起点' }],
    ['contact', { rev: 1, text: 'start' }],
  ]);
  let texts = 0;
  const step = fc.record({ tab: fc.constantFrom(0, 1), section: fc.constantFrom<Section>('person', 'contact') });
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.array(step, { minLength: 2, maxLength: 6 }),
    async (scheduler, steps) => {
      // Both tabs were opened now; each saves one thing after the other, and between them anything can happen.
      const bases = [new Map(truth), new Map(truth)] as const;
      let line: Promise<unknown> = Promise.resolve();
      const saveInTab = async (tab: number, section: Section) => {
        texts += 1;
        const [text, base, now] = [`t${texts}`, bases[tab]!.get(section)!, truth.get(section)!];
        const patch = { [fields[section]]: text };
        const outcome = await save('tabs', { id, section, baseRev: base.rev, patch }).catch((error) => error);
        if (base.rev !== now.rev) {
          const values = { [fields[section]]: now.text };
          expect(outcome).toMatchObject({ key: 'CONFLICT', obj: { section, rev: now.rev, values } });
          bases[tab]!.set(section, now);
          return;
        }
        expect(outcome).toMatchObject({ section, rev: now.rev + 1, values: patch });
        truth.set(section, { rev: now.rev + 1, text });
        bases[tab]!.set(section, { rev: now.rev + 1, text });
      };
      const run = async (tab: number) => {
        for (const { section } of steps.filter((each) => each.tab === tab)) {
          await scheduler.schedule(Promise.resolve(), `tab ${tab} ${section}`);
          line = line.then(() => saveInTab(tab, section));
          await line;
        }
      };
      await scheduler.waitFor(Promise.all([run(0), run(1)]));
      const { sectionsData } = await own('tabs', id);
      for (const [section, { rev, text }] of truth) {
        const stored = sectionsData.find((each) => each.key === section);
        expect(stored).toMatchObject({ rev, values: { [fields[section]]: text } });
      }
    },
  );
  await fc.assert(property, { numRuns: 200 });
});

test('really at once: of saves over one revision one wins, those of other sections all do', async () => {
  const id = await saveOne(services, 'race', { section: 'person', values: { name: '零' } });
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 8 }, (_, i) =>
      save('race', { id, section: 'person', baseRev: 1, patch: { name: `名${i}` } }),
    ),
    ...['contact', 'employment', 'education', 'housing'].map((section) => save('race', { id, section, patch: {} })),
  ]);
  expect(outcomes.slice(0, 8).filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  const lost = outcomes.slice(0, 8).filter((outcome) => outcome.status === 'rejected');
  const winner = outcomes.find((outcome) => outcome.status === 'fulfilled');
  for (const outcome of lost)
    expect(outcome.reason).toMatchObject({ key: 'CONFLICT', obj: { rev: 2, values: winner!.value.values } });
  expect(outcomes.slice(8).map((outcome) => outcome.status)).toEqual(Array(4).fill('fulfilled'));
});

test('a draft keeps wrong and missing values, but nothing the form does not know', async () => {
  const saved = await save('wrong', {
    section: 'contact',
    patch: { email: 'nonsense', phone: { area: '+86', number: '1' } },
  });
  expect(saved).toMatchObject({ state: 'attention', values: { email: 'nonsense' } });
  for (const patch of [
    { status: 'approved' },
    { 'email.x': 1 },
    { email: 5 },
    { 'a b': 1 },
    { wechat: 'nul\0' },
    { wechat: '\ud800' },
  ])
    await expect(
      save('wrong', { id: saved.id, section: 'contact', baseRev: 1, patch }),
      JSON.stringify(patch),
    ).rejects.toMatchObject({ key: 'INVALID' });
  await expect(save('wrong', { id: saved.id, section: 'nothing', patch: {} })).rejects.toMatchObject({
    key: 'INVALID',
  });
  await save('wrong', { id: saved.id, section: 'contact', baseRev: 1, patch: { email: null } });
  const now = await own('wrong', saved.id);
  expect(now.sectionsData.find((each) => each.key === 'contact')).toMatchObject({
    rev: 2,
    values: { phone: { area: '+86', number: '1' } },
  });
  expect(now.sectionsData.find((each) => each.key === 'contact')?.values).not.toHaveProperty('email');
});

test('files come from the store and from their owner', async () => {
  const file = await addFile(services, 'filer');
  const forged = { ...file, name: 'forged.pdf', size: 1 };
  const saved = await save('filer', { section: 'materials', patch: { contract: [forged] } });
  expect(saved.values.contract).toEqual([file]);
  const foreign = await addFile(services, 'somebody-else');
  const steal = save('filer', { id: saved.id, section: 'materials', baseRev: 1, patch: { insurance: [foreign] } });
  await expect(steal).rejects.toMatchObject({ key: 'FILE_REFUSED' });
  const held = await services.database.asOwner((db) =>
    db
      .select({ fileId: applicationFiles.fileId })
      .from(applicationFiles)
      .where(eq(applicationFiles.applicationId, saved.id)),
  );
  expect(held).toEqual([{ fileId: file.id }]);
});

test('the deadline counts to the millisecond by arrival; afterwards the draft can be read, not changed', async () => {
  const closesAt = Date.parse('2026-12-06T00:00:00+08:00');
  services.setNow(aDay);
  const id = await saveAll(services, 'late');
  const at = async (offset: number, work: () => Promise<unknown>) => {
    services.setNow(new Date(closesAt + offset));
    return await work().then(
      () => 'accepted',
      (error) => error,
    );
  };
  const touch = (baseRev: number) => () =>
    save('late', { id, section: 'contact', baseRev, patch: { wechat: `w${baseRev}` } });
  expect(await at(-1, touch(1))).toBe('accepted');
  expect(await at(0, touch(2))).toMatchObject({ key: 'WINDOW_CLOSED', params: { closesAt: '2026-12-06 00:00' } });
  expect(await at(1, touch(2))).toMatchObject({ key: 'WINDOW_CLOSED' });
  const submit = () => asApplicant(services, 'late', (scope) => submitApplication(scope, 'apartapply', { id }));
  expect(await at(0, submit)).toMatchObject({ key: 'WINDOW_CLOSED' });
  const late = await own('late', id);
  expect(late).toMatchObject({ state: 'DRAFT', window: { state: 'closed' }, no: null });
  expect(late.actions).not.toContain('edit');
  expect(late.sectionsData.find((each) => each.key === 'contact')).toMatchObject({ rev: 2, values: { wechat: 'w1' } });
  expect(await at(-1, submit)).toBe('accepted');
  expect(await at(0, () => save('newcomer', { section: 'person', patch: {} }))).toMatchObject({ key: 'WINDOW_CLOSED' });
  expect(
    await at(0, () =>
      asApplicant(services, 'newcomer', (scope) => listOwn(scope, 'apartapply')).then(({ canAdd }) => {
        if (!canAdd) throw new Error('cannot');
      }),
    ),
  ).toBeInstanceOf(Error);
  services.setNow(aDay);
});

test('a dozen submits around the closing instant are decided by their arrival alone', async () => {
  const closesAt = Date.parse('2026-12-06T00:00:00+08:00');
  services.setNow(aDay);
  const people = Array.from({ length: 12 }, (_, i) => `p${i}`);
  const ids = new Map<string, string>();
  for (const person of people) ids.set(person, await saveAll(services, person));
  const outcomes = await Promise.all(
    people.map(async (person, i) => {
      const arrival = new Date(closesAt + i - 6);
      const answer = await asApplicant(services, person, (scope) =>
        submitApplication({ ...scope, now: arrival }, 'apartapply', { id: ids.get(person)! }),
      ).catch((error) => error);
      return { inTime: i - 6 < 0, accepted: !(answer instanceof Error), key: answer.key };
    }),
  );
  for (const { inTime, accepted, key } of outcomes) {
    expect(accepted).toBe(inTime);
    if (!inTime) expect(key).toBe('WINDOW_CLOSED');
  }
});

test('others, other tenants and unknown ids get one and the same answer', async () => {
  const id = await submitted(services, 'lin');
  const draft = await saveOne(services, 'owner', { section: 'person', values: { name: '甲' } });
  const answers = async (who: string, target: string, tenantId?: string) => {
    const tries = [
      asApplicant(services, who, (scope) => readOwn(scope, { id: target }), tenantId),
      asApplicant(services, who, (scope) => submitApplication(scope, 'apartapply', { id: target }), tenantId),
      asApplicant(services, who, (scope) => takeBack(scope, 'apartapply', { id: target }), tenantId),
      asApplicant(services, who, (scope) => removeDraft(scope, 'apartapply', { id: target }), tenantId),
      asApplicant(services, who, (scope) => copyApplication(scope, 'apartapply', { id: target }), tenantId),
      save(who, { id: target, section: 'person', baseRev: 1, patch: { name: '乙' } }, tenantId),
    ];
    const settled = await Promise.allSettled(tries);
    return settled.map((each) => {
      if (each.status === 'fulfilled') return { key: 'OK' };
      const { key, obj, params, message } = each.reason;
      return { key, obj, params, message };
    });
  };
  const unknown = await answers('zhou', 'no-such-id');
  expect(unknown.map((each) => each.key)).toEqual(Array(6).fill('NOT_FOUND'));
  expect(await answers('zhou', id)).toEqual(unknown);
  expect(await answers('zhou', draft)).toEqual(unknown);
  expect(await answers('lin', id, 'tenant-b')).toEqual(unknown);
  // The right person through another programme's calls.
  await expect(
    asApplicant(services, 'lin', (scope) => readOwn(scope, { id, programme: 'talentapply' })),
  ).rejects.toMatchObject({ key: 'NOT_FOUND' });
});

test('without any predicate another tenant still sees nothing', async () => {
  for (const table of [applications, applicationSections, sectionSaves]) {
    const rows = await services.database.read('tenant-b', (db) => db.select().from(table));
    expect(rows).toEqual([]);
  }
});

test('take back, delete and copy keep to what may be', async () => {
  const id = await submitted(services, 'zhou');
  const { no } = await own('zhou', id);
  await expect(
    asApplicant(services, 'zhou', (scope) => removeDraft(scope, 'apartapply', { id })),
  ).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  await expect(
    asApplicant(services, 'zhou', (scope) => copyApplication(scope, 'apartapply', { id })),
  ).rejects.toMatchObject({ key: 'ALREADY_APPLIED', params: { no } });
  await asApplicant(services, 'zhou', (scope) => takeBack(scope, 'apartapply', { id }));
  expect(await own('zhou', id)).toMatchObject({
    state: 'DRAFT',
    no,
    dueAt: null,
    unlocked: null,
    actions: ['edit', 'submit'],
  });
  await expect(
    asApplicant(services, 'zhou', (scope) => removeDraft(scope, 'apartapply', { id })),
  ).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  const again = await asApplicant(services, 'zhou', (scope) => submitApplication(scope, 'apartapply', { id }));
  expect(again.receipt.no).toBe(no);

  const draft = await saveAll(services, 'leaver');
  await asApplicant(services, 'leaver', (scope) => removeDraft(scope, 'apartapply', { id: draft }));
  await expect(own('leaver', draft)).rejects.toMatchObject({ key: 'NOT_FOUND' });
  const left = await services.database.asOwner(async (db) => [
    await db.$count(applicationSections, eq(applicationSections.applicationId, draft)),
    await db.$count(sectionSaves, eq(sectionSaves.applicationId, draft)),
    await db.$count(applicationFiles, eq(applicationFiles.applicationId, draft)),
  ]);
  expect(left).toEqual([0, 0, 0]);
  // A new one can be begun, and every application is in the list of all.
  const next = await saveOne(services, 'leaver', { section: 'person', values: { name: '再来' } });
  const list = await asApplicant(services, 'leaver', (scope) => listDeclares(scope, {}));
  expect(list).toMatchObject({ total: 1, next: null, rows: [{ id: next, sections: 8, sectionsDone: 0 }] });
});

test('a copy carries values and files to a new draft, consents are given anew', async () => {
  const id = await submitted(services, 'copier');
  await services.database.asOwner((db) =>
    db.update(applications).set({ state: 'REJECTED' }).where(eq(applications.id, id)),
  );
  const { id: copy } = await asApplicant(services, 'copier', (scope) => copyApplication(scope, 'apartapply', { id }));
  const [old, fresh] = [await own('copier', id), await own('copier', copy)];
  const values = (whole: typeof old, key: string) => whole.sectionsData.find((each) => each.key === key)!.values;
  for (const key of ['person', 'contact', 'education', 'family', 'materials'])
    expect(values(fresh, key)).toEqual(values(old, key));
  expect(values(fresh, 'consent')).toEqual({});
  expect(fresh).toMatchObject({ state: 'DRAFT', no: null, sectionsDone: 7 });
});
