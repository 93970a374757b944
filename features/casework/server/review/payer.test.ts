import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { builtInRoles } from '#core/roles.ts';
import { stateKeys } from '#core/workflow/states.ts';
import { apartApply } from '#features/casework/programmes/apart-apply.ts';
import { bankSection } from '#features/casework/programmes/blocks/bank.ts';
import { aDay, addAccounts, addWindow, asOperator, submitted } from '#features/casework/server/applications/testing.ts';
import { readCaseDashboard } from '#features/casework/server/dashboard/queries.ts';
import { packCaseFiles } from '#features/casework/server/documents/pack-files.ts';
import { printCaseForm } from '#features/casework/server/documents/print-form.ts';
import { applications } from '#features/casework/server/tables.ts';
import { handlers } from '#features/server.ts';
import { downloadFile } from '#server/base/files/read-file.ts';
import { readPdf } from '#server/base/print/testing.ts';
import { sql } from '#server/database/sql.ts';
import { applicationFiles } from '#server/database/tables/files.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { ActorScope } from '#server/scope.ts';
import { createTestServices } from '#server/testing.ts';
import { readCase } from './case.ts';
import { caseExporter } from './case-exporter.ts';
import { claimCase } from './claim.ts';
import { decideCase } from './decide.ts';
import { addOpinion } from './opinion.ts';
import { listQueue } from './queue.ts';
import { revealValue } from './reveal.ts';
import { readSubmission } from './submissions.ts';

/** One case in every state, of people with everything a form asks, and an account to pay to: what must not leak is there. */
const services = await createTestServices();
services.setNow(aDay);
const before = apartApply.sections;
const codes = builtInRoles.find(({ code }) => code === 'finance')!.codes;
const states = stateKeys.filter((state) => state !== 'DRAFT');
const paid = ['APPROVED', 'EFFECTIVE'];
const ids: Record<string, string> = {};

beforeAll(async () => {
  const bank = { ...bankSection({ field: 'person.name', label: { CN: '姓名', EN: 'Name' } }), rules: [] };
  const sections = before.map((section) =>
    section.key === 'housing'
      ? {
          ...section,
          fields: section.fields.map((field) => (field.key === 'currentRent' ? { ...field, payable: true } : field)),
        }
      : section,
  );
  Object.assign(apartApply, { sections: [...sections.slice(0, -1), bank, ...sections.slice(-1)] });
  await services.database.asOwner((db) =>
    db.insert(tenants).values({ id: 'tenant-a', code: 'a', nameCN: '甲', nameEN: 'A', kind: 'DISTRICT' }),
  );
  await addWindow(services);
  await addAccounts(services, 'fin', 'wang', ...states);
  for (const state of states) {
    ids[state] = await submitted(services, state);
    await services.database.asOwner((db) => db.update(applications).set({ state }).where(sql`id = ${ids[state]}`));
  }
});
afterAll(() => {
  Object.assign(apartApply, { sections: before });
});

const pay = <T>(work: (scope: ActorScope) => Promise<T>, permCodes: readonly string[] = codes) =>
  asOperator(services, 'fin', work, { permCodes });
const keyOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error) => (error instanceof Refusal ? error.key : Promise.reject(error)),
  );
const slowly = (scope: ActorScope) => ({
  actor: scope.actor,
  now: aDay,
  services,
  read: <T>(work: (scope: ActorScope) => Promise<T>) => work(scope),
  transact: <T>(work: (scope: ActorScope) => Promise<T>) => work(scope),
});
const history = handlers.find(({ contract }) => contract.path === '/mgr/history')!;
const papersOf = (id: string) =>
  services.database.asOwner((db) => db.select().from(applicationFiles).where(sql`application_id = ${id}`));

test('who pays sees what was granted: in lists, counts, search, export and dashboard', async () => {
  const { rows, counts } = await pay((scope) => listQueue(scope, { scope: 'all', size: 100, state: [...stateKeys] }));
  expect(rows.map(({ state }) => state).sort()).toEqual(paid);
  expect(counts.all).toBe(2);
  for (const state of states) {
    const found = await pay((scope) => listQueue(scope, { scope: 'all', state: [...stateKeys], keyword: '陆一川' }));
    expect(found.rows.some(({ id }) => id === ids[state])).toBe(paid.includes(state));
    expect(await keyOf(pay((scope) => readCase(scope, { id: ids[state]! }))), state).toBe(
      paid.includes(state) ? 'done' : 'NOT_FOUND',
    );
  }
  const filter = { state: [...stateKeys] };
  const listing = await pay(async (scope) =>
    (await caseExporter.open(scope, { filter, columns: [], format: 'csv' })).first(100),
  );
  expect(listing.total).toBe(2);
  const { cases } = await pay((scope) => readCaseDashboard(scope, { tenantId: 'tenant-a', period: 'year' }));
  const figures = Object.fromEntries(cases!.figures.map(({ key, value }) => [key, value]));
  expect(figures).toMatchObject({ pendingReview: 0, toCorrect: 0, publicityNow: 0, approved: expect.any(Number) });
  expect(figures).not.toHaveProperty('newAccounts');
  expect(cases!.funnel[0]!.count).toBe(2);
});

