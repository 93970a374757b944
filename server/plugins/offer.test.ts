import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Contract, InputOf } from '#core/contracts/contract.ts';
import { registerCall } from '#features/accounts/calls/accounts.ts';
import { addAccount, addTenants, settleKey } from '#features/accounts/server/testing.ts';
import { activityCalls } from '#features/activities/calls/activity-calls.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { createDraft } from '#features/casework/server/applications/create-draft.ts';
import { programmeSwitch } from '#features/casework/shared/programme-switch.ts';
import { notifyCalls } from '#features/contents/calls/contents.ts';
import { publications } from '#features/contents/server/tables.ts';
import { aPublication } from '#features/contents/server/testing.ts';
import { cutWords } from '#features/contents/shared/words.ts';
import { handlers } from '#features/server.ts';
import { indexCall } from '#features/site/calls/home.ts';
import { searchCall } from '#features/site/calls/search.ts';
import { eq, sql } from '#server/database/sql.ts';
import { TestClient } from '#server/testing/client.ts';
import { createApp } from '../app.ts';
import { tenants } from '../database/tables/tenants.ts';
import { asActor, createTestServices } from '../testing.ts';

/** What a tenant has switched off, as those who call meet it. */
const services = await createTestServices({ RATE_GUEST: '1000000' });
let app: Awaited<ReturnType<typeof createApp>>;
let client: TestClient;

beforeAll(async () => {
  await addTenants(services, ['tenant-a', 'tenant-b']);
  await addAccount(services, { id: 'lin' });
  const words = {
    titleCN: '云汀沙龙',
    titleEN: 'Salon',
    publishedAt: new Date('2024-11-19T02:00:00.000Z'),
    words: sql`to_tsvector('simple', ${cutWords('云汀沙龙').join(' ')})` as unknown as string,
  };
  await services.database.asOwner(async (db) => {
    await db.update(tenants).set({ isDefault: true }).where(eq(tenants.id, 'tenant-a'));
    await db
      .insert(publications)
      .values([
        aPublication('salon', { ...words, type: 'activity' }),
        aPublication('note', { ...words, type: 'notify' }),
      ]);
  });
  app = await createApp({ services, handlers });
  client = await new TestClient(app).open();
});
afterAll(() => app.close());

const off = (...keys: string[]) =>
  services.database.asOwner((db) => db.update(tenants).set({ platform: { off: keys } }));
const ask = async <C extends Contract>(contract: C, input: InputOf<C>) => {
  const { code, obj } = await client.call(contract, input);
  return { code, key: obj?.key };
};

test('calls of what is switched off are refused, at once and with their own word; all others are answered', async () => {
  await off();
  expect((await ask(activityCalls.list, {})).code).toBe(1);
  await off('activity', 'registration');
  expect(await ask(activityCalls.list, {})).toEqual({ code: 113, key: 'NOT_OFFERED' });
  expect(await ask(activityCalls.one, { id: 'salon' })).toEqual({ code: 113, key: 'NOT_OFFERED' });
  // A call with slow work, which opens its transaction itself.
  const person = { kind: 'PERSON', email: 'a@b.example', authcode: '123456', nickname: 'A', locale: 'CN' } as const;
  const secrets = { loginPwd: 'a long pass phrase', loginPwdConfirm: 'a long pass phrase', consent: true };
  expect(await ask(registerCall, { ...person, ...secrets })).toEqual({ code: 113, key: 'NOT_OFFERED' });
  expect((await ask(notifyCalls.list, {})).code).toBe(1);
});

test('the search leaves out what is switched off', async () => {
  const found = async () => (await client.call(searchCall, { key: '云汀沙龙' })).obj.rows.map(({ id }) => id).sort();
  await off();
  expect(await found()).toEqual(['note', 'salon']);
  await off('activity');
  expect(await found()).toEqual(['note']);
});

test('a programme that is switched off is not on the home page and takes no new application', async () => {
  const key = programmeSwitch('talentapply');
  await off(key);
  const { obj } = await client.call(indexCall, {});
  expect(obj.platform.off).toEqual([key]);
  expect(obj.programmes.map(({ code }) => code)).not.toContain('talentapply');
  const start = (code: string) =>
    settleKey(
      asActor(services, { actor: { id: 'lin' } }, (scope) =>
        createDraft(scope, getProgramme(code), { id: `d-${code}` }),
      ),
    );
  expect(await start('talentapply')).toBe('NOT_OFFERED');
  expect(await start('apartapply')).not.toBe('NOT_OFFERED');
});
