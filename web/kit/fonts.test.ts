import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The families of a token, in their order: first those for every language, then those where it is not Chinese. */
const familiesOf = (token: string) =>
  [...css.matchAll(new RegExp(`${token}:([^;]+);`, 'g'))].map(([, list]) =>
    list!.split(',').map((name) => name.trim().replaceAll('"', '')),
  );
const chinese = /SC$|YaHei|Songti/;

test.each(['--font', '--font-display'])(
  '%s: Latin text is set in Latin fonts, Chinese text in Chinese ones',
  (token) => {
    const [ofChinese = [], ofLatin = []] = familiesOf(token);
    expect(ofChinese[0]).toMatch(chinese);
    expect(ofLatin[0]).not.toMatch(chinese);
    // Every Chinese font stays within reach of the names in a Latin text.
    for (const name of ofChinese.filter((each) => chinese.test(each))) expect(ofLatin).toContain(name);
  },
);
