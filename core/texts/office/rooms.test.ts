import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { shownIn } from '#core/texts/fill.ts';
import { CN as frameCN } from '#core/texts/office/CN.ts';
import { flatten } from '#core/texts/words.ts';

const features = resolve(import.meta.dirname, '../../../features');
const rooms = globSync('*/texts/office/CN.ts', { cwd: features }).map((file) => file.split('/')[0]!);
const read = async (room: string, language: 'CN' | 'EN'): Promise<Map<string, string>> => {
  const module = await import(/* @vite-ignore */ resolve(features, room, `texts/office/${language}.ts`));
  return new Map(flatten(module[language]));
};

test.each(rooms)('%s says the same things in both languages of the back office', async (room) => {
  const [source, english] = [await read(room, 'CN'), await read(room, 'EN')];
  expect([...english.keys()].sort()).toEqual([...source.keys()].sort());
  for (const [key, text] of source) expect([key, shownIn(english.get(key)!)]).toEqual([key, shownIn(text)]);
  expect([...english].filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
});

test('nothing is said twice under one key: rooms and frame share one table', async () => {
  const all = await Promise.all(rooms.map(async (room) => [...(await read(room, 'CN')).keys()]));
  const keys = [...flatten(frameCN).map(([key]) => key), ...all.flat()];
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
