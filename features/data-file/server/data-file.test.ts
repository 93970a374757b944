import { beforeAll, expect, test } from 'vitest';
import type { FileValue, Values } from '#core/forms/values.ts';
import { readKnown } from '#features/casework/server/applications/known-answers.ts';
import { readOwn } from '#features/casework/server/applications/queries.ts';
import { submitApplication } from '#features/casework/server/applications/submit.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  asApplicant,
  asOperator,
  completeData,
  saveOne,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { applications, marks } from '#features/casework/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { busiLog, messages } from '#server/database/tables/logs.ts';
import { createTestServices } from '#server/testing.ts';
import { readAuth } from './answers.ts';
import { setConsent } from './consents.ts';
import { fileRecord } from './file-record.ts';
import { lookAtRecords } from './looks.ts';
import { readDataFile } from './read.ts';
import { removeRecord } from './remove.ts';
import { dataItems } from './tables.ts';
import { warnOfEnds } from './warn-ends.ts';

const services = await createTestServices();
services.setNow(aDay);
let granted = '';

beforeAll(async () => {
  await addAccounts(services, 'lin', 'su');
  await addWindow(services);
  await addWindow(services, { programme: 'talentapply' });
  granted = await submitted(services, 'lin', { programme: 'talentapply' });
});

const asLin = <T>(work: Parameters<typeof asApplicant<T>>[2]) => asApplicant(services, 'lin', work);
const consent = (give: boolean, programme = 'apartapply') =>
  asLin((scope) => setConsent(scope, { programme, give, reqId: newId() }));
const file = () => asLin((scope) => fileRecord(scope, 'talentapply', { id: granted }));
const known = async (section: string) => {
  const { sections } = await asLin((scope) => readKnown(scope, 'apartapply', {}));
  return sections.find(({ key }) => key === section)!.sources;
};
const personOf = async (id: string) => {
  const { sectionsData, state } = await asLin((scope) => readOwn(scope, { id }));
  return { values: sectionsData.find(({ key }) => key === 'person')!.values as Values, state };
};
const photosIn = (values: Values) => values.photo as FileValue[] | undefined;

test('only a granted application can be filed, and of it only what the desk verified', async () => {
  await expect(file()).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  await services.database.asOwner(async (db) => {
    await db.update(applications).set({ state: 'EFFECTIVE', decidedAt: aDay }).where(eq(applications.id, granted));
    const mark = { tenantId: 'tenant-a', applicationId: granted, byId: 'desk', byName: '周', at: aDay };
    const paths = ['person.name', 'person.identity', 'person.photo', 'employment.company'];
    await db.insert(marks).values(paths.map((path) => ({ ...mark, path })));
  });
  expect((await asLin(readDataFile)).unfiled).toMatchObject([{ id: granted, programme: 'talentapply' }]);
  expect(await file()).toEqual({ filed: 4 });
  expect(await file()).toEqual({ filed: 4 });
  await expect(
    asApplicant(services, 'su', (scope) => fileRecord(scope, 'talentapply', { id: granted })),
  ).rejects.toMatchObject({ key: 'NOT_FOUND' });
  const { records, unfiled } = await asLin(readDataFile);
  expect(unfiled).toEqual([]);
  const items = records.flatMap((record) =>
    record.items.map(({ field, uses }) => [record.section, field, uses.length]),
  );
  expect(items).toEqual([
    ['person', 'name', 0],
    ['person', 'identity', 0],
    ['person', 'photo', 0],
    ['employment', 'company', 0],
  ]);
  // Numbers are hidden on the page, and sealed where they are kept.
  expect(records[0]!.items[1]!.shown.CN).toContain('*');
});

test('a second programme gets it with consent only: then files are linked and nothing is uploaded', async () => {
  expect((await known('person')).map(({ source }) => source)).toEqual(['application']);
  expect((await known('person'))[0]!.values).not.toHaveProperty('photo');
  expect(await asLin((scope) => readAuth(scope, { programme: 'apartapply' }))).toMatchObject({
    isAllowed: false,
    items: 4,
    files: 1,
  });
  const photo = (await asLin(readDataFile)).records[0]!.items[2]!.files;
  const link = () => saveOne(services, 'lin', { section: 'person', values: { photo } });
  await expect(link()).rejects.toMatchObject({ key: 'REUSE_CONSENT' });

  expect(await consent(true)).toMatchObject({ isAllowed: true });
  const [verified, rest] = await known('person');
  expect(verified).toMatchObject({ source: 'file', at: aDay.toISOString(), values: { name: '沈知夏' } });
  expect(rest).toMatchObject({ source: 'application' });
  for (const key of ['name', 'identity', 'photo']) expect(rest!.values).not.toHaveProperty(key);
  const id = await saveOne(services, 'lin', { section: 'person', values: verified!.values as Values });
  expect(photosIn((await personOf(id)).values)?.[0]?.id).toBe(photo[0]!.id);
  const { records } = await asLin(readDataFile);
  expect(records[0]!.items.map(({ uses }) => uses.map((use) => use.id))).toEqual([[id], [id], [id]]);
});

