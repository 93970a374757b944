import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bytesToStart } from './database/embedded/data-directory.ts';
import { reserveIn } from './database/reserve.ts';
import { collectLog } from './database/testing.ts';
import { createRoom } from './room.ts';

const megabyte = 2 ** 20;
const env = { diskForUploads: 1024 * megabyte, diskForChanges: 256 * megabyte, diskReserve: 2 * megabyte };

function makeRoom() {
  const directory = mkdtempSync(join(tmpdir(), 'wutong-room-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const disk = { free: 2048 * megabyte, now: 0 };
  const log = collectLog();
  const reserve = reserveIn(directory, env.diskReserve);
  const clock = () => new Date(disk.now);
  const room = createRoom({ env, freeBytes: async () => disk.free, reserve, clock, log });
  return { room, disk, log, reserve: join(directory, 'reserve') };
}

test.each([
  ['ample', 1024 * megabyte],
  ['no uploads', 1024 * megabyte - 1],
  ['no uploads', 256 * megabyte],
  ['read-only', 256 * megabyte - 1],
  ['read-only', 0],
])('%s with %i bytes', async (level, free) => {
  const { room, disk } = makeRoom();
  disk.free = free;
  expect([await room.look(), room.level()]).toEqual([level, level]);
});

test('a change of the level is said once, and what is left', async () => {
  const { room, disk, log } = makeRoom();
  for (const free of [200, 199, 2048, 2047]) {
    disk.free = free * megabyte;
    await room.look();
  }
  expect(log.lines).toEqual(['room: read-only, 200 MiB are left', 'room: ample, 2048 MiB are left']);
});

test('the reserve is taken where there is room, given up on a full disk, and taken again', async () => {
  const { room, disk, reserve } = makeRoom();
  const looks: [number, boolean][] = [
    [257 * megabyte, false],
    [258 * megabyte, true],
    [bytesToStart, true],
    [bytesToStart - 1, false],
    [257 * megabyte, false],
    [300 * megabyte, true],
  ];
  for (const [free, isKept] of looks) {
    disk.free = free;
    await room.look();
    expect([free, existsSync(reserve)]).toEqual([free, isKept]);
  }
  expect([statSync(reserve).size, statSync(reserve).mode & 0o777]).toEqual([env.diskReserve, 0o600]);
});

test('a write that failed for want of room stops changes for a while, whatever a look says', async () => {
  const { room, disk } = makeRoom();
  room.noteFull();
  expect(await room.look()).toBe('read-only');
  disk.now += 10_000;
  expect(room.level()).toBe('ample');
});
