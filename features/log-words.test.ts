import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actionsOf, logModules, moduleName } from '#server/base/business-log/log-words.ts';
import { contracts } from './calls.ts';
import { features } from './server.ts';

const root = join(import.meta.dirname, '..');
const sources = globSync(['server/**/*.ts', 'features/*/server/**/*.ts'], { cwd: root }).filter(
  (path) => !/test|demo/.test(path),
);

/** What a file says it notes: `action: 'X'`, either of two, or the second argument of its own `log`. */
const noted = /(?:\baction: (?:[^,'\n]*\? ')?|\blog\(scope, )'([A-Za-z][\w-]+)'(?: : '([A-Za-z][\w-]+)')?/g;

/** Files whose `action` is a step of a workflow or a choice, not a line of the log. */
const others = /exporters\.ts$/;

const written = sources
  .filter((path) => !others.test(path))
  .flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    if (!/logBusiness|logAccount|logAction|logFarm|noteOf|\blog\(/.test(text)) return [];
    return [...text.matchAll(noted)].flatMap(([, one, other]) =>
      [one, other].flatMap((action) => (action ? [[path, action] as const] : [])),
    );
  });

test('there are actions to look at', () => expect(written.length).toBeGreaterThan(50));

test.each(written)('%s notes %s, which a log-words.ts or an action of a resource says in words', (_, action) => {
  const known = logModules(features).some((module) => actionsOf(features, module).has(action.toUpperCase()));
  expect(known).toBe(true);
});

test('every module of the log has a name in both languages', () => {
  const modules = sources.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    if (!/logBusiness|xporter/.test(text)) return [];
    return [...text.matchAll(/module: '([A-Z_]+)'/g)].map(([, module]) => module!);
  });
  for (const module of new Set([...modules, ...logModules(features)])) {
    const { CN, EN } = moduleName(features, module);
    expect(CN, module).not.toBe(module);
    expect(EN, module).not.toBe(module);
  }
});

test('what the call log says of a call in Chinese is Chinese', () => {
  expect(contracts.filter(({ summaryCN }) => !/[\u4e00-\u9fff]/.test(summaryCN)).map(({ path }) => path)).toEqual([]);
});
