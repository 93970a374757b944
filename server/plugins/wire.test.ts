import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Contract } from '#core/contracts/contract.ts';
import { uploadPartCall, viewCall } from '#core/contracts/files.ts';
import { errors } from '#core/errors.ts';
import { encodeBase64url } from '#core/wire/base64url.ts';
import { composeCall } from '#core/wire/compose.ts';
import type { Pair } from '#core/wire/pairs.ts';
import { composeUploadMeta } from '#core/wire/upload-meta.ts';
import { captchaCall, openSessionCall } from '#features/accounts/calls/accounts.ts';
import { preferenceCall, savePreferenceCall } from '#features/accounts/calls/own-account.ts';
import { sessionRoutes } from '#features/accounts/server/routes/session.ts';
import { notifyCalls } from '#features/contents/calls/contents.ts';
import { eq } from '#server/database/sql.ts';
import { TestClient } from '#server/testing/client.ts';
import { clientOf } from '#server/testing/session.ts';
import { createApp } from '../app.ts';
import { accounts, wireSeen } from '../database/tables/accounts.ts';
import { preferences, tenants } from '../database/tables/tenants.ts';
import { type Handler, handle, handleOpen } from '../handle.ts';
import { createTestServices } from '../testing.ts';
import { nodePrimitives } from '../wire/node-primitives.ts';

/** A small server with one call of each class; what is tested is the way to them. */
const handlers: readonly Handler[] = [
  ...sessionRoutes,
  handleOpen(captchaCall, async () => ({ captchaId: 'c', image: '', pow: '' })),
  handleOpen(notifyCalls.list, async (_scope, input) => ({ rows: [], total: input.size ?? 0, next: null })),
  handle(preferenceCall, async (scope, { key }) => {
    const [row] = await scope.db.select().from(preferences).where(eq(preferences.key, key));
    return { value: row?.value ?? null };
  }),
  handle(savePreferenceCall, async (scope, { key, value }) => {
    await scope.db
      .insert(preferences)
      .values({ accountId: scope.actor.id, key, value: value ?? '' })
      .onConflictDoUpdate({ target: [preferences.accountId, preferences.key], set: { value: value ?? '' } });
    return {};
  }),
  handle(uploadPartCall, async (_scope, { sha256 }, { request }) => {
    const hash = createHash('sha256');
    for await (const chunk of request.call!.file!) hash.update(chunk);
    return { received: hash.digest('hex') === sha256 ? [0] : [] };
  }),
  handleOpen(viewCall, async () => ({})),
];

const services = await createTestServices({ RATE_GUEST: '100000', RATE_SIGNED_IN: '100000' });
const node = () => createApp({ services, handlers });
let app: Awaited<ReturnType<typeof node>>;

beforeAll(async () => {
  await services.database.asOwner(async (db) => {
    await db
      .insert(tenants)
      .values({ id: 't1', code: 't1', nameCN: '甲', nameEN: 'A', kind: 'DISTRICT', isDefault: true });
    await db.insert(accounts).values([
      { id: 'u1', loginName: 'u1', nickname: 'U1' },
      { id: 'u2', loginName: 'u2', nickname: 'U2' },
    ]);
  });
  app = await node();
});
afterAll(() => app.close());

async function guest() {
  return new TestClient(app).open();
}

const signedIn = (id = 'u1') => clientOf({ app, services, id, tenantId: 't1' });

const effects = async () => ({
  preferences: await services.database.asOwner((db) => db.$count(preferences)),
  seen: await services.database.asOwner((db) => db.$count(wireSeen)),
});

/** Sends text, expects the code, and expects that nothing was written. */
async function expectRefused(client: TestClient, text: string, code: number, path = savePreferenceCall) {
  const before = await effects();
  const reply = await client.send(path.method, path.path, text);
  expect(reply.json().code).toBe(code);
  expect(await effects()).toEqual(before);
}

const write = { key: 'columns', value: '人才 计划' };

