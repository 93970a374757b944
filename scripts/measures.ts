// What docs/measures.md tells of files and style sheets:  node scripts/measures.ts
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { imports, isTest } from './imports.ts';

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;
const product = tracked.filter((file) => /^(core|server|web|features)\/.*\.tsx?$/.test(file) && !isTest(file));
const lines = new Map(product.map((file) => [file, linesOf(file)]));

const users = Map.groupBy(
  imports.filter(({ from }) => !isTest(from)),
  ({ to }) => to,
);
const folded = product.filter((file) => {
  const from = new Set(users.get(file)?.map((each) => each.from));
  const [user] = from;
  if (from.size !== 1 || user === undefined || dirname(user) !== dirname(file)) return false;
  return lines.get(file)! < 60 && lines.get(file)! + (lines.get(user) ?? 0) < 150;
});

const sheets = tracked.filter((file) => file.endsWith('.css'));
const rules = sheets.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) =>
    body
      .split(';')
      .map((each) => each.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .sort()
      .join('; '),
  ),
);
const screens = tracked.filter((file) => file.endsWith('.tsx'));
const bodies = Map.groupBy(rules, (body) => body);
const twins = rules.filter((body) => bodies.get(body)!.length > 1).length;
const generated = tracked.filter((file) => /migrations\/meta\//.test(file));
const lists = tracked.filter((file) => /^features\/[^/]+\.ts$/.test(file) && !isTest(file));
const sum = (files: readonly string[]) => files.reduce((all, file) => all + linesOf(file), 0);

console.log(
  `source files under 30 lines: ${[...lines.values()].filter((count) => count < 30).length} of ${lines.size}`,
);
console.log(`files under 60 lines with one user beside them, both under 150: ${folded.length}`);
if (process.argv.includes('--files')) for (const file of folded) console.log(`  ${file}`);
console.log(
  `style sheets: ${sum(sheets)} lines, ${rules.length} rules, ${Math.round((100 * twins) / rules.length)} % with a twin`,
);
console.log(`style sheets a thousand lines of screens: ${Math.round((1000 * sum(sheets)) / sum(screens))} lines`);
console.log(`lines of generated snapshots: ${sum(generated)}`);
console.log(`lists in which rooms sign up: ${lists.length}`);
