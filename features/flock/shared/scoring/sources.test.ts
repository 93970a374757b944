import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas, limitsOf, measures } from './limits.ts';
import { scaleKeys, widestScale } from './scales.ts';
import { sources } from './sources.ts';

const document = readFileSync(new URL('../../../../docs/flockscore.md', import.meta.url), 'utf8');

test('the document on FlockScore lists every source, as the app does', () => {
  const missing = Object.entries(sources).filter(
    ([tag, { name, address }]) => !document.includes(`| ${tag} | ${name} | ${address || '-'} |`),
  );
  expect(missing).toEqual([]);
});

test('what scales, limits and the document name is in the list', () => {
  const ofLimits = areas.flatMap((area) => measures.flatMap((measure) => limitsOf(area)[measure].source.split(', ')));
  const ofDocument = [...document.matchAll(/\[(S\d+)\]/g)].map(([, tag]) => tag!);
  const named = new Set([...scaleKeys.flatMap((key) => widestScale(key).sources), ...ofLimits, ...ofDocument]);
  expect([...named].filter((tag) => tag !== 'PD' && !(tag in sources))).toEqual([]);
});
