import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import { newObject } from '#core/kept-drafts/kept-form.ts';
import { addAccount, addTenants } from '#features/accounts/server/testing.ts';
import { contentStore } from '#features/contents/server/content-store.ts';
import { readPublished } from '#features/contents/server/published.ts';
import { contents } from '#features/contents/server/tables.ts';
import { aContent } from '#features/contents/server/testing.ts';
import { notify } from '#features/contents/shared/notify.ts';
import { resourceOf } from '#features/contents/shared/resource-of.ts';
import { newId } from '#server/base/ids.ts';
import { keptDrafts } from '#server/database/tables/kept-drafts.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import { actOnResource, oneResource } from '#server/resources/verbs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { discardKept, readKept } from './read-kept.ts';
import { saveKept } from './save-kept.ts';
import { saveRecord as saveByForm } from './save-record.ts';

const services = await createTestServices();
services.setNow(new Date('2026-11-20T02:00:00.000Z'));
await addTenants(services, ['tenant-a', 'tenant-b']);
for (const id of ['writer', 'editor']) await addAccount(services, { id });
const resource = resourceOf(notify);
const call = <I>(input: I) => ({ resource, store: contentStore(notify), input });
const codes = ['Mgr.Content', 'Mgr.Content.edit', 'Mgr.Content.publish', 'Mgr.Content.del'];

interface Who {
  readonly who?: string;
  readonly tenantId?: string;
  readonly permCodes?: readonly string[];
}
const as = <T>({ who = 'writer', ...rest }: Who, work: Parameters<typeof asActor<T>>[2]) =>
  asActor(services, { actor: { id: who }, side: 'office', permCodes: codes, ...rest }, work);
const target = (object: string) => ({ form: notify.code, object });
const read = (object: string, who: Who = {}) => as(who, (scope) => readKept(scope, target(object)));
const keep = (
  object: string,
  {
    baseRev,
    patch,
    ground,
  }: { baseRev: number; patch: Values; ground?: { rev: number; values: Record<string, unknown> } },
  who: Who = {},
) =>
  as(who, (scope) =>
    saveKept(scope, {
      ...target(object),
      section: 'record',
      baseRev,
      patch,
      clientTx: newId(),
      ...(ground && { ground }),
    }),
  );
const one = (id: string) => as({}, (scope) => oneResource(scope, call({ id })));
const saveRecord = (values: Values, at: { id?: string; rev?: number } = {}, who: Who = {}) =>
  as(who, (scope) => saveByForm(scope, call({ ...at, values: { ...values } })));
const keyOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'OK',
    (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error)),
  );

beforeEach(() =>
  services.database.asOwner(async (db) => {
    for (const table of [keptDrafts, contents]) await db.delete(table);
    await db.insert(contents).values(aContent('n1', { state: 'DRAFT' }));
  }),
);

test('what is typed over a content lies beside it: nobody else sees it, and the content stays as it is', async () => {
  const before = await one('n1');
  const ground = { rev: before.rev, values: before.values };
  expect(await keyOf(keep('n1', { baseRev: 0, patch: { titleCN: '改' } }))).toBe('INVALID');
  await keep('n1', { baseRev: 0, patch: { titleCN: '改' }, ground });
  await keep('n1', { baseRev: 1, patch: { titleCN: '改了', bodyEN: '<p>half a</p>' } });
  const kept = await read('n1');
  expect(kept.ground).toEqual({ rev: before.rev, values: { ...before.values } });
  expect(kept.sections).toMatchObject([
    { key: 'record', rev: 2, values: { ...before.values, titleCN: '改了', bodyEN: '<p>half a</p>' } },
  ]);
  expect(await one('n1')).toEqual(before);
  expect((await read('n1', { who: 'editor' })).ground).toBeNull();
  expect(await keyOf(read('n1', { tenantId: 'tenant-b' }))).toBe('NOT_FOUND');
  const reader = { permCodes: ['Mgr.Content'] };
  expect(await keyOf(read('n1', reader))).toBe('NO_PERMISSION');
  expect(await keyOf(keep('n1', { baseRev: 2, patch: { titleCN: 'x' } }, reader))).toBe('NO_PERMISSION');
  const lines = await services.database.asOwner((db) => db.select().from(busiLog));
  expect(JSON.stringify(lines)).not.toContain('改了');
});

