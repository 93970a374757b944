import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, onTestFinished, test } from 'vitest';
import { describeError } from './log.ts';

test('a failed query is logged without its values', () => {
  const error = new DrizzleQueryError(
    'select $1',
    ['11010519491231002X', 'line\nbreak'],
    new Error('column e.at does not exist'),
  );
  const text = JSON.stringify(describeError(error));
  expect(text).not.toContain('11010519491231002X');
  expect(text).not.toContain('break');
  expect(text).toContain('select $1');
  expect(text).toContain('column e.at does not exist');
});

test.runIf(existsSync('/dev/full'))('a full disk below the log ends nothing', () => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));
  const script = `
    const { createLog } = await import(${JSON.stringify(resolve(import.meta.dirname, 'log.ts'))});
    const log = createLog('info');
    for (let line = 0; line < 100; line++) log.info('not to be written');
    console.log('nor this');
    setTimeout(() => process.exit(7), 10);`;
  const node = resolve(import.meta.dirname, '../node_modules/.bin/node');
  const { status, stderr } = spawnSync(node, ['--input-type=module', '-e', script], {
    stdio: ['ignore', full, 'pipe'],
  });
  expect([status, stderr.toString()]).toEqual([7, '']);
});
