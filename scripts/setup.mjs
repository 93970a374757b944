// Runs before `npm start` and `npm test`, on the machine's own Node (18 or later): plain JavaScript, no packages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findHeadlessShell } from './setup/chromium.mjs';
import { tellDemo } from './setup/demo.mjs';
import { buildFrontEnds } from './setup/front-ends.mjs';
import { installPackages } from './setup/packages.mjs';
import { ensurePinnedNode } from './setup/pinned-node.mjs';
import { root } from './setup/run.mjs';

const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const isForTests = process.argv.includes('--tests');
// What the pinned Node has compiled once it reads from here, at the start that follows too.
process.env.NODE_COMPILE_CACHE ??= join(root, 'var/compiled');
const wanted = Number.parseInt(engines.node.replace(/\D+/, ''), 10);

try {
  if (Number.parseInt(process.versions.node, 10) < wanted) {
    throw new Error(`Node.js ${wanted} or later is needed; this is ${process.versions.node}.`);
  }
  installPackages({ isForTests });
  ensurePinnedNode();
  await buildFrontEnds(() => tellDemo({ isForTests }));
  if (isForTests) {
    findChromium();
    findHeadlessShell();
  }
} catch (error) {
  console.error(`\nSetup failed: ${error.message}`);
  process.exit(1);
}
