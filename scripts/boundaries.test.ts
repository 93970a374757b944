import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { files, imports, isTest, root, sources } from './imports.ts';

/** The lists of all rooms. */
const lists = /^features\/[^/]+\.ts$/;
/** Who may read them: rooms, shells, the build, and where the server starts, which hands them to its engines. */
const readsLists =
  /^(features\/|web\/(portal|office|poultry|visit)\/|web\/(build|vite\.config)\.ts$|server\/(main|tell-demo)\.ts$)/;
/** What a room tells both ends. */
const told = '(shared|texts|calls|resources|programmes|[^/]+\\.ts$)';

/** From → to, by the beginning of the path; the first line that fits decides. What no line names is free. */
const rules: { from: RegExp; mayImport: RegExp; why: string }[] = [
  { from: /^core\/wire\//, mayImport: /^core\/wire\//, why: 'wire stands alone' },
  {
    from: /^features\/flock\/texts\//,
    mayImport: /^(features\/flock\/(texts|shared)|core\/texts)\//,
    why: 'words of FlockScore are kept by its scales and drawings, and by nothing else',
  },
  {
    from: /^core\/([^/]+\.ts$|texts\/|calendar\/|dictionaries\/|statistics\/)/,
    mayImport: /^(core\/([^/]+\.ts$|texts\/|calendar\/|dictionaries\/|statistics\/)|data\/)/,
    why: 'the leaves of core import leaves only',
  },
  {
    from: /^core\/(forms|workflow)\//,
    mayImport: /^core\/(?!resources\/|contracts\/|wire\/)/,
    why: 'forms and workflow know no resource or contract',
  },
  { from: /^core\//, mayImport: /^(core|data)\//, why: 'core imports core and data only' },
  {
    from: new RegExp(`^features/[^/]+/${told}`),
    mayImport: new RegExp(`^(core/|features/[^/]+/${told})`),
    why: 'what both ends of a room share runs everywhere',
  },
  {
    from: /^features\/[^/]+\/server\//,
    mayImport: /^(core\/|server\/(?!main|app\.|demo\/)|features\/[^/]+\/(?!(portal|office|poultry|demo)\/))/,
    why: 'the server of a room knows no front end and no demo',
  },
  {
    from: /^features\/[^/]+\/demo\//,
    mayImport: /^(core\/|data\/demo\/|server\/(?!main|app\.)|features\/[^/]+\/(?!(portal|office|poultry)\/))/,
    why: 'the demo of a room knows no front end',
  },
  ...['portal', 'office', 'poultry'].map((side) => ({
    from: new RegExp(`^features/[^/]+/${side}/`),
    mayImport: new RegExp(`^(core/|web/(kit|${side})/|features/[^/]+/(${side}/|kit/|${told}))`),
    why: 'front ends never import each other',
  })),
  {
    from: /^features\/[^/]+\/kit\//,
    mayImport: new RegExp(`^(core/|web/kit/|features/[^/]+/(kit/|${told}))`),
    why: 'what a room draws for all front ends knows none of them',
  },
  { from: /^web\/kit\//, mayImport: /^(web\/kit|core)\//, why: 'the kit knows no front end' },
  ...['portal', 'office', 'poultry', 'visit'].map((side) => ({
    from: new RegExp(`^web/${side}/`),
    mayImport: new RegExp(`^(core/|web/(kit|${side})/|features/[^/]+/(calls\\.ts$|(calls|shared|texts)/))`),
    why: 'a shell makes the calls of rooms, and draws what they hand in by a list',
  })),
  {
    from: /^web\/[^/]+\.ts$/,
    mayImport: /^web\//,
    why: 'the build knows front ends, and of rooms what a list hands in',
  },
  {
    from: /^server\/database\//,
    mayImport: /^(server\/(database\/|env\.ts)|core\/)/,
    why: 'the database is the lowest layer',
  },
  {
    from: /^server\/policies\//,
    mayImport: /^(server\/(policies|database)\/|server\/[a-z-]+\.ts|core\/)/,
    why: 'policies decide on rows and do nothing',
  },
  {
    from: /^server\/base\//,
    mayImport: /^(server\/(base|policies|database|wire)\/|server\/[a-z-]+\.ts|core\/)/,
    why: 'what all features stand on knows none of them',
  },
  {
    from: /^server\/(jobs|exports|resources|kept-drafts)\//,
    mayImport: /^(server\/(?!main|app\.|routes\/|demo\/)|core\/)/,
    why: 'engines know no feature',
  },
  { from: /^server\//, mayImport: /^(server\/(?!main)|core\/)/, why: 'engines know no feature' },
];

test('imports follow the direction of the layers', () => {
  const wrong = imports
    .filter(({ from }) => !isTest(from))
    .flatMap(({ from, to }) => {
      if (lists.test(to) && readsLists.test(from)) return [];
      const rule = rules.find((each) => each.from.test(from));
      return rule && !rule.mayImport.test(to) ? [`${from} → ${to}: ${rule.why}`] : [];
    });
  expect(wrong).toEqual([]);
});

test('a path leads up one folder at most; what lies further is named from its root', () => {
  const far = /(?:\bfrom |\bimport\(|^import )'(?:\.\.\/){2}/m;
  expect(sources.filter((file) => far.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('core has no Node, no DOM and no React', () => {
  const wrong = sources
    .filter((file) => /^(core|features\/[^/]+\/(shared|texts|resources|[^/]+\.ts))/.test(file) && !isTest(file))
    .filter((file) => /from '(node:|react|pg|fastify|drizzle)/.test(readFileSync(join(root, file), 'utf8')));
  expect(wrong).toEqual([]);
});

test('the query builder is named by its doors alone, so that Node reads its package.json a few times and not hundreds', () => {
  const doors = ['server/database/sql.ts', 'server/database/pg-tables.ts', 'server/database/database.ts'];
  const named = sources.filter(
    (file) => !isTest(file) && /from 'drizzle-orm/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(named.toSorted()).toEqual(doors.toSorted());
});

test('no file imports itself by way of others', () => {
  const graph = Map.groupBy(
    imports.filter((each) => !each.isTypeOnly),
    ({ from }) => from,
  );
  const done = new Set<string>();
  const cycles: string[] = [];

  function visit(file: string, path: string[]) {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (path.includes(file) || done.has(file)) return;
    for (const { to } of graph.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  }

  for (const file of sources) visit(file, []);
  expect(cycles).toEqual([]);
});

test('no file is longer than 400 lines, definitions aside', () => {
  const isDefinition =
    /\/(programmes|contracts|texts|dictionaries|migrations|demo)\/|^core\/resources\/|(^|\/)(office-)?calls\.ts$/;
  const long = files
    .filter((file) => /\.(tsx?|css|mjs)$/.test(file) && !isDefinition.test(file))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > 400);
  expect(long).toEqual([]);
});

test('no folder holds more than thirty files', () => {
  const code = /^(core|server|web|features|e2e|bench|scripts)\//;
  const folders = Map.groupBy(
    files.filter((file) => code.test(file) && !file.includes('/migrations/')),
    (file) => dirname(file),
  );
  const full = [...folders].filter(([, inside]) => inside.length > 30).map(([folder]) => folder);
  expect(full).toEqual([]);
});

test('names say what is inside', () => {
  const empty = /(^|[/-])(utils?|helpers?|service|manager|controller|misc)([./-]|$)|(^|\/)common([./]|$)/;
  // `common` is the name of the catalogue that all front ends share.
  const wrong = files.filter((file) => empty.test(file.replace('core/texts/common/', 'core/texts/')));
  expect(wrong).toEqual([]);
  const mixed = sources.filter((file) => /[A-Z_]/.test(file.replace(/^(core|features\/[^/]+)\/texts\/.*/, '')));
  expect(mixed).toEqual([]);
});
