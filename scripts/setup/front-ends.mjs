import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pinnedNode, root, runBeside, say } from './run.mjs';

const built = join(root, 'var/web');
const stamp = join(root, 'var/web.stamp');
const data = ['data/dictionaries', 'data/library', 'data/regions.json'];
const sources = ['web', 'core', 'features', ...data, 'package.json', 'package-lock.json', 'tsconfig.base.json'];

/** Builds the front ends into var/web when their sources are not the ones built last, and does `meanwhile` beside it. */
export async function buildFrontEnds(meanwhile) {
  const files = sources.flatMap((source) => listFiles(join(root, source)));
  const [lastListing, lastContent] = readStamp();
  const listing = digest(files.map((file) => `${file.name} ${file.size} ${file.modified}\n`));
  if (listing === lastListing) return;
  // A fresh checkout of the same files has other times: only then the contents are read.
  const content = digest(files.flatMap((file) => [file.name, readFileSync(join(root, file.name))]));
  if (content !== lastContent) await Promise.all([build(), meanwhile()]);
  writeFileSync(stamp, `${listing} ${content}\n`);
}

async function build() {
  say('Building the pages for the browser (half a minute) …');
  // A development build would ship the slow, larger variant of React.
  const env = { ...process.env, NODE_ENV: 'production' };
  if (!(await runBeside(pinnedNode, ['web/build.ts'], { env }))) {
    throw new Error('the pages could not be built (see above)');
  }
  mkdirSync(join(root, 'var'), { recursive: true });
}

function readStamp() {
  return existsSync(built) && existsSync(stamp) ? readFileSync(stamp, 'utf8').trim().split(' ') : [];
}

function listFiles(path) {
  const found = statSync(path);
  if (found.isFile()) return [{ name: relative(root, path), size: found.size, modified: found.mtimeMs }];
  return readdirSync(path)
    .sort()
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => listFiles(join(path, name)));
}

function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
