import { afterAll, describe, expect, test } from 'vitest';
import type { Contract } from '#core/contracts/contract.ts';
import type { Pair } from '#core/wire/pairs.ts';
import { acloginCall, acpwdwebCall, logoutCall } from '#features/accounts/calls/accounts.ts';
import { beginTotpCall, confirmTotpCall, profileCall, secondFactorCall } from '#features/accounts/calls/own-account.ts';
import { addAccount, addMember, addTenants } from '#features/accounts/server/testing.ts';
import { contracts } from '#features/calls.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { handlers } from '#features/server.ts';
import { createApp } from '#server/app.ts';
import type { Services } from '#server/services.ts';
import { TestClient } from '#server/testing/client.ts';
import { appDigits } from '#server/testing/totp.ts';
import { createTestServices } from '#server/testing.ts';

const rates = { RATE_GUEST: '100000', RATE_SIGNED_IN: '100000' };
const strict = await createTestServices({ ...rates, OFFICE_TOTP: 'required' });
const password = 'plum rain over the river';
const isOn = { isOn: true, codesLeft: 10, isRequired: true };

await addTenants(strict, ['tenant-a', 'tenant-b'], ['Mgr.TenantUser']);
for (const id of ['wu', 'mo', 'lin', 'yu']) {
  await addAccount(strict, { id, password });
  for (const tenantId of ['tenant-a', 'tenant-b'])
    await addMember(strict, { accountId: id, tenantId, codes: ['Mgr.TenantUser'] });
}
// Two nodes on one database, and one of an installation that asks nobody for a second factor.
const lenient: Services = { ...strict, env: { ...strict.env, officeTotp: 'optional' } };
const apps = await Promise.all([strict, strict, lenient].map((services) => createApp({ services, handlers })));
afterAll(() => Promise.all(apps.map((app) => app.close())));

async function signedIn(name: string, contract: typeof acloginCall | typeof acpwdwebCall, node = 0) {
  const client = await new TestClient(apps[node]!).open();
  const { code, obj } = await client.signIn(name, password, contract);
  expect(code).toBe(1);
  return { client, answer: obj };
}

/** The code a call is answered with; what is sent is mostly nonsense, so what lies behind the door does not matter. */
async function codeFor(client: TestClient, contract: Contract, tenantId: string): Promise<number> {
  const pairs: Pair[] = 'tenantId' in contract.input.properties ? [['tenantId', tenantId]] : [];
  const reply = await client.deliver(contract, await client.composePairs(contract, pairs));
  return reply.headers['content-type']?.toString().startsWith('application/json') ? reply.json().code : 1;
}

const listUsers = officeResourceCalls.tenantuser!.list;

describe('where operators need a second factor', () => {
  test('one without it signs in, is told so, and can do nothing but set it up and leave', async () => {
    const { client, answer } = await signedIn('wu', acloginCall);
    expect(answer.mustEnrol).toBe(true);
    const { userId, tenantId } = answer;
    expect([userId, tenantId]).toEqual(['wu', 'tenant-a']);
    const closed = contracts.filter(({ access, class: kind }) => access !== 'open' && kind !== 'U');
    for (const contract of closed) {
      const code = await codeFor(client, contract, 'tenant-a');
      expect([contract.path, code === 120]).toEqual([contract.path, !contract.beforeSecondFactor]);
    }
    const refused = await client.call(profileCall, {}, { lang: 'EN' });
    expect(refused).toMatchObject({
      code: 120,
      msg: 'Please turn on two-step verification before you use the back office',
      obj: { key: 'SECOND_FACTOR_NEEDED' },
    });
    expect(await client.call(logoutCall, {})).toMatchObject({ code: 1 });
  });

  test('with it everything opens, at once here and within a second on the other node', async () => {
    const { client } = await signedIn('mo', acloginCall);
    expect(await client.call(secondFactorCall, {})).toMatchObject({ code: 1, obj: { isOn: false, isRequired: true } });
    const begun = await client.call(beginTotpCall, {});
    const totp = appDigits(begun.obj.secret, Date.now());
    const { obj } = await client.call(confirmTotpCall, { loginPwd: password, totp });
    expect(obj.codes).toHaveLength(10);
    expect(await client.call(secondFactorCall, {})).toMatchObject({ code: 1, obj: isOn });
    expect(await client.call(listUsers, { tenantId: 'tenant-a' })).toMatchObject({ code: 1 });
    const there = new TestClient(apps[1]!);
    there.cookies = client.cookies;
    there.session = client.session;
    await expect.poll(async () => (await there.call(profileCall, {})).code).toBe(1);
    expect(await (await new TestClient(apps[0]!).open()).signIn('mo', password, acloginCall)).toMatchObject({
      obj: { key: 'TOTP_NEEDED', fields: [{ path: 'totp' }] },
    });
  });

  test('the portal asks nobody to set one up', async () => {
    const { client, answer } = await signedIn('lin', acpwdwebCall);
    expect(answer.mustEnrol).toBe(false);
    expect(await client.call(profileCall, {})).toMatchObject({ code: 1 });
  });

  test('a session from before the setting is held to it, too', async () => {
    const { client, answer } = await signedIn('yu', acloginCall, 2);
    expect(answer.mustEnrol).toBe(false);
    expect(await client.call(listUsers, { tenantId: 'tenant-a' })).toMatchObject({ code: 1 });
    const after = new TestClient(apps[0]!);
    after.cookies = client.cookies;
    after.session = client.session;
    expect(await after.call(listUsers, { tenantId: 'tenant-a' })).toMatchObject({ code: 120 });
  });
});

test('secret and recovery codes travel sealed', async () => {
  const { client } = await signedIn('lin', acpwdwebCall);
  const composed = await client.compose(beginTotpCall, {});
  const reply = await client.deliver(beginTotpCall, composed);
  expect(reply.json()).toEqual({ code: 1, msg: '', obj: { sealed: expect.stringMatching(/^1\.[\w-]+$/) } });
  expect(reply.body).not.toContain('otpauth');
});