describe('calls that are as they should be', () => {
  test('a guest reads, signed and sealed', async () => {
    const answer = await (await guest()).call(notifyCalls.list, { keyword: '人才', size: 20 });
    expect(answer).toEqual({ code: 1, msg: '', obj: { rows: [], total: 20, next: null } });
  });

  test('a signed-in person writes and reads it back', async () => {
    const client = await signedIn();
    expect((await client.call(savePreferenceCall, write)).code).toBe(1);
    expect((await client.call(preferenceCall, { key: 'columns' })).obj.value).toBe('人才 计划');
  });

  test('plain signed calls, and answers carry the server clock', async () => {
    const client = await guest();
    const reply = await client.deliver(captchaCall, await client.compose(captchaCall, {}));
    expect(reply.json().code).toBe(1);
    expect(Number(reply.headers['x-server-time'])).toBeGreaterThan(1_700_000_000_000);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('part of an upload: the signed line first, then the bytes', async () => {
    const client = await signedIn();
    expect((await sendPart(client, Buffer.from('hello'), Buffer.from('hello'))).obj.received).toEqual([0]);
  });
});

describe('the negative set', () => {
  test('N1 one bit of the digest', async () => {
    const client = await signedIn();
    const { text } = await client.compose(savePreferenceCall, write);
    const last = text.at(-5)!;
    await expectRefused(client, `${text.slice(0, -5)}${last === 'A' ? 'B' : 'A'}${text.slice(-4)}`, 105);
  });

  test('N2 another spelling of the same digest bytes', async () => {
    const client = await signedIn();
    const { text } = await client.compose(savePreferenceCall, write);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const next = alphabet[alphabet.indexOf(text.at(-1)!) + 1]!;
    await expectRefused(client, text.slice(0, -1) + next, 105);
  });

  test('N3 standard alphabet, or a space, inside p', async () => {
    const client = await signedIn();
    for (const bad of ['%2B', '%20']) {
      const { text } = await client.compose(savePreferenceCall, write);
      await expectRefused(client, text.replace(/(&p=1\..{6})./, `$1${bad}`), 105);
    }
  });

  test('N4 sent to another path, or by another method', async () => {
    const client = await signedIn();
    const { text } = await client.compose(savePreferenceCall, write);
    await expectRefused(client, text, 105, preferenceCall as never);
  });

  test('N5 two sequences', async () => {
    const client = await signedIn();
    const { text } = await client.compose(savePreferenceCall, write);
    await expectRefused(client, `${text}&sequence=1761000000000`, 105);
  });

  test('N6 repeated values swapped', async () => {
    const client = await guest();
    const { text } = await client.composePairs(captchaCall, [
      ['tags', 'a'],
      ['tags', 'b'],
    ]);
    const reply = await client.send('GET', captchaCall.path, text.replace('tags=a&tags=b', 'tags=b&tags=a'));
    expect(reply.json().code).toBe(105);
  });

  test('N7 a clock 301 s off is told the time, one 295 s off passes', async () => {
    const client = await signedIn();
    for (const off of [301_000, -301_000]) {
      const { text } = await client.compose(savePreferenceCall, write, { sequence: Date.now() + off });
      await expectRefused(client, text, 104);
    }
    const answer = await client.call(savePreferenceCall, write, { sequence: Date.now() + 300_500 });
    expect(answer.code).toBe(104);
    expect((answer.obj as unknown as { sequence: number }).sequence).toBeGreaterThan(1_700_000_000_000);
    for (const off of [295_000, -295_000])
      expect((await client.call(savePreferenceCall, write, { sequence: Date.now() + off })).code).toBe(1);
  });

  test('N8 and N9 the same write again, here and on another node', async () => {
    const client = await signedIn();
    const { text } = await client.compose(savePreferenceCall, write);
    expect((await client.send('POST', savePreferenceCall.path, text)).json().code).toBe(1);
    await expectRefused(client, text, 106);
    const other = await node();
    const there = new TestClient(other);
    there.cookies = client.cookies;
    await expectRefused(there, text, 106);
    await other.close();
  });

  test('a read again', async () => {
    const client = await guest();
    const { text } = await client.compose(notifyCalls.list, {});
    expect((await client.send('GET', notifyCalls.list.path, text)).json().code).toBe(1);
    expect((await client.send('GET', notifyCalls.list.path, text)).json().code).toBe(106);
  });

  test('N10 clear fields on a sealed call, and N10 reversed', async () => {
    const client = await signedIn();
    const clear = await compose(client, savePreferenceCall.path, 'POST', [['key', 'columns']], false);
    await expectRefused(client, clear, 105);
    const sealed = await compose(client, captchaCall.path, 'GET', [], true);
    expect((await client.send('GET', captchaCall.path, sealed)).json().code).toBe(105);
  });

  test('N12 a query on a POST', async () => {
    const client = await signedIn();
    const { text } = await client.compose(savePreferenceCall, write);
    const reply = await app.inject({
      method: 'POST',
      url: `/talents${savePreferenceCall.path}?a=1`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: text,
    });
    expect(reply.json().code).toBe(105);
  });

  test('N13 unknown tokens', async () => {
    const client = await signedIn();
    await client.enter('s1.oKGio6SlpqeoqaqrrK2urw', 'u1', new Uint8Array(32));
    await expectRefused(client, (await client.compose(savePreferenceCall, write)).text, 101);
    await client.enter('g1.VVVVVVVVVVVVVVVVVVVVVQ', '', new Uint8Array(32));
    expect((await client.call(notifyCalls.list, {})).code).toBe(103);
  });

  test('N14 right digest, no cookie, or the cookie of somebody else', async () => {
    const client = await signedIn();
    const other = await signedIn('u2');
    client.cookies.clear();
    await expectRefused(client, (await client.compose(savePreferenceCall, write)).text, 101);
    client.cookies = other.cookies;
    await expectRefused(client, (await client.compose(savePreferenceCall, write)).text, 101);
  });

  test('N15 the id of somebody else', async () => {
    const client = await signedIn();
    client.session = { ...client.session!, userId: 'u2' };
    await expectRefused(client, (await client.compose(savePreferenceCall, write)).text, 105);
  });

  test('N16 a password in clear, whatever else is right', async () => {
    const client = await guest();
    const reply = await client.send('GET', captchaCall.path, 'loginPwd=secret');
    expect(reply.json().code).toBe(109);
    expect(reply.body).not.toContain('secret');
  });

  test('N17 keys that are no point of the curve', async () => {
    const client = new TestClient(app);
    const off = encodeBase64url(Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]));
    const compressed = encodeBase64url(Buffer.concat([Buffer.from([2]), Buffer.alloc(32, 7)]));
    const short = encodeBase64url(Buffer.alloc(64, 4));
    const nonce = encodeBase64url(Buffer.alloc(16, 3));
    for (const point of [off, compressed, short]) {
      const reply = await client.send('POST', openSessionCall.path, `v=1&cpk=${point}&cn=${nonce}&lang=CN`);
      expect(reply.json().code).toBe(105);
    }
  });

  test('N18 bytes of a part that are not the ones signed', async () => {
    const client = await signedIn();
    expect((await sendPart(client, Buffer.from('hello'), Buffer.from('jello'))).obj.received).toEqual([]);
  });

  test('N19 a field named like the prototype', async () => {
    const client = await signedIn();
    const { text } = await client.compose(savePreferenceCall, write);
    await expectRefused(client, `__proto__=1&${text}`, 105);
  });

  test('N20 content types that only look right', async () => {
    const client = await signedIn();
    for (const type of [
      'application/x-www-form-urlencoded\t;',
      ' application/x-www-form-urlencoded ;x',
      'text/plain',
    ]) {
      const { text } = await client.compose(savePreferenceCall, write);
      const reply = await client.send('POST', savePreferenceCall.path, text, { 'content-type': type });
      expect([105, 415]).toContain(reply.statusCode === 415 ? 415 : reply.json().code);
    }
  });

  test('the file before its signed line', async () => {
    const client = await signedIn();
    const boundary = 'x';
    const body = `--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhello\r\n--x--\r\n`;
    const reply = await client.send('POST', uploadPartCall.path, body, {
      'content-type': `multipart/form-data; boundary=${boundary}`,
    });
    expect(reply.json().code).toBe(105);
  });

  test('a call from another site', async () => {
    const client = await signedIn();
    const { text } = await client.compose(savePreferenceCall, write);
    const reply = await client.send('POST', savePreferenceCall.path, text, { 'sec-fetch-site': 'cross-site' });
    expect(reply.json().code).toBe(105);
  });

  test('fields that the contract does not name', async () => {
    const client = await signedIn();
    const { text } = await client.composePairs(savePreferenceCall, [
      ['key', 'a'],
      ['status', 'approved'],
    ]);
    const reply = await client.send('POST', savePreferenceCall.path, text);
    expect(reply.json()).toMatchObject({
      code: 114,
      obj: {
        key: 'INVALID',
        fields: [{ path: 'status', msg: '没有这一项，请刷新页面后重试。' }],
      },
    });
  });
});

