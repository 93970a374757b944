import { expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { addAccount, addTenants, settle } from '#features/accounts/server/testing.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { programmeYear as resource } from '#features/casework/resources/programme-year.ts';
import { createDraft } from '#features/casework/server/applications/create-draft.ts';
import { submitApplication } from '#features/casework/server/applications/submit.ts';
import { aDay, addAccounts, addAgents, asApplicant, saveAll } from '#features/casework/server/applications/testing.ts';
import { listWindows } from '#features/casework/server/applications/windows.ts';
import { applications } from '#features/casework/server/tables.ts';
import { takeItem } from '#features/casework/server/years/take-item.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { busiLog, messages } from '#server/database/tables/logs.ts';
import { actOnResource, listResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { moveYear } from './publish-year.ts';
import { readYearFacts } from './year-facts.ts';
import { yearStore as store } from './year-store.ts';

const services = await createTestServices();
services.setNow(aDay);
await addTenants(services, ['tenant-b']);
await addAccounts(services, 'lin', 'zhou', 'chen');
await addAgents(services, 'zhou', 'chen');
for (const id of ['boss', 'second', 'third']) await addAccount(services, { id });

const values = {
  programme: 'apartapply',
  year: 2026,
  titleCN: '第四批配租',
  titleEN: 'Fourth allotment',
  opensOn: '2026-10-15 00:00',
  closesOn: '2026-12-06 00:00',
};
type Step = Parameters<typeof moveYear>[1];
type Stood = { id: string; rev: number };
const as = <T>(id: string, work: Parameters<typeof asActor<T>>[2]) =>
  settle(asActor(services, { actor: { id }, side: 'office', tenantId: 'tenant-a' }, work));
const keep = async (change: object = {}, at: Partial<Stood> = {}, who = 'boss') =>
  (await as(who, (scope) =>
    saveResource(scope, { resource, store, input: { ...at, values: { ...values, ...change } } }),
  )) as Stood;
const move = (who: string, at: Stood, step: Step['step'], reason?: string) =>
  as(who, (scope) => moveYear(scope, { id: at.id, rev: at.rev, step, reason })) as Promise<{ rev: number }>;
const published = async (change: object = {}, at: Partial<Stood> = {}): Promise<Stood> => {
  const kept = await keep(change, at);
  const sent = { ...kept, ...(await move('boss', kept, 'send')) };
  const done = await move('second', sent, 'publish');
  if (done instanceof Refusal) throw done;
  return { ...sent, ...done };
};
const rows = async () => {
  const found = await as('boss', (scope) => listResource(scope, { resource, store, input: { filter: {} } }));
  if (found instanceof Refusal) throw found;
  return found.rows;
};
const begin = () =>
  settle(asApplicant(services, 'lin', (scope) => createDraft(scope, getProgramme('apartapply'), { id: newId() })));
const closes = () => asGuest(services, {}, async (scope) => (await listWindows(scope))[0]!.closesAt.toISOString());
const offered = () => asGuest(services, {}, async (scope) => (await listWindows(scope)).map(({ titleCN }) => titleCN));

test('a year counts for nobody until a second person has published it', async () => {
  const kept = await keep();
  expect(await rows()).toMatchObject([{ id: kept.id, status: 'DRAFT', title: { CN: '第四批配租' } }]);
  expect(await offered()).toEqual([]);
  expect(await begin()).toMatchObject({ key: 'WINDOW_CLOSED' });
  expect(await move('second', kept, 'publish')).toMatchObject({ key: 'NOT_ALLOWED' });

  const sent = { ...kept, ...(await move('boss', kept, 'send')) };
  expect(await offered()).toEqual([]);
  expect(await keep({ titleCN: '偷偷改' }, sent)).toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await move('boss', sent, 'publish')).toMatchObject({ key: 'SECOND_PERSON_NEEDED' });
  expect(await move('boss', sent, 'return', '不行')).toMatchObject({ key: 'SECOND_PERSON_NEEDED' });
  expect(await move('second', kept, 'publish')).toMatchObject({ key: 'CONFLICT', obj: { rev: sent.rev } });

  await move('second', sent, 'publish');
  expect(await offered()).toEqual(['第四批配租']);
  expect(await rows()).toMatchObject([{ id: kept.id, status: 'open', draft: null }]);
  const log = await services.database.asOwner((db) =>
    db.select({ action: busiLog.action, changes: busiLog.changes }).from(busiLog).where(eq(busiLog.objectId, kept.id)),
  );
  expect(log.map(({ action }) => action)).toEqual(['ADD', 'SEND', 'PUBLISH']);
  expect(log.at(-1)!.changes).toContainEqual({ field: 'titleCN', before: null, after: '第四批配租' });
});

test('what is in force goes on until changes are published; both sides are told', async () => {
  const [{ id }] = (await rows()) as unknown as [Stood];
  const start = (await as('boss', (scope) =>
    oneResource(scope, { resource, store, input: { id } }),
  )) as unknown as Stood;
  const told = async () => {
    const found = await services.database.asOwner((db) => db.select().from(messages));
    return found.map(({ accountId, titleCN }) => `${accountId} ${titleCN}`).sort();
  };
  await services.database.asOwner((db) => db.delete(messages));
  const kept = await keep({ closesOn: '2026-11-01 00:00', quota: 9 }, { id, rev: start.rev });
  expect(await keep({ quota: 8 }, { id, rev: start.rev })).toMatchObject({ key: 'CONFLICT' });
  const sent = { ...kept, ...(await move('boss', kept, 'send')) };
  expect(await closes()).toBe('2026-12-05T16:00:00.000Z');
  expect(await rows()).toMatchObject([{ status: 'open', draft: 'REVIEW', quota: null }]);
  const facts = await as('second', (scope) =>
    readYearFacts(scope, { tenantId: 'tenant-a', programme: 'apartapply', year: 2026, id }),
  );
  expect(facts).toMatchObject({
    inForce: { quota: null, closesOn: '2026-12-06 00:00' },
    review: { state: 'REVIEW', changedBy: ['boss'], isMine: false },
  });

  expect(await move('second', sent, 'return')).toMatchObject({ key: 'REASON_NEEDED' });
  const back = { ...sent, ...(await move('second', sent, 'return', '截止太早')) };
  // Who mends it has changed it, too.
  const mended = await keep({ closesOn: '2026-12-20 00:00' }, back, 'third');
  const again = { ...mended, ...(await move('boss', mended, 'send')) };
  for (const who of ['boss', 'third'])
    expect(await move(who, again, 'publish')).toMatchObject({ key: 'SECOND_PERSON_NEEDED' });
  const done = await move('second', again, 'publish');
  expect(await closes()).toBe('2026-12-19T16:00:00.000Z');
  // Nobody holds the right by a role here: those who changed it hear of it, whoever decided does not.
  expect(await told()).toEqual(['boss 申报年度已发布', 'boss 申报年度被退回', 'third 申报年度已发布']);

  const dropped = await keep({ quota: 3 }, { id, rev: done.rev });
  await move('boss', dropped, 'discard');
  expect(await rows()).toMatchObject([{ draft: null, quota: null }]);
  expect(await keep({ quota: 4 }, dropped)).toMatchObject({ key: 'CONFLICT' });
});

test('a copy is a draft, and what is wrong stops it by name', async () => {
  const [{ id }] = (await rows()) as unknown as [Stood];
  await as('boss', (scope) =>
    actOnResource(scope, { resource, store, input: { action: 'copy', ids: [id], values: {} } }),
  );
  const copy = (await rows()).find(({ year }) => year === 2027) as unknown as Stood;
  expect(copy).toMatchObject({ status: 'DRAFT' });
  const wrong = {
    ...values,
    programme: 'housingSupportApply',
    year: 2027,
    titleEN: '',
    opensOn: '2027-03-01 00:00',
    closesOn: '2027-02-01 00:00',
    stepDays: [{ id: 'p', state: 'PUBLICITY', days: 3 }],
    quota: 10,
    quotas: [{ id: 'ALL', item: 'ALL', most: 20 }],
    budget: 150,
  };
  const kept = await keep(wrong);
  const refused = (await move('boss', kept, 'send')) as unknown as Refusal;
  expect(refused).toMatchObject({ key: 'YEAR_UNREADY', params: { count: 4 } });
  expect(refused.fields.map(({ path, msg }) => `${path} ${msg}`)).toEqual([
    'titleEN 英文缺“名称”',
    'closesOn 截止时间要晚于开放时间',
    'budget 上限合计 200 万元，超出年度预算 50 万元',
    'stepDays 公示只有 3 个工作日，不能少于 5 个工作日',
  ]);
});

const phoenix = {
  programme: 'ppapply',
  titleCN: '凤凰计划 2026',
  titleEN: 'Phoenix Plan 2026',
  quotas: [{ id: 'ENTREPRENEUR', item: 'ENTREPRENEUR', quota: 1, most: 300 }],
};

test('an item takes as many as its quota says, of those at the same moment, too', async () => {
  const { id: yearId, rev } = await published({ ...phoenix, quotaAt: 'SUBMITTED' });
  const ids = [
    await saveAll(services, 'zhou', { programme: 'ppapply' }),
    await saveAll(services, 'chen', { programme: 'ppapply' }),
  ];
  const answers = await Promise.all(
    ['zhou', 'chen'].map((who, at) =>
      settle(asApplicant(services, who, (scope) => submitApplication(scope, 'ppapply', { id: ids[at]! }))),
    ),
  );
  expect(answers.map((answer) => (answer as { key?: string }).key ?? 'in').sort()).toEqual(['ITEM_FULL', 'in']);
  expect(answers.find((answer) => answer instanceof Refusal)).toMatchObject({
    params: { item: '创业领军人才', count: 1 },
  });

  // By what passes instead, both can be handed in, and one of them proposed.
  await published({ ...phoenix, quotaAt: 'APPROVED' }, { id: yearId, rev });
  const left = answers.findIndex((answer) => answer instanceof Refusal);
  await asApplicant(services, ['zhou', 'chen'][left]!, (scope) =>
    submitApplication(scope, 'ppapply', { id: ids[left]! }),
  );
  const of = { programme: 'ppapply', year: 2026 };
  const propose = (id: string) =>
    as('boss', async (scope) => {
      await takeItem(scope, { id, ...of }, 'APPROVED');
      await scope.db.update(applications).set({ state: 'PUBLICITY' }).where(eq(applications.id, id));
      return 'in' as const;
    });
  const passed = await Promise.all(ids.map(propose));
  expect(passed.map((each) => (each instanceof Refusal ? each.key : each)).sort()).toEqual(['ITEM_FULL', 'in']);
  const stored = (await as('boss', (scope) =>
    oneResource(scope, { resource, store, input: { id: yearId } }),
  )) as unknown as Stood;
  const fewer = await keep(
    { ...phoenix, quotas: [{ ...phoenix.quotas[0], quota: null }] },
    { id: yearId, rev: stored.rev },
  );
  expect(await move('boss', fewer, 'send')).toMatchObject({ rev: fewer.rev + 1 });
});
