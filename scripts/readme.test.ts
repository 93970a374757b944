import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { demoRooms } from '#features/demo.ts';
import { portalPages } from '#features/pages.ts';
import { resourceHeads } from '#features/resource-heads.ts';
import { demoAccounts } from '#server/demo/demo.ts';
import { demoPassword } from '#server/demo/demo-room.ts';
import { type EnvSource, readEnv } from '#server/env.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readme = read('README.md');
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...globSync('docs/**/*.md', { cwd: root })];
/** What readEnv asks its source for. */
const settings = settingsOf();

test('every npm command that a page names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const page of pages) {
    const named = [...read(page).matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      (match) => match[1] ?? match[2]!,
    );
    expect([page, named.filter((name) => !(name in scripts))]).toEqual([page, []]);
  }
});

test('every command leads to a file that exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const files = Object.values(scripts).map((command) => /^(?:\w+=\S+ )?node (\S+)/.exec(command)?.[1] ?? command);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('the table of settings names what the server reads, no more and no less', () => {
  const table = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## In production'));
  const told = [...table.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map((match) => match[1]!);
  expect(told.toSorted()).toEqual(settings);
});

test('other pages name settings that exist', () => {
  for (const page of pages) {
    const named = [...read(page).matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)`/g)].map((match) => match[1]!);
    expect([page, named.filter((name) => !settings.includes(name) && !isErrorOrCode(name))]).toEqual([page, []]);
  }
});

test('the demo accounts are those of the demo data', () => {
  const table = readme.slice(readme.indexOf('## Demo accounts'), readme.indexOf('## Where things are'));
  const told = [...table.matchAll(/^\| (portal|office|poultry) \| `([^`]+)` \|/gm)].map(
    ([, side, name]) => `${side} ${name}`,
  );
  const presented = demoAccounts(demoRooms).filter(({ isPresented }) => isPresented);
  expect(told).toEqual(presented.map(({ side, loginName }) => `${side} ${loginName}`));
  expect(table).toContain(`\`${demoPassword}\``);
});

test('what else to try is opened by accounts and at addresses that exist', () => {
  const table = readme.slice(readme.indexOf('## What else to try'), readme.indexOf('## Settings'));
  const rows = [...table.matchAll(/^\| (?:`([^`]+)`|nobody) \| `([^`]+)` \|/gm)].map(([, who, path]) => ({
    who,
    path: path!,
  }));
  expect(rows.length).toBeGreaterThan(9);
  const names = demoAccounts(demoRooms).map(({ loginName }) => loginName);
  const addresses = [...Object.keys(portalPages), ...resourceHeads.map(({ path }) => `/office${path}`)];
  for (const { who, path } of rows) {
    expect(who === undefined || names.includes(who), who).toBe(true);
    expect(addresses).toContain(path);
  }
});

test('every link leads to a file', () => {
  for (const page of pages) {
    const links = [...read(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map((match) => match[1]!);
    const own = links.filter((link) => !/^[a-z]+:/.test(link));
    expect([page, own.filter((link) => !existsSync(join(root, dirname(page), link)))]).toEqual([page, []]);
  }
});

test('pages stay small enough to load', () => {
  const pictures = globSync('docs/images/*', { cwd: root });
  expect(pictures.filter((file) => readFileSync(join(root, file)).length > 200_000)).toEqual([]);
});

test('every folder and file of the architecture page exists, and every folder of the code stands there', () => {
  const page = read('docs/architecture.md');
  const tree = /```\n([\s\S]*?)```/.exec(page)![1]!;
  const told = namesOfTree(tree);
  expect(told.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const roots = ['core', 'server', 'web'];
  const folders = roots.flatMap((name) => globSync(`${name}/*/`, { cwd: root })).map((path) => path.replace(/\/$/, ''));
  expect(folders.filter((folder) => !told.includes(folder))).toEqual([]);
});

function settingsOf(): string[] {
  const asked = new Set<string>();
  const source: EnvSource = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 's' };
  readEnv(
    new Proxy(source, {
      get(from, name: string) {
        asked.add(name);
        return from[name];
      },
    }),
  );
  return [...asked].toSorted();
}

/** Error keys and permission codes look like settings, and are told apart by their catalogues. */
function isErrorOrCode(name: string): boolean {
  return read('core/error-table.ts').includes(name) || read('core/contracts/contract.ts').includes(name);
}

/** The tree's paths: names before the two blanks that part them from their description; deeper lines are indented. */
function namesOfTree(tree: string): string[] {
  const parents: string[] = [];
  return tree
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const depth = (line.length - line.trimStart().length) / 2;
      const names = line
        .trim()
        .split(/ {2,}/)
        .filter((part) => /^\S+(\/|\.\w+)$/.test(part));
      parents.length = depth;
      const paths = names.map((name) => join(...parents, name.replace(/\/$/, '')));
      if (names[0]?.endsWith('/')) parents[depth] = names[0].replace(/\/$/, '');
      return paths;
    });
}
