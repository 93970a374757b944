import { expect, test } from 'vitest';
import { nodePrimitives } from '#server/wire/node-primitives.ts';
import { noblePrimitives } from '#web/kit/wire/noble-primitives.ts';
import { webPrimitives } from '#web/kit/wire/web-primitives.ts';
import { runVectors } from './vectors.ts';

const SETS = { 'node:crypto': nodePrimitives, WebCrypto: webPrimitives, '@noble': noblePrimitives };

test.each(Object.entries(SETS))('%s reproduces vectors V1 to V10', async (_, primitives) => {
  const results = await runVectors(primitives);
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  const ids = Array.from({ length: 10 }, (_, index) => `V${index + 1}`);
  expect(results.map(({ name }) => name.split(' ')[0])).toEqual(ids);
});

test('a wrong primitive is noticed', async () => {
  const results = await runVectors({ ...nodePrimitives, sha256: async () => new Uint8Array(32) });
  expect(results.filter(({ ok }) => ok).map(({ name }) => name)).toEqual([
    'V2 key schedule',
    'V7 sealed secret',
    'V10 sealed answer',
  ]);
});
