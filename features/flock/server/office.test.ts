import { beforeEach, describe, expect, test } from 'vitest';
import type { Resource } from '#core/resources/resource.ts';
import { addAccount, addTenants, settle } from '#features/accounts/server/testing.ts';
import { flockArticle } from '#features/flock/resources/article.ts';
import { flockFarm } from '#features/flock/resources/farm.ts';
import { flockLimit } from '#features/flock/resources/limit.ts';
import { flockQuestion } from '#features/flock/resources/question.ts';
import { flockReport } from '#features/flock/resources/report.ts';
import { flockScales, scaleValues } from '#features/flock/resources/scales.ts';
import { firstScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { eq } from '#server/database/sql.ts';
import { busiLog, messages, outbox } from '#server/database/tables/logs.ts';
import type { Store } from '#server/resources/store.ts';
import { actOnResource, listResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { articleStore } from './article-store.ts';
import { farmStore } from './farms/farm-store.ts';
import { readFarmPanel } from './farms/read-farm-panel.ts';
import { limitStore } from './limit-store.ts';
import { questionStore } from './reports/question-store.ts';
import { readReportPanel } from './reports/read-report-panel.ts';
import { reportStore } from './reports/report-store.ts';
import { scalesStore } from './scales-store.ts';
import { readSettings } from './settings.ts';
import {
  areaLimits,
  farmMembers,
  farms,
  flockArticles,
  flockChanges,
  flockEntries,
  flockQuestions,
  flockReports,
  scaleSets,
} from './tables.ts';
import { at, farmId, foot, head, phoneOf, reportId } from './testing.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
await addAccount(services, { id: 'ann', nickname: '顾南', locale: 'es' });
await addAccount(services, { id: 'desk' });

beforeEach(async () => {
  services.setNow(new Date('2026-11-20T08:00:00.000Z'));
  await services.database.asOwner(async (db) => {
    for (const table of [farms, farmMembers, flockEntries, flockChanges, flockReports, flockQuestions])
      await db.delete(table);
    for (const table of [areaLimits, scaleSets, flockArticles, messages, outbox]) await db.delete(table);
  });
});

const desk = <T>(work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a', locale: 'CN' | 'EN' = 'EN') =>
  settle(asActor(services, { actor: { id: 'desk' }, side: 'office', tenantId, locale }, work));
const use = (resource: Resource, store: Store) => ({
  list: (filter: object = {}, tenantId?: string) =>
    desk((scope) => listResource(scope, { resource, store, input: { filter: { ...filter }, size: 200 } }), tenantId),
  one: (id: string, tenantId?: string) =>
    desk((scope) => oneResource(scope, { resource, store, input: { id } }), tenantId),
  save: (values: object, rest: { id?: string; rev?: number } = {}) =>
    desk((scope) => saveResource(scope, { resource, store, input: { ...rest, values: { ...values } } })),
  act: (id: string, action: string, values: object = {}, tenantId?: string) =>
    desk(
      (scope) => actOnResource(scope, { resource, store, input: { ids: [id], action, values: { ...values } } }),
      tenantId,
    ),
});
const settings = (locale: 'CN' | 'tr' = 'CN', tenantId = 'tenant-a') =>
  asGuest(services, { side: 'poultry', locale, tenantId }, readSettings);
type Rows = { rows: Record<string, unknown>[]; total: number };

/** Ann's farm with a house, and a report with feet that call for action. */
async function begin() {
  const ann = phoneOf(services, 'ann');
  ann.write('name', 'Birch Farm', { doc: 'farm' });
  ann.write(
    'house:house-01',
    { name: '3', placedOn: null, birds: 900, floor: 'litter', isSick: true },
    { doc: 'farm' },
  );
  ann.write('head', head);
  ann.write('name', 'Day 24');
  for (let no = 1; no <= 4; no++) ann.write(`fpd:foot-000${no}`, foot(no, no === 1 ? 0 : 3));
  ann.write('section:fpd', 'complete');
  ann.write('question:asked-01', { text: 'Is this bad?', at });
  const { results } = await ann.sync();
  expect(results.filter(({ outcome }) => outcome !== 'KEPT')).toEqual([]);
  return ann;
}

describe('a question', () => {
  const { list, act, one } = use(flockQuestion, questionStore);

  test('is answered into the report on the phone and by a mail in the language of whoever asked', async () => {
    const ann = await begin();
    const { rows } = (await list({ status: ['OPEN'] })) as Rows;
    expect(rows).toMatchObject([{ text: 'Is this bad?', farm: 'Birch Farm', report: 'Day 24', asker: '顾*' }]);
    const id = String(rows[0]!.id);
    expect(await act(id, 'answer')).toMatchObject({ key: 'INVALID', fields: [{ path: 'answer' }] });
    await act(id, 'answer', { answer: 'Dry the litter, look again in two days.' });
    const { entries } = await ann.sync();
    expect(entries).toMatchObject([
      {
        doc: reportId,
        key: 'answer:asked-01',
        name: 'desk',
        value: { text: 'Dry the litter, look again in two days.', at: '2026-11-20T08:00:00.000Z' },
      },
    ]);
    expect((await ann.sync()).entries).toEqual([]);
    const [mail] = await services.database.asOwner((db) => db.select().from(outbox));
    expect(mail).toMatchObject({ recipient: 'ann@example.com', scene: 'FLOCK_ANSWERED' });
    expect(mail!.subject).toContain('Su pregunta tiene respuesta');
    expect(mail!.text).toContain(`/poultry/reports/${farmId}/${reportId}`);
    expect(await one(id)).toMatchObject({ row: { status: 'ANSWERED' }, actions: [] });
    expect(await act(id, 'close', { answer: 'twice' })).toMatchObject({ key: 'NOT_ALLOWED' });
  });

  test('is closed with a reason that is told, and puts nothing into the report', async () => {
    const ann = await begin();
    const [row] = ((await list()) as Rows).rows;
    await act(String(row!.id), 'close', { answer: 'Not about a flock.' });
    expect((await ann.sync()).entries).toEqual([]);
    const told = await services.database.asOwner((db) => db.select().from(messages));
    expect(told).toMatchObject([{ accountId: 'ann', bodyEN: 'Is this bad?\nNot about a flock.' }]);
    ann.write('question:asked-01', { text: 'Is a foot at 3 bad?', at });
    await ann.sync();
    expect(((await list()) as Rows).rows).toMatchObject([{ text: 'Is a foot at 3 bad?', status: 'OPEN' }]);
  });

  test('is no other tenant’s to read or answer', async () => {
    await begin();
    const [row] = ((await list()) as Rows).rows;
    expect(await list({}, 'tenant-b')).toMatchObject({ rows: [], total: 0 });
    expect(await act(String(row!.id), 'answer', { answer: 'x' }, 'tenant-b')).toMatchObject({ key: 'NOT_FOUND' });
  });
});

describe('farms and reports', () => {
  test('are found by what the last visit came to, and read with their results', async () => {
    await begin();
    const reports = use(flockReport, reportStore);
    const act = { tone: 'problem', CN: '采取措施：脚垫', EN: 'Act: foot pads' };
    expect(await use(flockFarm, farmStore).list({ type: 'broiler', area: 'europe' })).toMatchObject({
      rows: [{ name: 'Birch Farm', members: 1, reports: 1, lastOn: '2026-11-20', lights: [act], status: 'ON' }],
    });
    const found = (await reports.list({ worst: ['act'], visitedOn: ['2026-11-20', '2026-11-20'] })) as Rows;
    expect(found.rows).toMatchObject([{ name: 'Day 24', farm: 'Birch Farm', lights: [act] }]);
    for (const none of [{ worst: ['good'] }, { visitedOn: ['2026-11-21', ''] }, { farm: 'other' }])
      expect(await reports.list(none)).toMatchObject({ rows: [] });
    const id = String(found.rows[0]!.id);
    const panel = await desk((scope) => readReportPanel(scope, { tenantId: 'tenant-a', id }));
    expect(panel).toMatchObject({
      assessor: expect.stringMatching(/\*/),
      sections: expect.arrayContaining([
        expect.objectContaining({ name: { CN: '脚垫', EN: 'Foot pads' }, light: 'act', n: 4 }),
      ]),
    });
    expect(JSON.stringify(panel)).not.toContain('Mara L');
    expect(await desk((scope) => readReportPanel(scope, { tenantId: 'tenant-b', id }), 'tenant-b')).toMatchObject({
      key: 'NOT_FOUND',
    });
  });

  test('show people masked and houses as they stand', async () => {
    await begin();
    const panel = await desk((scope) => readFarmPanel(scope, { tenantId: 'tenant-a', id: farmId }));
    expect(panel).toMatchObject({
      houses: [{ name: '3', birds: 900, isSick: true, floor: { EN: 'Litter floor' } }],
      members: [{ name: '顾*', role: { EN: 'Owner' } }],
    });
  });

  test('a farm that is blocked takes nothing more until it is let go on; its owner is told why', async () => {
    const ann = await begin();
    const { act } = use(flockFarm, farmStore);
    await act(farmId, 'block', { reason: 'Not a farm of this district' });
    ann.write('note', 'wet');
    const waiting = [...ann.waiting];
    expect(await settle(ann.sync(waiting))).toMatchObject({ key: 'FARM_BLOCKED' });
    const mails = await services.database.asOwner((db) => db.select().from(outbox));
    expect(mails).toMatchObject([{ scene: 'FARM_BLOCKED', recipient: 'ann@example.com' }]);
    expect(mails[0]!.text).toContain('Not a farm of this district');
    expect(await act(farmId, 'block', { reason: 'again' })).toMatchObject({ key: 'NOT_ALLOWED' });
    await act(farmId, 'unblock');
    expect((await ann.sync(waiting)).results).toMatchObject([{ outcome: 'KEPT' }]);
  });
});

describe('limits', () => {
  const { list, one, save, act } = use(flockLimit, limitStore);
  const limitIn = async (area: string, measure: string) =>
    (await settings()).limits.find((each) => each.area === area && each.measure === measure)!.limit;

  test('are changed area by area, told to phones, logged and put back', async () => {
    expect(((await list()) as Rows).total).toBe(35);
    expect(await one('china.nh3')).toMatchObject({ row: { good: '< 10 ppm', act: '> 21 ppm', status: 'SHIPPED' } });
    expect(await save({ good: 8, act: 15, source: 'buyer' }, { id: 'china.nh3', rev: 0 })).toMatchObject({ rev: 1 });
    expect(await limitIn('china', 'nh3')).toEqual({
      good: 8,
      act: 15,
      source: 'buyer',
      isGoodIncluded: false,
      isActIncluded: false,
    });
    expect(await limitIn('europe', 'nh3')).toMatchObject({ act: 20 });
    expect((await settings('CN', 'tenant-b')).limits).toContainEqual(expect.objectContaining({ area: 'china' }));
    expect((await settings('CN', 'tenant-b')).limits.find((each) => each.limit.source === 'buyer')).toBeUndefined();
    expect(await save({ good: 8, act: 15, source: 'x' }, { id: 'china.nh3', rev: 0 })).toMatchObject({
      key: 'CONFLICT',
    });
    const log = await services.database.asOwner((db) =>
      db.select().from(busiLog).where(eq(busiLog.objectId, 'china.nh3')),
    );
    expect(log[0]!.changes).toContainEqual({ field: 'act', before: 21, after: 15 });
    await act('china.nh3', 'reset');
    expect(await limitIn('china', 'nh3')).toMatchObject({ good: 10, act: 21, source: 'S40' });
  });

  test.each([
    [{ good: 25, act: 25 }, 'good'],
    [{ good: 30, act: 25 }, 'good'],
    [{ good: -1, act: 25 }, 'good'],
    [{ good: 10, act: 25, source: ' ' }, 'source'],
  ])('%o is refused', async (wrong, path) => {
    const values = { source: 'law', ...wrong };
    expect(await save(values, { id: 'na.litter', rev: 0 })).toMatchObject({ key: 'INVALID', fields: [{ path }] });
  });
});

describe('scales', () => {
  const { list, save } = use(flockScales, scalesStore);
  const values = { ...scaleValues({ ...firstScaleSet, cecTextureMax: 3 }), note: '' };

  test('a new version is in force at once, and no version is ever changed', async () => {
    expect((await settings()).scales).toEqual({ ...firstScaleSet });
    const { id } = (await save(values)) as { id: string };
    expect((await settings()).scales).toEqual({ ...firstScaleSet, version: 2, cecTextureMax: 3 });
    expect(((await list()) as Rows).rows).toMatchObject([
      { id, version: 2, status: 'IN_FORCE' },
      { id: 'shipped', version: 1, status: 'FORMER' },
    ]);
    expect(await save(values, { id, rev: 0 })).toMatchObject({ key: 'NO_PERMISSION' });
    expect(await settle(desk((scope) => scalesStore.save!(scope, { id, rev: 0, values })))).toMatchObject({
      key: 'NOT_ALLOWED',
    });
    expect((await settings('CN', 'tenant-b')).scales.version).toBe(1);
  });

  test.each([
    [{ foot2: 35 }, 'foot2'],
    [{ foot4: 20 }, 'foot3'],
    [{ top4: 4 }, 'top3'],
    [{ top7: null }, 'top7'],
    [{ cecTextureMax: '4' }, 'cecTextureMax'],
  ])('%o is refused: figures have to rise', async (wrong, path) => {
    expect(await save({ ...values, ...wrong })).toMatchObject({ key: 'INVALID', fields: [{ path }] });
  });
});

describe('articles', () => {
  const { list, one, save, act } = use(flockArticle, articleStore);

  test('each has its shipped words in six languages; changed ones reach phones, cleaned, until they are put back', async () => {
    expect(((await list()) as Rows).total).toBe(72);
    expect(((await list({ locale: 'tr', keyword: 'AMONYAK' })) as Rows).rows.length).toBeGreaterThan(0);
    const shipped = (await one('ammonia.EN')) as { values: Record<string, unknown> };
    expect(shipped.values.html).toMatch(/^<p>.+<h2>Key facts<\/h2><ul><li><p>/);
    expect((await settings()).articles).toEqual([]);
    const html = '<p onclick="x()">Measure at 06:00.</p><script>alert(1)</script>';
    await save({ title: 'Gas', html }, { id: 'ammonia.EN', rev: 0 });
    expect((await settings()).articles).toEqual([
      { key: 'ammonia', locale: 'EN', title: 'Gas', html: '<p>Measure at 06:00.</p>', rev: 1 },
    ]);
    expect((await settings('CN', 'tenant-b')).articles).toEqual([]);
    await act('ammonia.EN', 'reset');
    expect((await settings()).articles).toEqual([]);
    expect(await one('ammonia.EN')).toMatchObject({ values: shipped.values, row: { status: 'SHIPPED' } });
    expect(await one('ammonia.xx')).toMatchObject({ key: 'NOT_FOUND' });
  });

  test('shipped words pass the cleaning unchanged', async () => {
    const { sanitise } = await import('#server/base/sanitise.ts');
    const { shippedArticles } = await import('./shipped-articles.ts');
    for (const { html } of await shippedArticles()) expect(sanitise(html)).toBe(html);
  });
});
