import { expect, test } from 'vitest';
import { applications, numbers, receipts, snapshots } from '#features/casework/server/tables.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { busiLog, messages, outbox } from '#server/database/tables/logs.ts';
import { createTestServices } from '#server/testing.ts';
import { readOwn } from './queries.ts';
import { submitApplication } from './submit.ts';
import { aDay, addAccounts, addWindow, asApplicant, saveAll, saveOne, submitted } from './testing.ts';

const services = await createTestServices();
services.setNow(aDay);
await addAccounts(services, 'lin', 'zhou', 'chen');
await addWindow(services);

test('twenty identical submits make one application with one number, receipt, snapshot, log line and message', async () => {
  const id = await saveAll(services, 'lin');
  const submit = () => asApplicant(services, 'lin', (scope) => submitApplication(scope, 'apartapply', { id }));
  const answers = await Promise.all(Array.from({ length: 20 }, submit));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({
    id,
    state: 'ACCEPTING',
    receipt: { no: 'GY202600001', applicant: '陆一川', files: 9 },
  });
  expect(answers[0]?.receipt.code).toMatch(/^[0-9A-F]{4}(-[0-9A-F]{4}){4}$/);

  const counts = await services.database.asOwner(async (db) => ({
    applications: await db.$count(applications, eq(applications.no, 'GY202600001')),
    receipts: await db.$count(receipts, eq(receipts.applicationId, id)),
    snapshots: await db.$count(snapshots, eq(snapshots.applicationId, id)),
    log: await db.$count(busiLog, and(eq(busiLog.objectId, id), eq(busiLog.action, 'submit'))),
    told: await db.$count(messages, eq(messages.accountId, 'lin')),
    mails: await db.$count(outbox, eq(outbox.recipient, 'lin@example.com')),
  }));
  expect(counts).toEqual({ applications: 1, receipts: 1, snapshots: 1, log: 1, told: 1, mails: 1 });
});

test('numbers have no gaps: a submission that fails gives its number back', async () => {
  const broken = await saveAll(services, 'zhou');
  await saveOne(services, 'zhou', { id: broken, section: 'contact', baseRev: 1, values: { email: 'nonsense' } });
  const fail = asApplicant(services, 'zhou', (scope) => submitApplication(scope, 'apartapply', { id: broken }));
  await expect(fail).rejects.toMatchObject({
    key: 'INVALID',
    fields: [{ path: 'contact.email', key: 'EMAIL', msg: expect.stringContaining('电子邮箱') }],
  });
  await submitted(services, 'chen');
  await saveOne(services, 'zhou', {
    id: broken,
    section: 'contact',
    baseRev: 2,
    values: { email: 'zhou@example.com' },
  });
  const last = await asApplicant(services, 'zhou', (scope) => submitApplication(scope, 'apartapply', { id: broken }));
  expect(last.receipt.no).toBe('GY202600003');
  const row = await services.database.asOwner((db) => db.select().from(numbers));
  expect(row).toEqual([{ tenantId: 'tenant-a', programme: 'apartapply', year: 2026, last: 3 }]);
});

test('an empty application names every required field in the language of the caller', async () => {
  const id = await saveOne(services, 'new', { section: 'person', values: { name: '新人' } });
  const submit = asApplicant(services, 'new', (scope) =>
    submitApplication({ ...scope, locale: 'EN' }, 'apartapply', { id }),
  );
  const refusal = await submit.catch((error) => error);
  expect(refusal.key).toBe('INVALID');
  expect(refusal.params.count).toBe(refusal.fields.length);
  const paths = refusal.fields.map((field: { path: string }) => field.path);
  expect(paths).toEqual(
    expect.arrayContaining(['person.identity', 'contact.phone', 'education.degrees', 'consent.truthful']),
  );
  const state = await asApplicant(services, 'new', (scope) => readOwn(scope, { id }));
  expect(state).toMatchObject({ state: 'DRAFT', no: null, receipt: null });
});

test('the due date is the end of the fifth working day', async () => {
  // Friday, 20 November 2026: five working days later is Friday, the 27th.
  const [row] = await services.database.asOwner((db) =>
    db.select({ dueAt: applications.dueAt }).from(applications).where(eq(applications.no, 'GY202600001')),
  );
  expect(row?.dueAt?.toISOString()).toBe('2026-11-27T15:59:59.999Z');
});

test('a dump of the tables shows no certificate number in the clear', async () => {
  const texts = await services.database.asOwner((db) =>
    db.execute(sql`select string_agg(x::text, ' ') as all from (
      select values::text x from application_sections union all select values::text from section_saves
      union all select data::text from snapshots union all select changes::text || text_cn from busi_log
      union all select applicant || subject_cn from applications) t`),
  );
  const dump = String(texts.rows[0]?.all);
  expect(dump).toContain('enc:v1:');
  expect(dump).not.toMatch(/3599021995|35990219960308/);
});