test('withdrawn, a draft loses its links while its answers stay, and nobody is offered the file any more', async () => {
  const { consents, records } = await asLin(readDataFile);
  const draft = records[0]!.items[0]!.uses[0]!.id;
  expect(consents.find(({ programme }) => programme === 'apartapply')).toMatchObject({ state: 'given', draftFiles: 1 });
  await consent(false);
  const { values } = await personOf(draft);
  expect(values.name).toBe('沈知夏');
  expect(photosIn(values) ?? []).toEqual([]);
  expect((await known('person')).map(({ source }) => source)).toEqual(['application']);
  const after = await asLin(readDataFile);
  expect(after.records.flatMap(({ items }) => items.flatMap(({ uses }) => uses))).toEqual([]);
  expect(after.consents.find(({ programme }) => programme === 'apartapply')).toMatchObject({ state: 'over' });
});

test('withdrawn after the submission, the case keeps what it holds, its history says so, and the desk sees nothing', async () => {
  await consent(true);
  const [verified] = await known('person');
  const { records } = await asLin(readDataFile);
  const { id } = (
    await services.database.asOwner((db) =>
      db.select().from(applications).where(eq(applications.programme, 'apartapply')),
    )
  )[0]!;
  const data = await completeData(services, 'lin');
  const start = (await asLin((scope) => readOwn(scope, { id }))).sectionsData;
  for (const [section, values] of Object.entries(data)) {
    const baseRev = start.find(({ key }) => key === section)?.rev ?? 0;
    const filled = section === 'person' ? { ...values, photo: verified!.values.photo } : values;
    await saveOne(services, 'lin', { id, section, baseRev, values: filled });
  }
  await asLin((scope) => submitApplication(scope, 'apartapply', { id }));
  const desk = () => asOperator(services, 'desk', (scope) => lookAtRecords(scope, { id }));
  const seen = await desk();
  expect(seen.items.map(({ path }) => path)).toEqual(['person.photo', 'employment.company']);
  expect(seen.items[0]).toMatchObject({ source: { id: granted, name: { EN: 'Recognition 2026' } } });
  expect((await asLin(readDataFile)).looks).toMatchObject([{ who: { EN: 'Service desk' }, source: { id } }]);
  const noted = await services.database.asOwner((db) => db.$count(busiLog, eq(busiLog.action, 'look')));
  expect(noted).toBe(1);

  await consent(false);
  expect(photosIn((await personOf(id)).values)?.[0]?.id).toBe(records[0]!.items[2]!.files[0]!.id);
  const { events } = await asLin((scope) => readOwn(scope, { id }));
  expect(events.map(({ action }) => action)).toContain('reuse-over');
  expect(await desk()).toEqual({ isAllowed: false, items: [] });
  const kept = (await asLin(readDataFile)).records[0]!.items[2]!.uses;
  expect(kept).toMatchObject([{ id, isOver: true }]);
});

test('what ran out is offered no more, and its end is told once', async () => {
  await services.database.asOwner((db) =>
    db.update(dataItems).set({ expiresOn: '2026-12-01' }).where(eq(dataItems.field, 'identity')),
  );
  expect(await warnOfEnds(services)).toBe(1);
  expect(await warnOfEnds(services)).toBe(0);
  const told = await services.database.asOwner((db) => db.select().from(messages).where(eq(messages.accountId, 'lin')));
  expect(told.filter(({ path }) => path === '/personal/datarecord').map(({ bodyCN }) => bodyCN)).toEqual([
    expect.stringContaining('2026-12-01'),
  ]);
  services.setNow(new Date('2026-12-02T02:00:00.000Z'));
  await consent(true);
  expect((await known('person'))[0]!.values).not.toHaveProperty('identity');
  services.setNow(aDay);
});

test('a part that is taken out is gone, for its owner alone to take', async () => {
  const [record] = (await asLin(readDataFile)).records;
  await expect(asApplicant(services, 'su', (scope) => removeRecord(scope, { id: record!.id }))).rejects.toMatchObject({
    key: 'NOT_FOUND',
  });
  await asLin((scope) => removeRecord(scope, { id: record!.id }));
  expect((await asLin(readDataFile)).records.map(({ section }) => section)).toEqual(['employment']);
  expect(await asApplicant(services, 'su', readDataFile)).toMatchObject({ records: [], unfiled: [], looks: [] });
});
