import { expect, test } from 'vitest';
import { readOwn } from '#features/casework/server/applications/queries.ts';
import { saveSection } from '#features/casework/server/applications/sections/save-section.ts';
import { submitApplication } from '#features/casework/server/applications/submit.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  asApplicant,
  asOperator,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { claimCase } from '#features/casework/server/review/claim.ts';
import { noteCorrection } from '#features/casework/server/review/correct.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { applications } from '#features/casework/server/tables.ts';
import { eq } from '#server/database/sql.ts';
import { busiLog, messages } from '#server/database/tables/logs.ts';
import { createTestServices } from '#server/testing.ts';
import { endExpired, lapseOverdue } from './lapse.ts';

const services = await createTestServices();
services.setNow(aDay);
await addAccounts(services, 'lin', 'zhou', 'wang');
await addWindow(services);

const asWang = <T>(work: Parameters<typeof asOperator<T>>[2]) => asOperator(services, 'wang', work);
const own = (who: string, id: string) => asApplicant(services, who, (scope) => readOwn(scope, { id }));

async function decide(id: string, action: string) {
  await asWang((scope) => claimCase(scope, { id }));
  const { rev } = await asWang((scope) => readCase(scope, { id }));
  return await asWang((scope) => decideCase(scope, { id, rev, action }));
}

test('a returned case that nobody answered closes when its time is over, once, and the applicant is told', async () => {
  const id = await submitted(services, 'lin');
  await asWang((scope) => claimCase(scope, { id }));
  await asWang((scope) => noteCorrection(scope, { id, path: 'contact.address', reason: 'unclear', note: '不清楚' }));
  await decide(id, 'ask');
  const due = Date.parse((await own('lin', id)).dueAt!);

  services.setNow(new Date(due));
  expect(await lapseOverdue(services)).toBe(0);
  expect((await own('lin', id)).actions).toContain('edit');
  services.setNow(new Date(due + 1));
  expect((await own('lin', id)).actions).not.toContain('edit');
  const save = asApplicant(services, 'lin', (scope) =>
    saveSection(scope, 'apartapply', {
      id,
      section: 'contact',
      baseRev: 1,
      patch: { address: '新的地址一二三' },
      clientTx: 'late-save',
    }),
  );
  await expect(save).rejects.toMatchObject({ key: 'OVERDUE' });
  const submit = asApplicant(services, 'lin', (scope) => submitApplication(scope, 'apartapply', { id }));
  await expect(submit).rejects.toMatchObject({ key: 'OVERDUE' });

  const runs = await Promise.all([lapseOverdue(services), lapseOverdue(services), lapseOverdue(services)]);
  expect(runs.reduce((sum, moved) => sum + moved, 0)).toBe(1);
  const closed = await own('lin', id);
  expect(closed).toMatchObject({ state: 'CLOSED', dueAt: null, unlocked: [], corrections: [{ state: 'withdrawn' }] });
  expect(closed.events.at(-1)).toMatchObject({ action: 'lapse', state: 'CLOSED', who: { CN: '系统', EN: 'System' } });
  const told = await services.database.asOwner((db) => db.select().from(messages).where(eq(messages.accountId, 'lin')));
  expect(told.filter((message) => message.titleCN === '补正逾期，申报已关闭')).toHaveLength(1);
  const log = await services.database.asOwner((db) => db.select().from(busiLog).where(eq(busiLog.action, 'lapse')));
  expect(log).toEqual([expect.objectContaining({ objectId: id, actorId: null, actorName: '' })]);
  services.setNow(aDay);
});

test('a result is in effect for the months of its programme and then ends', async () => {
  await addWindow(services, { programme: 'prapply' });
  const id = await submitted(services, 'zhou', { programme: 'prapply' });
  for (const action of ['accept', 'pass', 'opinions-in', 'issue']) await decide(id, action);
  const issued = await own('zhou', id);
  expect(issued).toMatchObject({ state: 'EFFECTIVE', dueAt: '2029-11-20T15:59:59.999Z' });
  expect(await endExpired(services)).toBe(0);
  services.setNow(new Date('2029-11-20T16:00:00.000Z'));
  expect(await endExpired(services)).toBe(1);
  const [row] = await services.database.asOwner((db) => db.select().from(applications).where(eq(applications.id, id)));
  expect(row?.state).toBe('ENDED');
  services.setNow(aDay);
});
