import { expect, test } from 'vitest';
import { nodePrimitives } from '#server/wire/node-primitives.ts';
import { noblePrimitives } from '#web/kit/wire/noble-primitives.ts';
import { webPrimitives } from '#web/kit/wire/web-primitives.ts';
import { runVectors } from './vectors.ts';

const SETS = { 'node:crypto': nodePrimitives, WebCrypto: webPrimitives, '@noble': noblePrimitives };

test.each(Object.entries(SETS))('%s reproduces vectors V1 to V9', async (_, primitives) => {
  const results = await runVectors(primitives);
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  expect(results.map(({ name }) => name.slice(0, 2))).toEqual(['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'V9']);
});

test('a wrong primitive is noticed', async () => {
  const results = await runVectors({ ...nodePrimitives, sha256: async () => new Uint8Array(32) });
  expect(results.filter(({ ok }) => ok).map(({ name }) => name)).toEqual(['V2 key schedule', 'V7 sealed secret']);
});
