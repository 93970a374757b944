import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadKeys } from './keys.ts';

function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'wutong-keys-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('only the directory of the keys is closed, not those made on the way to it', () => {
  const data = join(makeDirectory(), 'data');
  loadKeys(join(data, 'keys'));
  expect([modeOf(join(data, 'keys')), modeOf(join(data, 'keys', 'data.key'))]).toEqual(['700', '600']);
  expect(modeOf(data)).toBe((0o777 & ~process.umask()).toString(8));
});

test('a key that others can read is refused by name', () => {
  const keys = join(makeDirectory(), 'keys');
  loadKeys(keys);
  chmodSync(join(keys, 'data.key'), 0o640);
  expect(() => loadKeys(keys)).toThrow(`${join(keys, 'data.key')} can be read by others`);
});
