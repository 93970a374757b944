import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Contract, InputOf } from '#core/contracts/contract.ts';
import { errors } from '#core/errors.ts';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { profileCall } from '#features/accounts/calls/own-account.ts';
import { addAccount, addTenants } from '#features/accounts/server/testing.ts';
import { signLeaseCall } from '#features/apartments/calls.ts';
import { contracts } from '#features/calls.ts';
import { changePayeeCall } from '#features/payments/calls.ts';
import { handlers } from '#features/server.ts';
import { createApp } from '#server/app.ts';
import { newId } from '#server/base/ids.ts';
import { freshFor } from '#server/base/sessions/session-rules.ts';
import { TestClient } from '#server/testing/client.ts';
import { createTestServices } from '#server/testing.ts';

const services = await createTestServices({ RATE_GUEST: '100000', RATE_SIGNED_IN: '100000' });
const loginPwd = 'plum rain over the river';
await addTenants(services, ['tenant-a']);
await addAccount(services, { id: 'lin', password: loginPwd });
const app = await createApp({ services, handlers });
afterAll(() => app.close());

const start = Date.now();
const at = (time: number) => services.setNow(new Date(start + time));
beforeEach(() => at(0));

let calls = 0;
/** Browser and server have the same clock. */
const next = () => ({ sequence: services.clock().getTime() + ++calls });

/** A browser in which somebody signs in, who may be signed in there already. */
async function signIn(client: TestClient, stay?: true) {
  const composed = await client.compose(acpwdwebCall, { loginName: 'lin', loginPwd, ...(stay && { stay }) }, next());
  const reply = await client.deliver(acpwdwebCall, composed);
  await client.follow(composed, reply.json().obj);
  return reply.cookies.find(({ name }) => name.endsWith('tw-portal'));
}

const { code: askedAgain } = errors.REAUTHENTICATE;
const { code: notFound } = errors.NOT_FOUND;

/** Each asks for something that is not there, so that an answer of the call itself is NOT_FOUND. */
const asked: [Contract, Record<string, unknown>][] = [
  [signLeaseCall, { id: 'none', reqId: newId() }],
  [
    changePayeeCall,
    {
      applicationId: 'none',
      holder: '林见微',
      bank: '云汀银行',
      branch: '梧桐支行',
      account: '6222020000000000',
      reqId: newId(),
    },
  ],
];
const ask = async (client: TestClient) => {
  const codes = [];
  for (const [contract, input] of asked)
    codes.push((await client.call(contract, input as InputOf<typeof contract>, next())).code);
  return codes;
};

test('signing a lease and naming the account to pay to are asked of whoever signed in minutes ago, and only they are', () => {
  const guarded = contracts.filter(({ needsFreshSignIn }) => needsFreshSignIn).map(({ path }) => path);
  expect(guarded.toSorted()).toEqual(asked.map(([{ path }]) => path).toSorted());
});

test('later the page is told to ask again who is there, and goes on once they have proven it; other calls are not held up', async () => {
  const client = await new TestClient(app).open();
  await signIn(client);
  at(freshFor);
  expect(await ask(client)).toEqual([notFound, notFound]);
  at(freshFor + 60_000);
  expect(await ask(client)).toEqual([askedAgain, askedAgain]);
  expect((await client.call(profileCall, {}, next())).code).toBe(1);
  await signIn(client);
  expect(await ask(client)).toEqual([notFound, notFound]);
});

test('who stays signed in for days still does after proving again who they are', async () => {
  const client = await new TestClient(app).open();
  await signIn(client, true);
  at(freshFor + 60_000);
  expect(await signIn(client)).toMatchObject({ maxAge: 7 * 86_400 });
});
