import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { builds } from '#features/builds.ts';

/** Builds the front ends named on the command line (all that exist by default) and puts .br and .gz beside each file. */
const here = fileURLToPath(new URL('.', import.meta.url));
const asked = process.argv.slice(2);
const apps = (asked.length > 0 ? asked : ['portal', 'office', 'poultry', 'visit']).filter((app) =>
  existsSync(join(here, app, 'index.html')),
);

for (const app of apps) {
  process.env.WUTONG_APP = app;
  await builds[app]?.prepare?.();
  const started = performance.now();
  await build({ configFile: join(here, 'vite.config.ts'), logLevel: 'warn' });
  const out = join(here, '..', 'var', 'web', app);
  compressAll(out);
  console.log(`built ${app} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function compressAll(folder: string) {
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const file = join(folder, name);
    if (!/\.(js|css|html|svg|json|webmanifest|pack)$/.test(name) || statSync(file).size < 1024) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    // The best quality takes seconds for a megabyte: the large chunks of the office do with less.
    const quality = bytes.length < 400_000 ? 11 : 9;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  }
}
