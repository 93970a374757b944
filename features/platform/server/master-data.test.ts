import { expect, test } from 'vitest';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { sentCode } from '#features/accounts/resources/sent-code.ts';
import { issueCode, redeemCode } from '#features/accounts/server/sign-in/codes.ts';
import { mailSubject } from '#features/accounts/server/sign-in/send-code.ts';
import { sentCodeStore } from '#features/accounts/server/sign-in/sent-code-store.ts';
import { dictionaryEntry } from '#features/platform/resources/dictionary-entry.ts';
import { region } from '#features/platform/resources/region.ts';
import { listRegions } from '#features/tenants/server/tenants/member-regions.ts';
import { queueMail } from '#server/base/mail/queue-mail.ts';
import type { Values } from '#server/resources/store.ts';
import { actOnResource, listResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { dictionaryEntryStore } from './dictionary-entry-store.ts';
import { regionStore } from './region-store.ts';

const services = await createTestServices();
const now = new Date('2026-11-20T10:00:00+08:00');
services.setNow(now);
const regions = { resource: region, store: regionStore };
const as = <T>(work: Parameters<typeof asActor<T>>[2], tenantId = 't-1') =>
  asActor(services, { tenantId, actor: { id: 'clerk' }, side: 'office', permCodes: ['Mgr.Region.edit'] }, work);
const list = (filter: Values, locale: 'CN' | 'EN' = 'CN') =>
  asActor(services, { tenantId: 't-1', actor: { id: 'clerk' }, side: 'office', locale }, (scope) =>
    listResource(scope, { ...regions, input: { filter, size: 200 } }),
  );
const one = (id: string, tenantId?: string) =>
  as((scope) => oneResource(scope, { ...regions, input: { id } }), tenantId);

test('a region is found by name, pinyin and code, at its level, and by what it is part of', async () => {
  const names = async (filter: Values) => (await list(filter)).rows.map(({ code }) => code);
  expect(await names({ keyword: '思明' })).toEqual(['350203']);
  expect(await names({ keyword: 'siming' })).toEqual(['350203']);
  expect(await names({ keyword: '350203' })).toEqual(['350203']);
  expect(await names({ parent: '350200' })).toHaveLength(6);
  expect((await list({ level: '1' })).total).toBe(34);
  expect((await list({})).total).toBe(1001);
  expect((await one('350203')).row).toMatchObject({
    level: '3',
    within: { CN: '福建省厦门市', EN: expect.stringContaining('Fujian') },
    status: 'OTHER',
  });
});

test('what a tenant serves is its own, is logged, and can be put in somebody’s charge', async () => {
  await as((scope) => actOnResource(scope, { ...regions, input: { ids: ['350203', '350205'], action: 'serve' } }));
  expect((await list({ status: 'SERVED' })).rows.map(({ code }) => code)).toEqual(['350203', '350205']);
  expect((await one('350203', 't-2')).row).toMatchObject({ status: 'OTHER' });
  expect((await as(listRegions)).map(({ value }) => value)).toEqual(['350000', '350200', '350203', '350205']);
  const { rev, values } = await one('350203');
  expect(values).toEqual({ code: '350203', served: 'YES', note: '' });
  const save = (note: string, over: number) =>
    as((scope) =>
      saveResource(scope, { ...regions, input: { id: '350203', rev: over, values: { served: 'YES', note } } }),
    );
  await save('含新划入的街道', rev);
  await expect(save('晚到的修改', rev)).rejects.toMatchObject({ key: 'CONFLICT', obj: { rev: rev + 1 } });
  expect((await one('350203')).row).toMatchObject({ status: 'SERVED', note: '含新划入的街道' });
  await as((scope) => actOnResource(scope, { ...regions, input: { ids: ['350205'], action: 'unserve' } }));
  expect((await list({ status: 'SERVED' })).rows.map(({ code }) => code)).toEqual(['350203']);
});

test('the dictionary page holds every entry that forms choose from, each under an id of its own', async () => {
  const count = Object.values(dictionaries).reduce((sum, options) => sum + options.length, 0);
  const query = { filter: {}, sort: 'rank', descending: false, limit: 10_000, offset: 0 };
  const { rows } = await as((scope) => dictionaryEntryStore.list(scope, query));
  expect(rows).toHaveLength(count);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
  for (const { id } of rows) expect(id).toMatch(/^[A-Za-z0-9_.-]{1,64}$/);
  const found = await as((scope) =>
    listResource(scope, {
      resource: dictionaryEntry,
      store: dictionaryEntryStore,
      input: { filter: { dictionary: 'gender' } },
    }),
  );
  expect(found.rows.map(({ value }) => value)).toEqual(dictionaries.gender.map(({ value }) => value));
});

test('a sent code shows to whom, masked, and what became of it; an address is found only by whoever knows it whole', async () => {
  const send = (email: string, tenantId = 't-1') =>
    asGuest(services, { tenantId }, async (scope) => {
      const issued = await issueCode(scope, { purpose: 'LOGIN', subject: mailSubject(email) });
      await queueMail(scope, { to: email, scene: 'NO_ACCOUNT', subject: '', text: issued.code, codeId: issued.id });
      return issued.code;
    });
  const code = await send('lin@example.com');
  await send('gu@example.com');
  await send('elsewhere@example.com', 't-2');
  await asGuest(services, { tenantId: 't-1' }, (scope) =>
    queueMail(scope, { to: 'a@b.cn', scene: 'RESET', subject: '', text: '' }),
  );
  const found = (filter: Values) =>
    as((scope) => listResource(scope, { resource: sentCode, store: sentCodeStore, input: { filter } }));
  const { rows } = await found({});
  expect(rows.map(({ recipient }) => recipient).toSorted()).toEqual(['g***@example.com', 'l***@example.com']);
  for (const row of rows) expect(row).toMatchObject({ status: 'SENT', scene: 'CODE_LOGIN', channel: 'MAIL' });
  expect(JSON.stringify(await found({}))).not.toContain(code);
  expect((await found({ keyword: 'lin' })).total).toBe(0);
  expect((await found({ keyword: 'Lin@example.com' })).total).toBe(1);
  await asGuest(services, { tenantId: 't-1' }, (scope) =>
    redeemCode(scope, { purpose: 'LOGIN', subject: mailSubject('lin@example.com'), code }),
  );
  expect((await found({ status: ['USED'] })).rows).toMatchObject([{ recipient: 'l***@example.com', tries: 1 }]);
  services.setNow(new Date(now.getTime() + 601_000));
  expect((await found({ status: ['OVER'] })).rows).toMatchObject([{ recipient: 'g***@example.com' }]);
});
