import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const sources = globSync('{core,server,web,features,e2e}/**/*.{ts,tsx}', { cwd: root });
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...globSync('docs/*.md', { cwd: root })];

/** Words that are out (docs/architecture.md), the one that is used, and what keeps them: routes, codes, tables, another thing. */
const out: readonly { word: RegExp; use: string; kept: RegExp }[] = [
  {
    word: /\b\w*promote\w*/gi,
    use: 'banner',
    kept: /^(promotes?|promote_counts|promotes_shown|SettingPromote)$/,
  },
  { word: /\bposter\w*/gi, use: 'banner', kept: /^(poster|posterNote|posterior)$/i },
  { word: /\b\w+Besides\b/g, use: 'conflict', kept: /^$/ },
];

/** Wordings that no page and no English text on screen has. */
const clumsy: readonly RegExp[] = [
  /\b(for|to|by|from) who (is|are|has|have|can|may|wants?|asks?|did)\b/,
  /question to join/,
];

test.each(out)('$use is the word, not $word', ({ word, kept }) => {
  const found = sources.flatMap((file) =>
    namesIn(file, word)
      .filter((name) => !kept.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('pages and English texts have no wording that nobody would say', () => {
  const texts = sources.filter((file) => /(^|\/)texts\/.*EN\.ts$/.test(file));
  const found = [...pages, ...texts].flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return clumsy.flatMap((pattern) => (pattern.test(text) ? [`${file}: ${pattern.exec(text)![0]}`] : []));
  });
  expect(found).toEqual([]);
});

function namesIn(file: string, word: RegExp): string[] {
  return [...readFileSync(join(root, file), 'utf8').matchAll(word)].map(([name]) => name);
}