describe('whatever arrives', () => {
  test('never ends in 500, and has no effect unless the code is 1', async () => {
    const client = await signedIn();
    const visitor = await guest();
    const known = new Set<number>(Object.values(errors).map(({ code }) => code));
    const before = await effects();
    let accepted = 0;
    const mutation = fc.record({
      contract: fc.constantFrom<Contract>(savePreferenceCall, notifyCalls.list, captchaCall, viewCall, openSessionCall),
      isGuest: fc.boolean(),
      pairs: fc.array(
        fc.tuple(fc.constantFrom('key', 'value', 'keyword', 'size', 'rid', 'lang', 'p'), fc.string({ unit: 'binary' })),
      ),
      cut: fc.option(fc.nat(400)),
      insert: fc.option(fc.tuple(fc.nat(400), fc.string({ unit: 'binary', maxLength: 8 }))),
    });
    await fc.assert(
      fc.asyncProperty(mutation, async ({ contract, isGuest, pairs, cut, insert }) => {
        const sender = isGuest ? visitor : client;
        const usable = pairs.filter(([name]) => name !== 'lang' && name !== 'p') as Pair[];
        let { text } = await sender.composePairs(contract, usable);
        if (pairs.length > usable.length)
          text += `&${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')}`;
        if (cut !== null) text = text.slice(0, cut);
        if (insert !== null)
          text = text.slice(0, insert[0]) + encodeURI(insert[1].toWellFormed()) + text.slice(insert[0]);
        const reply = await sender.send(contract.method, contract.path, text);
        expect(reply.statusCode).toBeLessThan(500);
        const { code } = reply.json();
        expect(known.has(code)).toBe(true);
        if (contract === savePreferenceCall && !isGuest && code === 1) accepted++;
      }),
      { numRuns: 5000 },
    );
    expect((await effects()).seen - before.seen).toBe(accepted);
  });
});

async function compose(client: TestClient, path: string, method: string, business: Pair[], isSealed: boolean) {
  const call = { method, path, lang: 'CN' as const, sequence: String(client.nextSequence()), business, isSealed };
  return (await composeCall(nodePrimitives, client.session!, call)).text;
}

async function sendPart(client: TestClient, signed: Buffer, sent: Buffer) {
  const sha256 = createHash('sha256').update(signed).digest('hex');
  const meta = await composeUploadMeta(nodePrimitives, client.session!, {
    part: { uploadId: 'up_1', index: 0, size: signed.length, sha256 },
    lang: 'CN',
    sequence: String(client.nextSequence()),
  });
  const body = Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="meta"\r\n\r\n${meta}\r\n`),
    Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="part"\r\ncontent-type: application/octet-stream\r\n\r\n',
    ),
    sent,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const reply = await client.send('POST', uploadPartCall.path, body as unknown as string, {
    'content-type': 'multipart/form-data; boundary=x',
  });
  return reply.json();
}
