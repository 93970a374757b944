// Runs every check and ends with the line "N passed, N failed".
//   npm test -- --only=types,lint,unit,web,server,browser (any of them, for development)
//   npm run test:night                                    (every journey and language, more rounds, more random cases)
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { withoutNight } from './night.ts';

type Count = { passed: number; failed: number; skipped: number };

const root = resolve(import.meta.dirname, '..');
const reports = resolve(root, 'var/test');
const names = ['types', 'lint', 'unit', 'web', 'server', 'browser'];
const chosen = readChoice();

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const isNight = process.argv.includes('--night');
if (isNight) process.env.NIGHT = '1';
const counts: Count[] = [];
if (chosen.has('types')) counts.push(checkOnce('Types', ['node_modules/typescript/bin/tsc', '-b']));
if (chosen.has('lint')) counts.push(checkOnce('Lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '.']));
const projects = ['unit', 'web', 'server'].filter((name) => chosen.has(name));
if (projects.length > 0) counts.push(runVitest(projects));
if (chosen.has('browser')) counts.push(runPlaywright());

const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

function readChoice(): Set<string> {
  const argument = process.argv.slice(2).find((each) => each.startsWith('--only='));
  const choice = argument ? argument.slice('--only='.length).split(',') : names;
  const unknown = choice.filter((name) => !names.includes(name));
  if (unknown.length === 0) return new Set(choice);
  console.error(`--only knows ${names.join(', ')}, not ${unknown.join(', ')}`);
  process.exit(2);
}

/** A check without tests of its own counts as one. */
function checkOnce(title: string, command: string[]): Count {
  const isFine = run(title, command);
  return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: 0 };
}

function runVitest(projects: string[]): Count {
  const report = resolve(reports, 'vitest.json');
  const isFine = run(`Tests (${projects.join(', ')})`, [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const result = readReport<VitestReport>(report);
  // A file that cannot be loaded has no tests to fail.
  const brokenFiles = result?.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(hasFailed),
  );
  return settle(isFine, {
    passed: result?.numPassedTests ?? 0,
    failed: (result?.numFailedTests ?? 0) + (brokenFiles?.length ?? 0),
    skipped: result?.numPendingTests ?? 0,
  });
}

function runPlaywright(): Count {
  const report = resolve(reports, 'playwright.json');
  const command = ['node_modules/@playwright/test/cli.js', 'test', ...(isNight ? [] : [withoutNight])];
  const isFine = run('Browser tests', command, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const stats = readReport<PlaywrightReport>(report)?.stats;
  return settle(isFine, {
    passed: stats?.expected ?? 0,
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  });
}

/** A run that ends badly without a failed test (a crash, an error outside the tests) is a failure all the same. */
function settle(isFine: boolean, count: Count): Count {
  return isFine || count.failed > 0 ? count : { ...count, failed: 1 };
}

function run(title: string, command: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`);
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) console.log(`${title}: failed`);
  return status === 0;
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

type PlaywrightReport = { stats: { expected: number; unexpected: number; skipped: number } };

function hasFailed({ status }: { status: string }): boolean {
  return status === 'failed';
}

function readReport<T>(path: string): T | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
