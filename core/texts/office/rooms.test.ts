import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { shownIn } from '#core/texts/fill.ts';
import { CN as frameCN } from '#core/texts/office/CN.ts';
import { flatten } from '#core/texts/words.ts';

const features = resolve(import.meta.dirname, '../../../features');
/** Those of the rooms, and those of what several rooms draw. */
const catalogues = globSync('*/texts/{office,scale}/CN.ts', { cwd: features }).map(dirname);
const read = async (catalogue: string, language: 'CN' | 'EN'): Promise<Map<string, string>> => {
  const module = await import(/* @vite-ignore */ resolve(features, catalogue, `${language}.ts`));
  return new Map(flatten(module[language]));
};

test.each(catalogues)('%s says the same things in both languages of the back office', async (catalogue) => {
  const [source, english] = [await read(catalogue, 'CN'), await read(catalogue, 'EN')];
  expect([...english.keys()].sort()).toEqual([...source.keys()].sort());
  for (const [key, text] of source) expect([key, shownIn(english.get(key)!)]).toEqual([key, shownIn(text)]);
  expect([...english].filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
});

test('nothing is said twice under one key: rooms and frame share one table', async () => {
  const all = await Promise.all(catalogues.map(async (catalogue) => [...(await read(catalogue, 'CN')).keys()]));
  const keys = [...flatten(frameCN).map(([key]) => key), ...all.flat()];
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
