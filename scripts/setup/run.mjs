import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../../..');
export const pinnedNode = join(root, 'node_modules/.bin/node');

/** Says what is being done, in plain words. */
export function say(line) {
  console.log(`· ${line}`);
}

/** Runs a command with its output shown; returns whether it succeeded. */
export function run(command, parameters, options = {}) {
  return spawnSync(command, parameters, { cwd: root, stdio: 'inherit', ...options }).status === 0;
}

/** Runs a command beside others; resolves whether it succeeded. */
export async function runBeside(command, parameters, options = {}) {
  const [status] = await once(spawn(command, parameters, { cwd: root, stdio: 'inherit', ...options }), 'close');
  return status === 0;
}

/** Runs a command and returns what it printed, or nothing when it failed. */
export function ask(command, parameters, options = {}) {
  const { status, stdout } = spawnSync(command, parameters, {
    cwd: root,
    encoding: 'utf8',
    timeout: 20_000,
    ...options,
  });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The environment without the pinned Node on its path: an installation replaces that very file, and packages must be
 * installed by a Node that stays.
 */
export function outerEnvironment() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.startsWith(join(root, 'node_modules')));
  return { ...process.env, PATH: path.join(delimiter) };
}

/** Runs npm, the one that started this script if there is one, with the machine's own Node. */
export function npm(parameters, options = {}) {
  const env = outerEnvironment();
  const node = ask('node', ['--version'], { env }) ? 'node' : process.execPath;
  const script = process.env.npm_execpath;
  const isNpm = script?.endsWith('npm-cli.js');
  return isNpm ? run(node, [script, ...parameters], { env, ...options }) : run('npm', parameters, { env, ...options });
}
