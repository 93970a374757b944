import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas, limitsOf } from './limits.ts';
import { scaleSources, sources } from './sources.ts';

test('docs/flockscore.md lists the sources as they are', () => {
  const text = readFileSync(new URL('../../docs/flockscore.md', import.meta.url), 'utf8');
  const rows = text.split('\n').filter((line) => /^\| S\d/.test(line));
  expect(rows).toEqual(Object.entries(sources).map(([tag, { name, address }]) => `| ${tag} | ${name} | ${address} |`));
});

test('every tag that a limit or a scale names is a source', () => {
  const named = [
    ...areas.flatMap((area) => Object.values(limitsOf(area)).flatMap(({ source }) => source.split(', '))),
    ...Object.values(scaleSources).flat(),
  ];
  expect(named.filter((tag) => tag !== 'PD' && !Object.hasOwn(sources, tag))).toEqual([]);
});
