import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builds } from '#features/builds.ts';
import { fetchMain } from './fetch-main.ts';
import { firstLoad } from './first-load.ts';
import { staticStyles } from './office/theme/static-styles.ts';
import { withoutSummaries } from './without-summaries.ts';

const bases = { portal: '/', office: '/office/', poultry: '/poultry/', visit: '/office/visit/' } as const;
const app = (process.env.WUTONG_APP ?? 'portal') as keyof typeof bases;
const root = fileURLToPath(new URL(`./${app}`, import.meta.url));

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** What every page needs, in one file instead of thirty. */
const first = firstLoad();

/** One configuration for every front end: WUTONG_APP names the one to build, from web/<app> into var/web/<app>. */
export default defineConfig({
  root,
  base: bases[app],
  publicDir: false,
  // What FlockScore compares with the versions that operators release (features/flock/poultry/store/own-version.ts).
  define: { FLOCK_VERSION: JSON.stringify(version) },
  plugins: [
    react(),
    first,
    withoutSummaries(),
    staticStyles(),
    fetchMain(bases[app]),
    ...(builds[app]?.plugins() ?? []),
  ],
  build: {
    outDir: fileURLToPath(new URL(`../var/web/${app}`, import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // The policy forbids inline data in scripts and styles' url() only allows our own origin and data: for pictures.
    assetsInlineLimit: 4096,
    // Only style sheets are named beforehand: the list of all scripts of all pages would weigh on every first load. Not
    // so in FlockScore, which has few pages of many small scripts: they are asked for at once, not wave after wave.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' || app === 'poultry' ? dependencies : dependencies.filter((name) => name.endsWith('.css')),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // They say nothing about it, and hold components only: of each, what a page draws.
      treeshake: { moduleSideEffects: [{ test: /node_modules[\\/]@rc-component[\\/]/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // Vite's own few lines: in another file they would make the first script wait for all of it.
            { name: 'preload', test: /vite[\\/]preload-helper/ },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
            { name: 'kit', test: first.has },
            { name: 'screens', test: first.screens },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
