import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether this process may mount a disk of its own; tests that need one are skipped by name otherwise. */
export const canMount = process.getuid?.() === 0 && probe();

/** Mounts a small disk on a directory and returns how to take it away. */
export function mountDisk(directory: string, options: string): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', directory]);
  return () => void execFileSync('umount', ['--lazy', directory]);
}

function probe(): boolean {
  const directory = mkdtempSync(join(tmpdir(), 'wutong-mount-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', directory]).status === 0;
  if (isMounted) spawnSync('umount', [directory]);
  rmdirSync(directory);
  return isMounted;
}
