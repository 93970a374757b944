import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createGate } from '#server/base/gate.ts';
import { loadKeys } from '#server/keys.ts';
import { hashPassword, isOutdated, passwordRuns, verifyPassword } from './passwords.ts';

const directory = mkdtempSync(join(tmpdir(), 'wutong-test-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const keys = loadKeys(join(directory, 'a'));

test('a password opens with its own hash only, exactly as it was typed', async () => {
  const stored = await hashPassword({ keys }, 'correct horse 电池 staple');
  expect(stored.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword({ keys }, 'correct horse 电池 staple', stored)).toBe(true);
  expect(await verifyPassword({ keys }, 'correct horse 电池 staple ', stored)).toBe(false);
  expect(await verifyPassword({ keys }, 'Correct horse 电池 staple', stored)).toBe(false);
  expect((await hashPassword({ keys }, 'correct horse 电池 staple')).hash).not.toBe(stored.hash);
  expect(isOutdated(stored.hash)).toBe(false);
});

test('without the pepper the hash says nothing', async () => {
  const stored = await hashPassword({ keys }, 'correct horse 电池 staple');
  const others = loadKeys(join(directory, 'b'));
  expect(await verifyPassword({ keys: others }, 'correct horse 电池 staple', stored)).toBe(false);
  const moved = { ...stored, pepperId: others.pepper('').id };
  expect(await verifyPassword({ keys: others }, 'correct horse 电池 staple', moved)).toBe(false);
});

test('an account without a password costs the same work', async () => {
  const before = passwordRuns();
  expect(await verifyPassword({ keys }, 'anything at all', null)).toBe(false);
  expect(passwordRuns()).toBe(before + 1);
});

test('a hash of a lower cost still opens, and is to be renewed', async () => {
  const { hashRaw } = await import('@node-rs/argon2');
  const salt = Buffer.alloc(16, 1);
  const tag = await hashRaw('an old password', { salt, memoryCost: 8192, timeCost: 1, parallelism: 1 });
  const { id, value } = keys.pepper(tag.toString('base64url'));
  const stored = { hash: `$argon2id$v=19$m=8192,t=1,p=1$${salt.toString('base64url')}$${value}`, pepperId: id };
  expect(await verifyPassword({ keys }, 'an old password', stored)).toBe(true);
  expect(isOutdated(stored.hash)).toBe(true);
});

test('the gate lets two in, keeps the queue in order and turns away what is too much', async () => {
  const gate = createGate({ running: 2, waiting: 1 });
  const log: string[] = [];
  const leave: (() => void)[] = [];
  const enter = (name: string) =>
    gate(
      () => {
        log.push(name);
        return new Promise<void>((done) => leave.push(done));
      },
      () => new Error('full'),
    );
  const first = enter('first');
  const second = enter('second');
  const third = enter('third');
  await expect(enter('fourth')).rejects.toThrow('full');
  expect(log).toEqual(['first', 'second']);
  leave[0]!();
  await first;
  await Promise.resolve();
  expect(log).toEqual(['first', 'second', 'third']);
  leave[1]!();
  leave[2]!();
  await Promise.all([second, third]);
});
