import { afterAll, expect, test } from 'vitest';
import { webPasswordCall } from '#features/accounts/calls/accounts.ts';
import { bindPhoneCall, profileCall, saveProfileCall } from '#features/accounts/calls/own-account.ts';
import {
  archiveFileCall,
  askArchiveCall,
  eraseCall,
  keepCall,
  ownDataCall,
} from '#features/accounts/calls/own-data.ts';
import { accountRoutes } from '#features/accounts/server/routes/routes.ts';
import { addAccount, addTenants } from '#features/accounts/server/testing.ts';
import { createApp } from '#server/app.ts';
import { eq } from '#server/database/sql.ts';
import { outbox } from '#server/database/tables/logs.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { clientOf } from '#server/testing/session.ts';
import { createTestServices } from '#server/testing.ts';

const services = await createTestServices({ RATE_GUEST: '100000', RATE_SIGNED_IN: '100000' });
await addTenants(services, ['tenant-a'], []);
await services.database.asOwner((db) => db.update(tenants).set({ isDefault: true }));
const loginPwd = 'plum rain over the river';
await addAccount(services, { id: 'lin', password: loginPwd, email: 'lin@example.com' });
const app = await createApp({ services, handlers: accountRoutes });
afterAll(() => app.close());

test('whoever signed in to FlockScore changes name, language and password there, takes their data along and leaves, and hears of it in its name', async () => {
  const phone = await clientOf({ app, services, id: 'lin', tenantId: 'tenant-a', side: 'poultry' });
  const { obj: before } = await phone.call(profileCall, {});
  const named = await phone.call(saveProfileCall, { nickname: 'Lin Q.', locale: 'tr', rev: before.rev });
  expect(named).toMatchObject({ code: 1, obj: { nickname: 'Lin Q.', locale: 'tr' } });
  const unproven = { area: '+90', phone: '5321234567', authcode: '000000', rev: named.obj.rev };
  // Refused for its code, not for the side it came from.
  expect(await phone.call(bindPhoneCall, unproven)).toMatchObject({ code: 220 });
  const newPwd = 'quiet hens on dry straw';
  expect(await phone.call(webPasswordCall, { loginName: 'lin', oldPwd: loginPwd, newPwd })).toMatchObject({ code: 1 });
  expect((await phone.call(askArchiveCall, { loginPwd: newPwd })).code).toBe(1);
  expect((await phone.call(ownDataCall, {})).obj).toMatchObject({ archive: { state: 'QUEUED' }, erasedAt: null });
  expect((await phone.call(eraseCall, { loginPwd })).code).toBe(230);
  expect((await phone.call(eraseCall, { loginPwd: newPwd })).code).toBe(1);
  expect((await phone.call(ownDataCall, {})).obj.erasedAt).not.toBeNull();
  expect((await phone.call(keepCall, {})).code).toBe(1);
  expect((await phone.call(ownDataCall, {})).obj.erasedAt).toBeNull();
  const mails = await services.database.asOwner((db) =>
    db.select().from(outbox).where(eq(outbox.recipient, 'lin@example.com')),
  );
  expect(mails.length).toBeGreaterThan(0);
  for (const { subject, text } of mails) {
    expect(subject).toMatch(/ · FlockScore$/);
    expect(text).not.toMatch(/Wutong|\{brand\}/);
  }
});

test('what a portal session may not do with files of others, FlockScore may not either', async () => {
  const phone = await clientOf({ app, services, id: 'lin', tenantId: 'tenant-a', side: 'poultry' });
  const office = await clientOf({ app, services, id: 'lin', tenantId: 'tenant-a', side: 'office' });
  expect((await phone.call(archiveFileCall, { id: 'nobodys' })).code).not.toBe(1);
  expect((await office.call(ownDataCall, {})).code).not.toBe(1);
});
