import { expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import type { Text } from '#core/texts/text.ts';
import { addAccount, addTenants, settle } from '#features/accounts/server/testing.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { programmeYear as resource } from '#features/casework/resources/programme-year.ts';
import { createDraft } from '#features/casework/server/applications/create-draft.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { readOwn, readYear } from '#features/casework/server/applications/queries.ts';
import { submitApplication } from '#features/casework/server/applications/submit.ts';
import {
  aDay,
  addAccounts,
  asApplicant,
  asOperator,
  saveAll,
  saveOne,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import { formOf, versionOf } from '#features/casework/shared/programme-year.ts';
import { newId } from '#server/base/ids.ts';
import { sql } from '#server/database/sql.ts';
import type { Row } from '#server/resources/store.ts';
import { actOnResource, listResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { moveYear } from './publish-year.ts';
import { yearStore as store } from './year-store.ts';

const services = await createTestServices();
services.setNow(aDay);
await addTenants(services, ['tenant-b']);
await addAccounts(services, 'lin', 'zhou', 'chen');
await addAccount(services, { id: 'boss' });
await addAccount(services, { id: 'second' });

const values = {
  programme: 'apartapply',
  year: 2026,
  titleCN: '第四批配租',
  titleEN: 'Fourth allotment',
  opensOn: '2026-10-15 00:00',
  closesOn: '2026-12-06 00:00',
  quota: 2,
  supplementDays: 7,
  maxSupplementRounds: null,
  validMonths: 24,
};
const second = <T>(work: Parameters<typeof asActor<T>>[2]) =>
  settle(asActor(services, { actor: { id: 'second' }, side: 'office', tenantId: 'tenant-a' }, work));
const desk = <T>(work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  settle(asActor(services, { actor: { id: 'boss' }, side: 'office', tenantId }, work));
type Answer = { id: string; rev: number; key?: string };
const keep = async (change: object = {}, at: { id?: string; rev?: number } = {}) =>
  (await desk((scope) =>
    saveResource(scope, { resource, store, input: { ...at, values: { ...values, ...change } } }),
  )) as Answer;
const send = ({ id, rev }: Answer) => desk((scope) => moveYear(scope, { id, rev, step: 'send' }));
const publish = ({ id, rev }: Answer) => second((scope) => moveYear(scope, { id, rev, step: 'publish' }));
const now = (id: string) =>
  desk((scope) => oneResource(scope, { resource, store, input: { id } })) as unknown as Promise<Answer>;
const discard = ({ id, rev }: Answer) => desk((scope) => moveYear(scope, { id, rev, step: 'discard' }));
/** Saves a year, hands it to a second person and publishes it; what is refused leaves it as it was. */
const save = async (change: object = {}, { id }: { id?: string } = {}): Promise<Answer> => {
  const kept = await keep(change, id ? { id, rev: (await now(id)).rev } : {});
  if (kept.key) return kept;
  const sent = await send(kept);
  if (sent instanceof Refusal) await discard(kept);
  const done = sent instanceof Refusal ? sent : await publish({ ...kept, ...sent });
  return (done instanceof Refusal ? done : { ...kept, ...done }) as Answer;
};
const inYear = (year: number) =>
  asApplicant(services, 'lin', (scope) =>
    programmeOf(scope, { programme: 'apartapply', year, formVersion: definition.version }),
  );
const definition = getProgramme('apartapply');

test('the next year is opened as a copy, once, and says what was changed since', async () => {
  const { id } = await save({
    year: 2030,
    opensOn: '2030-02-28 09:00',
    closesOn: '2030-03-31 17:30',
    titleCN: '2030 年',
  });
  const copy = () =>
    desk((scope) => actOnResource(scope, { resource, store, input: { action: 'copy', ids: [id], values: {} } }));
  await copy();
  expect(await copy()).toMatchObject({ key: 'DUPLICATE' });
  const next = async () => {
    const found = await desk((scope) => listResource(scope, { resource, store, input: { filter: {} } }));
    if (found instanceof Refusal) throw found;
    return found.rows.find(({ year }) => year === 2031) as Row & { rev: number; changes: Text };
  };
  const made = await next();
  expect(made).toMatchObject({ title: { CN: '2031 年' }, status: 'DRAFT', draft: null, changes: { EN: '' } });
  expect(await inYear(2031)).toEqual(definition);
  await save({ year: 2031, opensOn: '2031-02-28 09:00', closesOn: '2031-04-30 17:30', quota: 3 }, { id: made.id });
  expect((await next()).changes.EN).toBe('03-31 → 04-30; quota 2 → 3');
  await services.database.asOwner((db) => db.delete(windows));
});

test('a year is opened once, sets what the definition leaves to it, and is the tenant’s alone', async () => {
  expect(await save({ closesOn: '2026-10-15 00:00' })).toMatchObject({
    key: 'YEAR_UNREADY',
    fields: [{ path: 'closesOn', msg: '截止时间要晚于开放时间' }],
  });
  expect(await save({ supplementDays: 99 })).toMatchObject({
    key: 'YEAR_UNREADY',
    fields: [{ path: 'supplementDays' }],
  });
  const { id } = await save();
  expect(await save()).toMatchObject({ key: 'DUPLICATE' });
  expect(await inYear(2026)).toMatchObject({ supplementDays: 7, maxSupplementRounds: 3, validMonths: 24 });
  expect(await inYear(2025)).toEqual(definition);

  const { rows } = (await desk((scope) => listResource(scope, { resource, store, input: { filter: {} } }))) as {
    rows: object[];
  };
  expect(rows).toMatchObject([{ id, year: 2026, status: 'open', quota: 2, taken: 0, programmeName: definition.short }]);
  const one = (await desk((scope) => oneResource(scope, { resource, store, input: { id } }))) as { values: object };
  expect(one.values).toMatchObject({ ...values, maxSupplementRounds: null });
  expect(await desk((scope) => oneResource(scope, { resource, store, input: { id } }), 'tenant-b')).toMatchObject({
    key: 'NOT_FOUND',
  });

  await save({ supplementDays: null, year: 2031 }, { id });
  expect(await inYear(2026)).toMatchObject({ supplementDays: 5, validMonths: 24 });
  expect(await inYear(2031)).toEqual(definition);
});

test('a year takes as many applications as its quota says, of those handed in at once, too', async () => {
  await submitted(services, 'lin');
  const ids = [await saveAll(services, 'zhou'), await saveAll(services, 'chen')];
  const answers = await Promise.all(
    ['zhou', 'chen'].map((who, at) =>
      settle(asApplicant(services, who, (scope) => submitApplication(scope, 'apartapply', { id: ids[at]! }))),
    ),
  );
  expect(answers.map((answer) => (answer as { key?: string }).key ?? 'in').sort()).toEqual(['QUOTA_FULL', 'in']);
  await addAccounts(services, 'late');
  await expect(saveOne(services, 'late', { section: 'person', values: {} })).rejects.toMatchObject({
    key: 'QUOTA_FULL',
    params: { count: 2 },
  });
  const kept = (answers[0] as { key?: string }).key ? 0 : 1;
  const who = ['zhou', 'chen'][kept]!;
  expect(await asApplicant(services, who, (scope) => readOwn(scope, { id: ids[kept]! }))).toMatchObject({
    state: 'DRAFT',
    no: null,
    maxRounds: 3,
  });

  const { rows } = (await desk((scope) => listResource(scope, { resource, store, input: { filter: {} } }))) as {
    rows: object[];
  };
  const year = (rows as { id: string; year: number; taken: number }[]).find((row) => row.year === 2026)!;
  expect(year.taken).toBe(2);
  expect(await save({ quota: 1 }, year)).toMatchObject({
    key: 'YEAR_UNREADY',
    fields: [{ path: 'quota', msg: '已有 2 份申请提交，名额不能少于 2' }],
  });
});

const further = {
  id: 'lease',
  nameCN: '租赁备案表',
  nameEN: 'Lease filing form',
  noteCN: null,
  noteEN: null,
  needed: 'YES',
};
const set = {
  stepDays: [{ id: 'r', state: 'REVIEW', days: 4 }],
  noteCN: '今年只受理首次申请。',
  noteEN: 'First applications only this year.',
  furtherConditions: [{ id: 'c', textCN: '未享受过人才公寓。', textEN: 'You never had a talent apartment.' }],
  furtherMaterials: [further],
};

test('a year sets days of steps, a note, conditions and papers, which page, form, desk and deadline go by', async () => {
  expect(await save({ year: 2032, stepDays: [{ id: 'j', state: 'EFFECTIVE', days: 4 }] })).toMatchObject({
    key: 'YEAR_UNREADY',
    fields: expect.arrayContaining([expect.objectContaining({ path: 'stepDays[j].state' })]),
  });
  expect(
    await save({ year: 2032, stepDays: [...set.stepDays, { id: 'again', state: 'REVIEW', days: 9 }] }),
  ).toMatchObject({
    key: 'YEAR_UNREADY',
    fields: [{ path: 'stepDays[again].state' }],
  });
  expect(await save({ ...set, year: 2032, noteEN: '' })).toMatchObject({
    key: 'YEAR_UNREADY',
    fields: [{ path: 'noteEN', msg: '英文缺“本年度说明”' }],
  });

  const { rows } = (await desk((scope) => listResource(scope, { resource, store, input: { filter: {} } }))) as {
    rows: object[];
  };
  const year = (rows as { id: string; rev: number; year: number }[]).find((row) => row.year === 2026)!;
  // Somebody has begun in this year already: what the form asks for stays, everything else may change.
  expect(await save({ ...set, quota: 9 }, year)).toMatchObject({
    key: 'YEAR_UNREADY',
    fields: [{ path: 'furtherMaterials', msg: '本年度已有人开始填写，材料不能再改；需要调整请在下一年度设置' }],
  });
  expect(await save({ ...set, quota: 9, furtherMaterials: [] }, year)).toMatchObject({ id: year.id });
  expect(await asGuest(services, {}, (scope) => readYear(scope, { code: 'apartapply' }))).toMatchObject({
    year: 2026,
    yearSettings: { noteEN: set.noteEN },
  });
  const now = await inYear(2026);
  expect(now.deadlines.REVIEW).toBe(4);
  expect(now.stages.find(({ key }) => key === 'review')?.days).toBe(4);
  expect(now.conditions.at(-1)).toEqual({ CN: '未享受过人才公寓。', EN: 'You never had a talent apartment.' });
});

test('a paper that a year asks for is a field of its form, and nobody submits without it', async () => {
  const next = { ...set, year: 2027, opensOn: '2026-11-10 00:00', titleCN: '二七' };
  await save({ ...next, quota: null });
  await addAccounts(services, 'nian');
  const id = await saveAll(services, 'nian');
  const whole = await asApplicant(services, 'nian', (scope) => readOwn(scope, { id }));
  expect(whole.yearSettings.furtherMaterials).toEqual([further]);
  const form = formOf(definition, whole);
  const field = form.sections.find(({ key }) => key === 'materials')?.fields.at(-1);
  expect(field).toMatchObject({ key: 'year_lease', label: { CN: '租赁备案表' }, required: true });
  const submit = () => settle(asApplicant(services, 'nian', (scope) => submitApplication(scope, 'apartapply', { id })));
  expect(await submit()).toMatchObject({ key: 'INVALID', fields: [{ path: 'materials.year_lease' }] });

  const papers = whole.sectionsData.find(({ key }) => key === 'materials')!;
  const file = Object.values(papers.values).find((value) => Array.isArray(value) && value.length > 0);
  await saveOne(services, 'nian', { id, section: 'materials', baseRev: papers.rev, values: { year_lease: file } });
  expect(await submit()).toMatchObject({ state: 'ACCEPTING' });
  const seen = await asOperator(services, 'wang', (scope) => readCase(scope, { id }));
  expect(seen.sections.find(({ key }) => key === 'materials')?.values).toHaveProperty('year_lease');
});

test('documents do not change while somebody begins: the change waits for the draft, and is refused then', async () => {
  const school = { ...set, programme: 'saapply', furtherMaterials: [], stepDays: [], furtherConditions: [] };
  const { id } = await save(school);
  const changed = await keep({ ...school, furtherMaterials: [further] }, { id, rev: (await now(id)).rev });
  const sent = (await send(changed)) as { rev: number };
  const [made, kept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const drafting = asApplicant(services, 'zhou', async (scope) => {
    await createDraft(scope, getProgramme('saapply'), { id: newId() });
    made.resolve();
    await kept.promise;
  });
  await made.promise;
  const publishing = publish({ ...changed, ...sent });
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await services.database.asOwner((db) => db.execute(waiting))).rowCount).toBe(1);
  kept.resolve();
  await drafting;
  expect(await publishing).toMatchObject({ key: 'YEAR_UNREADY', fields: [{ path: 'furtherMaterials' }] });
});

test('a first year of a programme that is always open asks nothing more of those who have begun', async () => {
  await asApplicant(services, 'zhou', (scope) => createDraft(scope, getProgramme('prapply'), { id: newId() }));
  const first = { ...set, programme: 'prapply', stepDays: [], furtherConditions: [] };
  expect(await save({ ...first, furtherMaterials: [further] })).toMatchObject({
    key: 'YEAR_UNREADY',
    fields: [{ path: 'furtherMaterials' }],
  });
  expect(await save({ ...first, furtherMaterials: [] })).toHaveProperty('id');
});

test('an application keeps the version of the form it was begun with', () => {
  const first = { ...definition, version: 1 };
  const second = { ...definition, version: 2, sections: definition.sections.slice(1), earlier: [first] };
  expect(versionOf(second, 1)).toBe(first);
  expect(versionOf(second, 2)).toBe(second);
});
