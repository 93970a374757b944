import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { ManifestTransform } from 'workbox-build';
import { joinPack } from '#web/kit/offline/pack.ts';

/** What one needs from the door of the barn to the last score; the rest follows. */
const firstSources = [
  /features\/flock\/poultry\/(main|catalogues|words|home|scoring|farms|account|store|error|art|drawings)\b/,
  /features\/flock\/texts\/(shell|terms|scoring|drawings|findings)\//,
  /core\/texts\/(common|errors)\//,
];
const firstAssets = /^assets\/drawing-double\.(litter|int|cec|fpd|feather|nh3)/;

/** Fetched by themselves, when there is time or when they are wanted (web/poultry/sw.ts). */
const isLarge = /\.(jpg|ttf|otf|woff2)$/;
/** Of these the phone has better ones: 400 × 300 in WebP. Browsers of today never ask for them. */
const isSpare = /drawing-small\.[^/]*\.png$/;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ttf': 'font/ttf',
};

/**
 * Two packs that the worker unpacks, instead of hundreds of files that it asks for one by one: `app-first` with all that
 * scoring needs, `app-later` with the rest. Gives the plugin that learns which script belongs to which page, and what
 * makes the packs once all files are there.
 */
export function packs(folder: string): { plugin: Plugin; transform: ManifestTransform } {
  const first = new Set<string>();
  const plugin: Plugin = {
    name: 'flock-packs',
    apply: 'build',
    generateBundle(_, bundle) {
      const take = (name: string) => {
        const chunk = bundle[name];
        if (first.has(name) || chunk?.type !== 'chunk') return;
        first.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) first.add(style);
        for (const other of chunk.imports) take(other);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const sources = chunk.isEntry ? [] : [chunk.facadeModuleId ?? '', ...chunk.moduleIds];
        if (chunk.isEntry || sources.some((id) => firstSources.some((source) => source.test(id.replaceAll('\\', '/')))))
          take(chunk.fileName);
      }
    },
  };
  const transform: ManifestTransform = (entries) => {
    const large = entries.filter(({ url }) => isLarge.test(url) && !/print-latin/.test(url));
    const small = entries.filter(
      (entry) => !large.includes(entry) && entry.url !== 'index.html' && !isSpare.test(entry.url),
    );
    const isFirst = (url: string) => first.has(url) || firstAssets.test(url);
    const urls = small.map(({ url }) => url);
    const made = [
      pack(folder, 'first', urls.filter(isFirst)),
      pack(
        folder,
        'later',
        urls.filter((url) => !isFirst(url)),
      ),
    ];
    return { manifest: [...made, ...large], warnings: [] };
  };
  return { plugin, transform };
}

function pack(folder: string, stage: 'first' | 'later', urls: readonly string[]) {
  const files = urls.toSorted().map((url) => {
    const type = types[extname(url)];
    if (!type) throw new Error(`${url}: no media type for it`);
    return { url, type, bytes: Uint8Array.from(readFileSync(join(folder, url))) };
  });
  const bytes = joinPack(files);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const url = `assets/app-${stage}-${hash}.pack`;
  writeFileSync(join(folder, url), bytes);
  console.log(`packed ${files.length} files, ${Math.round(bytes.length / 1024)} kB, into ${url}`);
  return { url, revision: null, size: bytes.length };
}
