import { expect, test } from 'vitest';
import { programmeHeads } from '#features/casework/programmes/heads.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { imports, isTest } from './imports.ts';

const statically = Map.groupBy(
  imports.filter(({ from, isTypeOnly }) => !isTypeOnly && !isTest(from)),
  ({ from }) => from,
);

test('no page comes with the definition of a programme: it loads the one it shows', () => {
  const isScreen = (file: string) => /^(web|features\/[^/]+\/(portal|office|poultry|kit))\//.test(file);
  const isDefinition = (file: string) => /^features\/casework\/programmes\/(registry|define-programme)\.ts$/.test(file);
  const from = [...statically.keys()].filter(isScreen);
  expect(from.length).toBeGreaterThan(500);
  expect(from.flatMap((file) => wayTo(file, isDefinition) ?? [])).toEqual([]);
});

test('no page of the portal comes with the form of a content', () => {
  const isForm = (file: string) => file === 'features/contents/shared/content.ts';
  const pages = [...statically.keys()].filter((file) => /^features\/[^/]+\/portal\//.test(file));
  expect(pages.flatMap((file) => wayTo(file, isForm) ?? [])).toEqual([]);
});

test('heads load the definitions of their codes', async () => {
  for (const head of programmeHeads) expect(await head.load()).toMatchObject({ code: head.code, name: head.name });
  expect(programmes.map(({ code }) => code)).toEqual(programmeHeads.map(({ code }) => code));
});

/** The files by way of which one comes with another. */
function wayTo(start: string, isWanted: (file: string) => boolean): string | undefined {
  const ways = new Map([[start, start]]);
  for (const [file, way] of ways) {
    if (isWanted(file)) return way;
    for (const { to } of statically.get(file) ?? []) if (!ways.has(to)) ways.set(to, `${way} → ${to}`);
  }
  return undefined;
}
