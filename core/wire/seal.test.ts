import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodePrimitives as primitives } from '#server/wire/node-primitives.ts';
import { decodeBase64url, encodeBase64url } from './base64url.ts';
import { WireFault } from './fault.ts';
import { deriveSessionKeys } from './keys.ts';
import { serialisePairs } from './pairs.ts';
import { MAX_SEALED_QUERY, openAnswer, openFields, openSecret, sealAnswer, sealFields, sealSecret } from './seal.ts';
import vectors from './vectors.json' with { type: 'json' };

const { common, V4 } = vectors;
const secret = primitives.randomBytes(32);
const client = await deriveSessionKeys(primitives, { secret, token: common.token, side: 'client' });
const server = await deriveSessionKeys(primitives, { secret, token: common.token, side: 'server' });
const line = { method: 'POST', path: V4.path, token: common.token, sequence: common.sequence };
const business = [
  ['name', '张三'],
  ['tags', 'b'],
  ['tags', 'a'],
] as const;

test('any flipped bit is refused', async () => {
  const sealed = decodeBase64url((await sealFields(primitives, client.request, line, business)).slice(2));
  await fc.assert(
    fc.asyncProperty(fc.nat(sealed.length * 8 - 1), async (bit) => {
      const changed = Uint8Array.from(sealed);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      expect(await refusal(`1.${encodeBase64url(changed)}`)).toBe('seal');
    }),
    { numRuns: 20_000 },
  );
});

test('any cut, and any text whatever, is refused by the one error', async () => {
  const p = await sealFields(primitives, client.request, line, business);
  for (let length = 0; length < p.length; length++) {
    expect(['seal', 'base64url', 'version']).toContain(await refusal(p.slice(0, length)));
  }
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'Aw1.-_') })), async (text) => {
      expect(['seal', 'base64url', 'version']).toContain(await refusal(text));
    }),
    { numRuns: 2_000 },
  );
});

test('what is sealed opens for the same call only', async () => {
  const p = await sealFields(primitives, client.request, line, business);
  expect(await openFields(primitives, server.request, line, p)).toEqual(business);
  const others = [
    { ...line, method: 'GET' },
    { ...line, path: '/web/ppapply/savect' },
    { ...line, token: 's1.AAAAAAAAAAAAAAAAAAAAAA' },
    { ...line, sequence: '1761000000001' },
  ];
  for (const other of others) expect(await refusal(p, other)).toBe('seal');
  await expect(openFields(primitives, server.response, line, p)).rejects.toMatchObject({ reason: 'seal' });
});

test('the same fields never give the same text twice', async () => {
  const texts = await Promise.all(
    Array.from({ length: 50 }, () => sealFields(primitives, client.request, line, business)),
  );
  expect(new Set(texts).size).toBe(50);
});

test('N11: a reserved name is refused inside the seal at both ends', async () => {
  const inner = [['userId', 'u_02']] as const;
  await expect(sealFields(primitives, client.request, line, inner)).rejects.toMatchObject({
    reason: 'reserved-inside',
    field: 'userId',
  });
  expect(await refusal(await sealRaw(primitives.utf8(serialisePairs(inner))))).toBe('reserved-inside');
});

test('bytes outside ASCII inside the seal are refused', async () => {
  expect(await refusal(await sealRaw(primitives.utf8('a=中')))).toBe('encoding');
  expect(await refusal(await sealRaw(Uint8Array.of(0x61, 0x3d, 0xff)))).toBe('encoding');
});

test('N3: a sealed text has one spelling only', async () => {
  const p = await sealFields(primitives, client.request, line, business);
  for (const changed of [`${p}=`, `${p}\n`, `1. ${p.slice(2)}`, `${p} `, p.replace(/[-_]|$/, '+')]) {
    expect(await refusal(changed)).toBe('base64url');
  }
});

test('a newer envelope asks for a reload', async () => {
  const fault = await openFields(primitives, server.request, line, '2.AAAA').catch((error: WireFault) => error);
  expect(fault).toMatchObject({ reason: 'version', code: 108 });
});

test('a sealed secret opens for the answer and the new token it was made for only', async () => {
  const fresh = primitives.randomBytes(32);
  const newToken = 's1.AAAAAAAAAAAAAAAAAAAAAA';
  const sealed = await sealSecret(primitives, server.response, line, { secret: fresh, newToken });
  const open = (token: string) => openSecret(primitives, client.response, line, { secret: sealed, newToken: token });
  expect(Uint8Array.from(await open(newToken))).toEqual(Uint8Array.from(fresh));
  await expect(open(common.token)).rejects.toMatchObject({ reason: 'seal' });
});

async function refusal(p: string, call = line): Promise<string> {
  try {
    await openFields(primitives, server.request, call, p);
    return 'accepted';
  } catch (error) {
    if (!(error instanceof WireFault)) throw error;
    return error.reason;
  }
}

/** Seals bytes as a faulty client might. */
async function sealRaw(plain: Uint8Array): Promise<string> {
  const iv = primitives.randomBytes(12);
  const text = `TW1-AES-256-GCM\nc2s\nPOST\n${line.path}\n${line.token}\n${line.sequence}`;
  const sealed = await primitives.seal(client.request, iv, plain, primitives.utf8(text));
  return `1.${encodeBase64url(Buffer.concat([iv, sealed]))}`;
}

test('a sealed answer opens for the asker of this call only, whatever it says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (answer) => {
      const sealed = await sealAnswer(primitives, server.response, line, answer);
      expect(await openAnswer(primitives, client.response, line, sealed)).toEqual(JSON.parse(JSON.stringify(answer)));
    }),
    { numRuns: 300 },
  );
  const sealed = await sealAnswer(primitives, server.response, line, { secret: '梧桐' });
  expect(await openAnswer(primitives, client.response, line, sealed)).toEqual({ secret: '梧桐' });
  const other = { ...line, sequence: '1761000000001' };
  await expect(openAnswer(primitives, client.response, other, sealed)).rejects.toMatchObject({ reason: 'seal' });
  const asSecret = openSecret(primitives, client.response, line, { secret: sealed, newToken: common.token });
  await expect(asSecret).rejects.toMatchObject({ reason: 'seal' });
});

test('what is too long for a query is neither sealed nor opened in one, and goes out in a body', async () => {
  const sealed = await sealFields(primitives, client.request, { ...line, method: 'POST' }, [['a', 'x'.repeat(4019)]]);
  expect(sealed.length).toBe(MAX_SEALED_QUERY + 1);
  const query = { ...line, method: 'GET' };
  await expect(sealFields(primitives, client.request, query, [['a', 'x'.repeat(4019)]])).rejects.toThrow(
    'too-long (p)',
  );
  await expect(openFields(primitives, client.request, query, sealed)).rejects.toThrow('too-long (p)');
  expect((await sealFields(primitives, client.request, query, [['a', 'x'.repeat(4018)]])).length).toBe(
    MAX_SEALED_QUERY,
  );
});
