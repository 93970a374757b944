import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewCall } from '#core/contracts/files.ts';
import { concatBytes } from '#core/wire/bytes.ts';
import { signFields } from '#core/wire/digest.ts';
import { associatedText } from '#core/wire/line.ts';
import { beginOpen } from '#core/wire/open.ts';
import { type Pair, serialisePairs } from '#core/wire/pairs.ts';
import { openSessionCall } from '#features/accounts/calls/accounts.ts';
import { preferenceCall, savePreferenceCall } from '#features/accounts/calls/own-account.ts';
import { notifyCalls } from '#features/contents/calls/contents.ts';
import { handlers } from '#features/server.ts';
import { TestClient } from '#server/testing/client.ts';
import { clientOf } from '#server/testing/session.ts';
import { createApp } from '../app.ts';
import { accounts } from '../database/tables/accounts.ts';
import { tenants } from '../database/tables/tenants.ts';
import { createTestServices } from '../testing.ts';
import { nodePrimitives } from '../wire/node-primitives.ts';

/** What docs/wire.md says in numbers and codes, asked of the server by a client that obeys nothing. */
const services = await createTestServices({ RATE_GUEST: '100000', RATE_SIGNED_IN: '100000' });
const now = new Date('2026-11-20T02:00:00.000Z').getTime();
let app: Awaited<ReturnType<typeof createApp>>;
let client: TestClient;

beforeAll(async () => {
  await services.database.asOwner(async (db) => {
    const tenant = { id: 't1', code: 't1', nameCN: '甲', nameEN: 'A', kind: 'PLATFORM', isDefault: true };
    await db.insert(tenants).values(tenant);
    await db.insert(accounts).values({ id: 'u1', loginName: 'u1', nickname: 'U1' });
  });
  services.setNow(new Date(now));
  app = await createApp({ services, handlers });
  client = await clientOf({ app, services, id: 'u1', tenantId: 't1' });
});
afterAll(() => app.close());

let count = 0;
/** A signed call with a payload as it is told, in an envelope of any version. */
async function composeSealed(method: string, path: string, plain: string, version = '1') {
  const { token, userId, keys } = client.session!;
  const line = { method, path, token, sequence: String(now + count++) };
  const iv = nodePrimitives.randomBytes(12);
  const associated = nodePrimitives.utf8(associatedText('c2s', line));
  const sealed = await nodePrimitives.seal(keys.request, iv, nodePrimitives.utf8(plain), associated);
  return sign(
    line,
    [
      ...([
        ['lang', 'CN'],
        ['sequence', line.sequence],
        ['token', token],
        ['userId', userId],
      ] as const),
      ['p', `${version}.${nodePrimitives.toBase64url(concatBytes(iv, sealed))}`],
    ],
    keys.sign,
  );
}

async function sign(line: Parameters<typeof signFields>[2], fields: Pair[], key: object): Promise<string> {
  return serialisePairs([...fields, ['digest', await signFields(nodePrimitives, key, line, fields)]]);
}

const codeOf = async (method: 'GET' | 'POST', path: string, text: string) =>
  (await client.send(method, path, text)).json().code as number;

// 5,400 characters are the version and 4,048 bytes, of which 28 are iv and tag.
test.each([
  ['GET', 4020, 5400, 114],
  ['GET', 4021, 5401, 105],
  ['POST', 4021, 5401, 114],
] as const)('%s with %i bytes sealed, p of %i characters: %i', async (method, bytes, length, code) => {
  const path = method === 'GET' ? preferenceCall.path : savePreferenceCall.path;
  const text = await composeSealed(method, path, 'unknown='.padEnd(bytes, 'x'));
  expect(new URLSearchParams(text).get('p')).toHaveLength(length);
  expect(await codeOf(method, path, text)).toBe(code);
});

const fieldsOfOpen = async () => new Map((await beginOpen(nodePrimitives, 'CN')).fields);

test.each([
  ['1', 1],
  ['2', 108],
  ['17', 108],
  ['x', 105],
  ['', 105],
  ['01.5', 105],
])('a session opened with v = %j: %i', async (v, code) => {
  const fields = [...(await fieldsOfOpen()).set('v', v)];
  expect(await codeOf('POST', openSessionCall.path, serialisePairs(fields))).toBe(code);
});

test('a session opened without v, or with two: 105', async () => {
  const fields = await fieldsOfOpen();
  fields.delete('v');
  const rest = serialisePairs([...fields]);
  for (const text of [rest, `v=1&v=2&${rest}`]) expect(await codeOf('POST', openSessionCall.path, text)).toBe(105);
});

test.each([
  ['1', 1],
  ['2', 108],
  ['999', 108],
  ['1000', 105],
])('an envelope of version %s: %i', async (version, code) => {
  const text = await composeSealed('GET', preferenceCall.path, 'key=columns', version);
  expect(await codeOf('GET', preferenceCall.path, text)).toBe(code);
});

test.each([
  ['s2.oKGio6SlpqeoqaqrrK2urw', 108],
  ['g17.oKGio6SlpqeoqaqrrK2urw', 108],
  ['x1.oKGio6SlpqeoqaqrrK2urw', 105],
  ['s1.short', 105],
])('a token %s: %i', async (token, code) => {
  const text = await composeSealed('GET', preferenceCall.path, 'key=columns');
  const other = text.replace(/token=[^&]+/, `token=${token}`);
  expect(await codeOf('GET', preferenceCall.path, other)).toBe(code);
});

test.each([
  ['as declared', '/talents/web/notify/list', 1],
  ['with an escape that means the same', '/talents/web/%6Eotify/list', 105],
  ['with an escaped prefix', '/%74alents/web/notify/list', 105],
])('a path %s: %s is answered %i', async (_name, url, code) => {
  expect(notifyCalls.list.path).toBe('/web/notify/list');
  const guest = await new TestClient(app).open();
  const { text } = await guest.compose(notifyCalls.list, {}, { sequence: now });
  const cookie = [...guest.cookies].map((pair) => pair.join('=')).join('; ');
  expect((await app.inject({ url: `${url}?${text}`, headers: { cookie } })).json().code).toBe(code);
});

test.each([
  [-599_999, 116],
  [-600_000, 104],
  [0, 116],
  [10_000, 116],
  [10_001, 104],
  [300_000, 104],
])('an address of a file dated %i ms from now: %i', async (off, code) => {
  const { text } = await client.compose(viewCall, { rid: 'none' }, { sequence: now + off });
  expect(await codeOf('GET', viewCall.path, text)).toBe(code);
});
