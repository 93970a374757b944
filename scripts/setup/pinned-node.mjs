import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ask, outerEnvironment, pinnedNode, root, run, say } from './run.mjs';

/** Makes sure that the Node the project is written for runs, whatever Node the machine has. */
export function ensurePinnedNode() {
  const version = wantedVersion();
  if (works(version)) return;
  say(`Fetching Node.js ${version}, which runs the server …`);
  // Newer package managers do not run a package's installer unless it is allowed, and some are told never to.
  const directory = join(root, 'node_modules/node');
  run('node', ['installArchSpecificPackage'], { cwd: directory, env: installerEnvironment() });
  if (!existsSync(pinnedNode)) link(join(directory, 'bin/node'));
  if (works(version)) return;
  if (canStandIn()) {
    say(`It does not run here; this machine's own Node.js ${process.versions.node} takes its place.`);
    return link(process.execPath);
  }
  throw new Error(
    `Node.js ${version} could not be installed for this system (${process.platform} ${process.arch}). Install Node.js 24 and start again.`,
  );
}

function wantedVersion() {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return dependencies.node;
}

function works(version) {
  const found = existsSync(pinnedNode) ? ask(pinnedNode, ['--version']) : undefined;
  return found === `v${version}` || (found !== undefined && found === process.version && canStandIn());
}

function canStandIn() {
  return Number.parseInt(process.versions.node, 10) >= 24;
}

function installerEnvironment() {
  const { npm_config_ignore_scripts, ...environment } = outerEnvironment();
  return environment;
}

function link(node) {
  rmSync(pinnedNode, { force: true });
  mkdirSync(dirname(pinnedNode), { recursive: true });
  symlinkSync(node, pinnedNode);
}