test('visitors go on reading what was published while it is typed over', async () => {
  const whole = {
    kind: 'NOTICE',
    top: 'NO',
    datedOn: '2026-11-20',
    publisherCN: '局',
    publisherEN: 'Bureau',
    titleCN: '通知',
    titleEN: 'Notice',
    summaryCN: '摘要',
    summaryEN: 'Summary',
    bodyCN: '<p>正文</p>',
    bodyEN: '<p>Text</p>',
  };
  const known = new Set(resource.form?.map(({ key }) => key));
  const { id } = await saveRecord(Object.fromEntries(Object.entries(whole).filter(([key]) => known.has(key))));
  await as({}, (scope) => actOnResource(scope, call({ ids: [id], action: 'publish', values: {} })));
  const { rev, values, row } = await one(id);
  await keep(id, { baseRev: 0, patch: { titleCN: '还没写完' }, ground: { rev, values } });
  const shown = await asGuest(services, {}, (scope) => readPublished(scope, notify, { id }));
  expect(JSON.stringify(shown)).not.toContain('还没写完');
  expect((await one(id)).row.status).toBe(row.status);
});

test('saving uses up what was kept; another editor’s save leaves it, with the state it was typed over', async () => {
  const { rev, values } = await one('n1');
  await keep('n1', { baseRev: 0, patch: { titleCN: '我的' }, ground: { rev, values } });
  const theirs = await saveRecord({ ...values, titleCN: '对方的' }, { id: 'n1', rev }, { who: 'editor' });
  expect(theirs.rev).toBe(rev + 1);
  expect(await read('n1')).toMatchObject({ ground: { rev, values: { titleCN: values.titleCN } } });
  expect(await keyOf(saveRecord({ ...values, titleCN: '我的' }, { id: 'n1', rev }))).toBe('CONFLICT');
  expect((await read('n1')).sections[0]?.values.titleCN).toBe('我的');

  await saveRecord({ ...values, titleCN: '我的' }, { id: 'n1', rev: theirs.rev });
  expect(await read('n1')).toMatchObject({ ground: null, sections: [{ rev: 2, values: {} }] });
  // A device that has missed it reads anew; one that knows begins over the record as it is now.
  expect(await keyOf(keep('n1', { baseRev: 1, patch: { titleCN: '迟到' } }))).toBe('CONFLICT');
  const now = await one('n1');
  await keep('n1', { baseRev: 2, patch: { titleEN: 'Mine' }, ground: { rev: now.rev, values: now.values } });
  expect((await read('n1')).sections[0]?.values).toMatchObject({ titleCN: '我的', titleEN: 'Mine' });
});

test('a content that does not exist yet is kept, one a person, until it is saved or given up', async () => {
  const ground = { rev: 0, values: {} };
  await keep(newObject, { baseRev: 0, patch: { titleCN: '新通知' }, ground });
  await keep(newObject, { baseRev: 0, patch: { titleCN: '别人的' }, ground }, { who: 'editor' });
  expect((await read(newObject)).sections[0]?.values.titleCN).toBe('新通知');
  await as({}, (scope) => discardKept(scope, target(newObject)));
  expect(await read(newObject)).toMatchObject({ ground: null, sections: [{ rev: 2, values: {} }] });
  await keep(newObject, { baseRev: 2, patch: { titleCN: '再来' }, ground });
  await saveRecord({ titleCN: '再来' });
  expect(await read(newObject)).toMatchObject({ ground: null, sections: [{ rev: 4, values: {} }] });
  expect((await read(newObject, { who: 'editor' })).sections[0]?.values.titleCN).toBe('别人的');
});

test('a content that is deleted takes everybody’s drafts with it', async () => {
  const { rev, values } = await one('n1');
  for (const who of ['writer', 'editor'])
    await keep('n1', { baseRev: 0, patch: { titleCN: '改' }, ground: { rev, values } }, { who });
  await as({}, (scope) => actOnResource(scope, call({ ids: ['n1'], action: 'del', values: {} })));
  expect(await services.database.asOwner((db) => db.$count(keptDrafts))).toBe(0);
});
