import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, pinnedNode, root, run, say } from './run.mjs';

const note = join(root, 'var/chromium-path');
const shellNote = join(root, 'var/headless-shell-path');

/** Finds a Chromium for the browser tests, installs one when there is none, and notes its path in var/chromium-path. */
export function findChromium() {
  const found = findNoted() ?? findOnPath() ?? findPlaywrights() ?? installFromSystem() ?? installFromPlaywright();
  if (!found) {
    throw new Error('the browser tests need Chromium: install it, or set CHROMIUM to the path of a Chromium or Chrome');
  }
  mkdirSync(join(root, 'var'), { recursive: true });
  writeFileSync(note, `${found}\n`);
}

/**
 * Notes the path of Chromium's headless shell in var/headless-shell-path where there is one: it takes a fifth less time
 * than the whole browser, which stays for what the shell cannot do.
 */
export function findHeadlessShell() {
  const found = process.env.CHROMIUM ? undefined : findOnPath(['chromium-headless-shell', 'chrome-headless-shell']);
  if (found) writeFileSync(shellNote, `${found}\n`);
  else rmSync(shellNote, { force: true });
}

function findNoted() {
  const named = process.env.CHROMIUM;
  if (named && !works(named)) throw new Error(`CHROMIUM: ${named} does not run`);
  return named ?? (existsSync(note) ? working(readFileSync(note, 'utf8').trim()) : undefined);
}

function findOnPath(names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
  const paths = names.map((name) => ask('sh', ['-c', 'command -v "$1"', 'sh', name]));
  return paths.find((path) => path && works(path));
}

function findPlaywrights() {
  const script = "console.log(require('playwright-core').chromium.executablePath())";
  const path = ask(pinnedNode, ['-e', script]);
  return path && existsSync(path) ? working(path) : undefined;
}

function installFromSystem() {
  if (process.getuid?.() !== 0) return undefined;
  // Not every system with apt has the shell as a package.
  const apt = 'apt-get install -y -q --no-install-recommends chromium';
  const ways = [
    ['apt-get', ['sh', ['-c', `apt-get update -q && { ${apt} chromium-headless-shell || ${apt}; }`]]],
    ['dnf', ['dnf', ['install', '-y', '-q', 'chromium']]],
    ['apk', ['apk', ['add', '--no-cache', 'chromium']]],
  ];
  const way = ways.find(([manager]) => ask('sh', ['-c', 'command -v "$1"', 'sh', manager]));
  if (!way) return undefined;
  say(`Installing Chromium for the browser tests with ${way[0]} …`);
  run(way[1][0], way[1][1], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  return findOnPath();
}

function installFromPlaywright() {
  say('Fetching Chromium for the browser tests …');
  const command = join(root, 'node_modules/@playwright/test/cli.js');
  const libraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  if (!run(pinnedNode, [command, 'install', ...libraries, 'chromium']))
    run(pinnedNode, [command, 'install', 'chromium']);
  return findPlaywrights();
}

function working(path) {
  return works(path) ? path : undefined;
}

/** Some systems ship a command of this name that only says how to get the browser. */
function works(path) {
  return /Chrom/.test(ask(path, ['--version', '--no-sandbox']) ?? '');
}
