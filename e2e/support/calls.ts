import { randomInt } from 'node:crypto';
import type { Contract, InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { acloginCall, acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { HttpTestClient } from '#server/testing/http-client.ts';

/** Address of the server under test. */
export const origin = () => `http://127.0.0.1:${process.env.E2E_PORT}`;

/** Headers of a caller with an address of its own: what is limited by address does not run from test to test. */
export function fromElsewhere(): Record<string, string> {
  const part = () => randomInt(1, 255);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

/** The time of the server under test, whose clock may have been moved on. */
export const serverNow = () => Date.now() + Number(process.env.E2E_AHEAD ?? 0);

/** A caller without a browser. */
export function newClient(): HttpTestClient {
  const client = new HttpTestClient(origin(), fromElsewhere());
  client.now = serverNow;
  return client;
}

/** Makes a call that has to succeed. */
export async function ask<C extends Contract>(
  client: HttpTestClient,
  contract: C,
  input: InputOf<C>,
): Promise<OutputOf<C>> {
  const { code, msg, obj } = await client.call(contract, input);
  if (code !== 1) throw new Error(`${contract.path} answered ${code} ${msg} ${JSON.stringify(obj)}`);
  return obj;
}

/** A signed-in caller without a browser: on the portal, in the back office, or of FlockScore. */
export async function signInByCall(
  { loginName, password }: { loginName: string; password: string },
  contract: typeof acpwdwebCall | typeof acloginCall,
  side?: 'poultry',
): Promise<HttpTestClient> {
  const client = newClient();
  const { code, msg } = await client.signIn(loginName, password, contract, side);
  if (code !== 1) throw new Error(`${loginName} could not sign in: ${msg}`);
  return client;
}

/** A name for one request or one thing, unlike every other. */
export function unique(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12);
}
