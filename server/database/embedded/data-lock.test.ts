import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AlreadyRunning, lockDirectory } from './data-lock.ts';
import { identify } from './processes.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'wutong-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const lockFile = () => join(directory, 'server.lock');

test('a held directory is refused with the number of the process, until it is released', () => {
  const release = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(AlreadyRunning);
  expect(() => lockDirectory(directory)).toThrow(`already running as process ${process.pid} on ${directory}`);
  release();
  lockDirectory(directory)();
  expect(readdirSync(directory)).toEqual([]);
});

test.each([
  ['of a process that is gone', () => JSON.stringify({ ...identify(process.pid), pid: 2 ** 22 + 7 })],
  [
    'of an earlier process with the number of a live one',
    () => JSON.stringify({ ...identify(process.pid), started: '1' }),
  ],
  ['from before a reboot', () => JSON.stringify({ ...identify(process.pid), boot: 'another' })],
  ['that was cut off while it was written', () => '{"pid":'],
])('a claim %s is replaced', (_, content) => {
  writeFileSync(lockFile(), content());
  const release = lockDirectory(directory);
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toEqual(identify(process.pid));
  release();
});

test("a release leaves another process's claim alone", () => {
  const release = lockDirectory(directory);
  writeFileSync(lockFile(), 'of another');
  release();
  expect(readFileSync(lockFile(), 'utf8')).toBe('of another');
});
