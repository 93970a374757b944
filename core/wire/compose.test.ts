import { expect, test } from 'vitest';
import { nodePrimitives as primitives } from '#server/wire/node-primitives.ts';
import { composeCall, type OutgoingCall } from './compose.ts';
import { verifyFields } from './digest.ts';
import { deriveSessionKeys } from './keys.ts';
import { type Pairs, parsePairs, serialisePairs } from './pairs.ts';
import { readOuter, requireClear, requireSealed } from './reserved.ts';
import { composeUploadMeta, readUploadMeta } from './upload-meta.ts';
import vectors from './vectors.json' with { type: 'json' };

const { token, sequence, userId } = vectors.common;
const keys = await deriveSessionKeys(primitives, { secret: primitives.randomBytes(32), token, side: 'client' });
const session = { token, userId, keys };
const line = { method: 'GET', path: '/api/resource/view', token, sequence };
const call: OutgoingCall = {
  ...line,
  lang: 'EN',
  business: [
    ['rid', 'r1'],
    ['tags', 'b'],
    ['tags', 'a'],
  ],
  isSealed: false,
};
const { text } = await composeCall(primitives, session, call);
const digest = text.slice(text.indexOf('digest=') + 7);

test('a composed call is accepted, and its digest is what the replay check remembers', async () => {
  const outer = readOuter(parsePairs(text));
  expect(outer).toMatchObject({ lang: 'EN', sequence, token, kind: 'signed', userId, p: undefined });
  expect(requireClear(outer)).toEqual(call.business);
  const bytes = await verifyFields(primitives, keys.sign, line, outer);
  expect(Buffer.from(bytes).toString('base64url')).toBe(outer.digest);
});

test.each<[string, string]>([
  ['N1: one bit of the digest', text.replace(digest, (digest.startsWith('A') ? 'B' : 'A') + digest.slice(1))],
  ['N6: repeated values swapped', text.replace('tags=b&tags=a', 'tags=a&tags=b')],
  ['a changed value', text.replace('rid=r1', 'rid=r2')],
  ['a field added', `${text}&extra=`],
  ['a field moved into a repeated one', text.replace('tags=b&', '')],
  ['N15: another user id', text.replace('userId=u_01', 'userId=u_02')],
  ['another language', text.replace('lang=EN', 'lang=CN')],
])('%s is refused', async (_, changed) => {
  expect(changed).not.toBe(text);
  const outer = readOuter(parsePairs(changed));
  await expect(verifyFields(primitives, keys.sign, line, outer)).rejects.toMatchObject({ reason: 'digest', code: 105 });
});

test('fields of different names may change places', async () => {
  const fields = parsePairs(text).reverse();
  const tags = fields.filter(([name]) => name === 'tags').reverse();
  const moved: Pairs = [...fields.filter(([name]) => name !== 'tags'), ...tags];
  await expect(verifyFields(primitives, keys.sign, line, readOuter(moved))).resolves.toHaveLength(32);
});

test('N4: a digest is good for its method and path only', async () => {
  const outer = readOuter(parsePairs(text));
  for (const other of [
    { ...line, method: 'POST' },
    { ...line, path: '/api/resource/view/' },
  ]) {
    await expect(verifyFields(primitives, keys.sign, other, outer)).rejects.toMatchObject({ reason: 'digest' });
  }
});

test.each(['/a/../b', '/./a', '//a', '/a//b', '/a%2Fb', 'a', '', '/a?b', '/a\n', '/张'])(
  'the path %j is refused',
  async (path) => {
    await expect(composeCall(primitives, session, { ...call, path })).rejects.toMatchObject({ reason: 'path' });
  },
);

test.each<[string, (fields: string) => string, string, number]>([
  ['N5: two sequences', (fields) => `${fields}&sequence=${sequence}`, 'field-repeated', 105],
  ['two digests', (fields) => `${fields}&digest=${digest}`, 'field-repeated', 105],
  ['no token', (fields) => fields.replace(`token=${token}&`, ''), 'field-missing', 105],
  ['no digest', (fields) => fields.replace(`&digest=${digest}`, ''), 'field-missing', 105],
  ['an unknown language', (fields) => fields.replace('lang=EN', 'lang=en'), 'field-form', 105],
  ['a short sequence', (fields) => fields.replace(sequence, '176100000000'), 'field-form', 105],
  ['a line break after the sequence', (fields) => fields.replace(sequence, `${sequence}%0A`), 'field-form', 105],
  ['a token with loose bits', (fields) => fields.replace('K2urw', 'K2urx'), 'field-form', 105],
  ['a newer token', (fields) => fields.replace('s1.', 's2.'), 'version', 108],
  ['N2: a loose digest', (fields) => fields.replace(digest, `${digest.slice(0, -1)}B`), 'field-form', 105],
  ['N3: a space in p', (fields) => `${fields}&p=1.AA+AA`, 'field-form', 105],
  ['N16: a clear password', (fields) => `${fields}&loginPwd=x`, 'clear-credential', 109],
  ['a clear password in capitals', (fields) => `PASSWORD=x&${fields}`, 'clear-credential', 109],
  ['a clear password in a broken request', () => 'pwd=x', 'clear-credential', 109],
])('%s is refused before any cryptography', (_, change, reason, code) => {
  expect(() => readOuter(parsePairs(change(text)))).toThrow(expect.objectContaining({ reason, code }));
});

test('N10: a sealed call with clear fields, or without a seal, is refused; so is a seal on a plain call', async () => {
  const sealed = (await composeCall(primitives, session, { ...call, isSealed: true })).text;
  const outer = readOuter(parsePairs(sealed));
  expect(requireSealed(outer)).toBe(outer.p);
  expect(() => requireSealed(readOuter(parsePairs(`${sealed}&rid=r1`)))).toThrow(
    expect.objectContaining({ reason: 'clear-fields', field: 'rid' }),
  );
  expect(() => requireSealed(readOuter(parsePairs(text)))).toThrow(expect.objectContaining({ reason: 'clear-fields' }));
  expect(() => requireClear(outer)).toThrow(expect.objectContaining({ reason: 'unexpected-seal' }));
});

test('a reserved name cannot be sent as a business field', async () => {
  const business: Pairs = [['token', 'x']];
  for (const isSealed of [true, false]) {
    await expect(composeCall(primitives, session, { ...call, business, isSealed })).rejects.toMatchObject({
      reason: 'reserved-inside',
    });
  }
});

test('the meta line of an upload part is read strictly', async () => {
  const part = { uploadId: 'up_1', index: 3, size: 4_194_304, sha256: 'a'.repeat(64) };
  const meta = await composeUploadMeta(primitives, session, { part, lang: 'EN', sequence });
  expect(readUploadMeta(meta).part).toEqual(part);
  const fields = parsePairs(meta);
  for (const [name, value] of [
    ['index', '-1'],
    ['index', '03'],
    ['size', '4194305'],
    ['size', '0'],
    ['size', '1e3'],
    ['sha256', 'A'.repeat(64)],
    ['uploadId', '../x'],
  ] as const) {
    const changed = fields.map((pair): [string, string] => (pair[0] === name ? [name, value] : [...pair]));
    expect(() => readUploadMeta(serialisePairs(changed)), `${name}=${value}`).toThrow(
      expect.objectContaining({ reason: 'field-form', field: name }),
    );
  }
  expect(() => readUploadMeta(`${meta}&more=1`)).toThrow(expect.objectContaining({ field: 'meta' }));
  expect(() => readUploadMeta(meta.replace('&index=3', '&index=3&index=3'))).toThrow(
    expect.objectContaining({ field: 'meta' }),
  );
});
