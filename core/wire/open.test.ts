import { expect, test } from 'vitest';
import { nodePrimitives } from '#server/wire/node-primitives.ts';
import { noblePrimitives } from '#web/kit/wire/noble-primitives.ts';
import { webPrimitives } from '#web/kit/wire/web-primitives.ts';
import { encodeBase64url } from './base64url.ts';
import { answerOpen, beginOpen, readOpen } from './open.ts';
import { parsePairs, serialisePairs } from './pairs.ts';
import vectors from './vectors.json' with { type: 'json' };

const { cpk, spk, clientNonce, token } = vectors.V5;
const cn = encodeBase64url(Buffer.from(clientNonce, 'hex'));

test.each([
  ['WebCrypto', webPrimitives],
  ['@noble', noblePrimitives],
  ['node:crypto', nodePrimitives],
])('a client with %s and the server reach one secret, new each time', async (_, primitives) => {
  const secrets = new Set<string>();
  for (let i = 0; i < 5; i++) {
    const opening = await beginOpen(primitives, 'CN');
    const request = readOpen(parsePairs(serialisePairs(opening.fields)));
    const { answer, secret } = await answerOpen(nodePrimitives, request);
    expect(Uint8Array.from(await opening.finish(answer))).toEqual(Uint8Array.from(secret));
    secrets.add(Buffer.from(secret).toString('hex'));
  }
  expect(secrets.size).toBe(5);
});

test('a changed answer gives another secret', async () => {
  const opening = await beginOpen(webPrimitives, 'CN');
  const { answer, secret } = await answerOpen(nodePrimitives, readOpen(opening.fields));
  for (const changed of [
    { ...answer, token },
    { ...answer, sn: cn },
    { ...answer, spk },
  ]) {
    expect(Buffer.from(await opening.finish(changed)).equals(secret)).toBe(false);
  }
});

test.each([
  ['node:crypto', nodePrimitives],
  ['WebCrypto', webPrimitives],
  ['@noble', noblePrimitives],
])('N17: a point off the curve is refused by %s', async (_, primitives) => {
  const offCurve = Buffer.from(cpk, 'base64url');
  offCurve[64]! ^= 1;
  const request = readOpen([
    ['v', '1'],
    ['cpk', encodeBase64url(offCurve)],
    ['cn', cn],
    ['lang', 'CN'],
  ]);
  await expect(answerOpen(primitives, request)).rejects.toMatchObject({ reason: 'point', code: 105 });
  const opening = await beginOpen(primitives, 'CN');
  const answer = { v: 1, token, spk: encodeBase64url(offCurve), sn: cn } as const;
  await expect(opening.finish(answer)).rejects.toMatchObject({ reason: 'point' });
});

const point = Buffer.from(cpk, 'base64url');
const compressed = encodeBase64url(Buffer.concat([Buffer.from([2]), point.subarray(1, 33)]));
test.each([
  ['N17: compressed', `v=1&cpk=${compressed}&cn=${cn}&lang=CN`, 'point', 105],
  ['N17: 64 bytes', `v=1&cpk=${encodeBase64url(point.subarray(0, 64))}&cn=${cn}&lang=CN`, 'point', 105],
  ['another version', `v=2&cpk=${cpk}&cn=${cn}&lang=CN`, 'version', 108],
  ['a short nonce', `v=1&cpk=${cpk}&cn=AAAA&lang=CN`, 'base64url', 105],
  ['no nonce', `v=1&cpk=${cpk}&lang=CN`, 'field-missing', 105],
  ['a second key', `v=1&cpk=${cpk}&cpk=${cpk}&cn=${cn}&lang=CN`, 'field-repeated', 105],
  ['an unknown language', `v=1&cpk=${cpk}&cn=${cn}&lang=xx`, 'field-form', 105],
  ['a field too many', `v=1&cpk=${cpk}&cn=${cn}&lang=CN&x=1`, 'field-form', 105],
])('%s is refused', (_, text, reason, code) => {
  expect(() => readOpen(parsePairs(text))).toThrow(expect.objectContaining({ reason, code }));
});