test('of a granted case they see account and amounts, and nothing else of the form or of the review', async () => {
  const id = ids.APPROVED!;
  await asOperator(services, 'wang', (scope) => addOpinion(scope, { id, text: '婚姻状况存疑' }));
  const seen = await pay((scope) => readCase(scope, { id }));
  expect(seen.sections.map(({ key, values }) => [key, Object.keys(values).sort()])).toEqual([
    ['housing', ['currentRent']],
    ['bank', ['account', 'bank', 'branch', 'files', 'holder']],
  ]);
  expect(seen.isPayer).toBe(true);
  expect(seen.actions.map(({ action }) => action)).toEqual(['issue']);
  const told = [
    JSON.stringify(seen),
    JSON.stringify(await pay((scope) => readSubmission(scope, { id, round: 1 }))),
    (
      await readPdf(
        (
          await pay((scope) => printCaseForm(slowly(scope), { id, origin: 'https://a.example' }))
        ).content as Buffer,
      )
    ).text,
  ];
  // The spouse, the phone, the employer, what was said about the case.
  for (const text of told) expect(text).not.toMatch(/何若溪|lu\.yichuan|青穗|婚姻|6222020000000002022/);
  expect((await asOperator(services, 'wang', (scope) => readCase(scope, { id }))).sections.length).toBeGreaterThan(5);
});

test('they open the papers of the account and no others, one by one or as one file', async () => {
  const id = ids.APPROVED!;
  const papers = await papersOf(id);
  expect(papers.length).toBeGreaterThan(5);
  for (const { fileId, path } of papers) {
    const opened = pay(async (scope) => ((await downloadFile(scope, fileId)).content as Readable).destroy());
    expect(await keyOf(opened), path).toBe(path === 'bank.files' ? 'done' : 'NOT_FOUND');
  }
  const text = await pay(async (scope) => {
    const chunks: Buffer[] = [];
    for await (const chunk of (await packCaseFiles(slowly(scope), { id })).content as Readable) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  });
  expect(text).toContain('收款账户');
  expect(text).not.toContain('附件材料');
});

test('the number to pay to is shown with a reason, no other number, and the history not at all', async () => {
  const id = ids.APPROVED!;
  const show = (path: string) => pay((scope) => revealValue(scope, { id, path, reason: '拨付' }));
  expect(await show('bank.account')).toEqual({ value: '6222020000000002022' });
  expect(await keyOf(show('person.identity'))).toBe('NOT_FOUND');
  expect(await keyOf(pay((scope) => revealValue(scope, { id: ids.REVIEW!, path: 'bank.account', reason: 'x' })))).toBe(
    'NOT_FOUND',
  );
  const asked = { tenantId: 'tenant-a', objectType: 'application', objectId: id };
  expect(await keyOf(pay(async (scope) => history.run(scope, asked, {} as never)))).toBe('NO_PERMISSION');
});

test('they issue what was approved, and still see it afterwards', async () => {
  const id = ids.APPROVED!;
  await pay((scope) => claimCase(scope, { id }));
  const { rev } = await pay((scope) => readCase(scope, { id }));
  await pay((scope) => decideCase(scope, { id, rev, action: 'issue' }));
  expect((await pay((scope) => readCase(scope, { id }))).state).toBe('EFFECTIVE');
});

test.each(['Mgr.Apply.audit', 'Mgr.Apply.assign', 'Mgr.Apply.judge', 'Mgr.Apply.publish'])(
  'whoever also holds %s reads cases whole',
  async (code) => {
    const seen = await pay((scope) => readCase(scope, { id: ids.REVIEW! }), [...codes, code]);
    expect(seen.sections.length).toBeGreaterThan(5);
    expect(seen.isPayer).toBe(false);
  },
);
