import { expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { addAccounts } from '#features/casework/server/applications/testing.ts';
import { demoEditions } from '#features/competition/demo/editions.ts';
import { supporters } from '#features/supporters/server/tables.ts';
import { readPdf } from '#server/base/print/testing.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { printInvite } from './invite-sheet.ts';
import { editions } from './tables.ts';

const services = await createTestServices();
const origin = 'https://wutong.example';
services.setNow(new Date('2026-11-20T02:00:00Z'));
await addAccounts(services, 'sue', 'ian', 'ann');

const supporter = (id: string, code: string, state: string) => ({
  ...{ id, tenantId: 'tenant-a', accountId: id, kind: 'PERSON', name: id, org: '听松渡', country: 'CN' },
  ...{ phone: '', email: '', data: {}, state, code },
});
await services.database.asOwner(async (db) => {
  await db.insert(tenants).values({ id: 'tenant-a', code: 'a', nameCN: '人才局', nameEN: 'Bureau', kind: 'PLATFORM' });
  await db.insert(supporters).values([supporter('sue', 'SAAAAAA', 'ACTIVE'), supporter('ian', 'SBBBBBB', 'SUSPENDED')]);
});

type Work = (scope: ActorScope) => Promise<unknown>;
const printed = (id: string, locale: 'CN' | 'EN' = 'CN') => {
  const read = (work: Work) => asActor(services, { actor: { id }, tenantId: 'tenant-a', locale }, work);
  return printInvite({ read } as unknown as SlowActorCall, { origin });
};
const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));

test('there is no sheet without an edition', async () => {
  expect(await printed('sue').catch(refusal)).toBe('NOT_FOUND');
});

test('a supporter has one page with the edition, the prizes and their own code, in either language', async () => {
  await services.database.asOwner((db) =>
    db.insert(editions).values(demoEditions.map((edition) => ({ ...edition, tenantId: 'tenant-a' }))),
  );
  const [CN, EN] = await Promise.all(
    [printed('sue'), printed('sue', 'EN')].map(async (sheet) => readPdf((await sheet).content as Buffer)),
  );
  expect([CN!.pages, EN!.pages]).toEqual([1, 1]);
  // Registration closes at the midnight that begins the sixteenth.
  for (const said of ['国际人才创新大赛', '扫码直接报名', '推荐码', '2027-01-15 23:59', 'SAAAAAA', '万元'])
    expect(CN!.text).toContain(said);
  for (const said of ['Scan to enter', 'Referral code', 'SAAAAAA', 'CNY']) expect(EN!.text).toContain(said);
  expect(EN!.text).not.toMatch(/\p{Script=Han}/u);
  for (const { text } of [CN!, EN!])
    expect(text.replaceAll(/\s/g, '')).toContain(`${origin}/itec/apply/SAAAAAA?o=SAAAAAA`);
});

test('whoever is no active supporter has none, least of all that of another', async () => {
  expect(await printed('ian').catch(refusal)).toBe('NOT_FOUND');
  expect(await printed('ann').catch(refusal)).toBe('NOT_FOUND');
});

test('no sheet invites to an edition that is closed', async () => {
  services.setNow(new Date('2027-02-20T02:00:00Z'));
  expect(await printed('sue').catch(refusal)).toBe('WINDOW_CLOSED');
});
