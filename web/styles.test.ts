import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { widths } from './kit/widths.ts';

const root = resolve(import.meta.dirname, '..');
const find = (pattern: string) => globSync(`{web,features}/**/${pattern}`, { cwd: root }).sort();
/** antd's variables are written by antd from the theme. */
const sheets = find('*.css')
  .filter((path) => basename(path) !== 'antd-variables.css')
  .map((path) => ({ path, css: withoutComments(readFileSync(join(root, path), 'utf8')) }));
const scripts = find('*.{ts,tsx}').map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test('colours are named in the token files and nowhere else', () => {
  const colour = /(?<!url\([^)]*)(#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|lab|lch)\()/i;
  const wrong = sheets
    .filter(({ path }) => basename(path) !== 'tokens.css')
    .flatMap(({ path, css }) =>
      css
        .split('\n')
        .filter((line) => colour.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(wrong).toEqual([]);
});

test('layouts change at the widths of the kit and nowhere else', () => {
  const known = new Set(
    Object.values(widths).flatMap((width) => [`max-width: ${width}px`, `min-width: ${width + 1}px`]),
  );
  const wrong = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/@media[^{]*/g)]
      .flatMap(([query]) => query.match(/(?:min|max)-width: *[^)]*/g) ?? [])
      .filter((width) => !known.has(width))
      .map((width) => `${path}: ${width}`),
  );
  expect(wrong).toEqual([]);
});

test('a variable that a style reads is set somewhere: one that is not takes its whole line away', () => {
  const given = [...sheets.map(({ css }) => css), ...scripts.map(({ text }) => text)].join('\n');
  const set = new Set([...given.matchAll(/(--[\w-]+)['"]?\]?:/g)].map(([, name]) => name));
  const wrong = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/var\((--(?!ant-)[\w-]+)/g)]
      .filter(([, name]) => !set.has(name))
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('a page uses every class of its style sheet, and none that the sheet lacks', () => {
  const wrong = sheets.filter(({ path }) => path.endsWith('.module.css')).flatMap(wrongClasses);
  expect(wrong).toEqual([]);
});

test('each class of the kit for layout and text is used', () => {
  const words = new Set(
    scripts.flatMap(({ text }) =>
      [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, filled]) =>
        (plain ?? filled)!.split(/\s+/),
      ),
    ),
  );
  const kit = sheets.filter(({ path }) => path === 'web/kit/layout.css' || path === 'web/kit/text.css');
  const unused = [
    ...kit
      .map(({ css }) => css)
      .join('\n')
      .matchAll(/:where\(\.([\w-]+)/g),
  ]
    .map(([, name]) => name!)
    .filter((name) => !words.has(name));
  expect(unused).toEqual([]);
});

function wrongClasses({ path, css }: (typeof sheets)[number]): string[] {
  const local = css.replace(/:global\([^)]*\)|url\([^)]*\)/g, '');
  const selectors = local.replace(/\{[^{}]*\}/g, '{}');
  const has = new Set([...selectors.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name!));
  const used = new Set<string>();
  let isShared = false;
  for (const { path: script, text } of scripts)
    for (const [, name, from] of text.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)) {
      if (locate(script, from!) !== path) continue;
      // By another name than `styles` there may be variables of that name too.
      isShared ||= name !== 'styles';
      // Names that are put together cannot be known: then every one counts as used.
      if (new RegExp(`\\b${name}\\[(?!')`).test(text)) return [];
      for (const [, dotted, quoted] of text.matchAll(
        new RegExp(`\\b${name}(?:\\?)?(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'),
      ))
        used.add((dotted ?? quoted)!);
    }
  const unused = [...has].filter((name) => !used.has(name)).map((name) => `${path}: .${name} is unused`);
  const lacking = [...(isShared ? [] : used)]
    .filter((name) => !has.has(name))
    .map((name) => `${path}: .${name} is missing`);
  return [...unused, ...lacking];
}

function locate(script: string, from: string): string {
  return from.startsWith('#') ? from.slice(1) : join(dirname(script), from);
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}
