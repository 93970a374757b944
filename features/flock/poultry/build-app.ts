import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appIconSvg } from '#features/flock/shared/flock-mark.ts';
import { libraryFiles } from './library/library-files.ts';
import { packs } from './packs.ts';

/** What makes FlockScore an app that is installed and opens without a network: its worker, manifest and icons. */
export function poultryApp(): PluginOption[] {
  const packed = packs(fileURLToPath(new URL('../../../var/web/poultry', import.meta.url)));
  return [
    packed.plugin,
    icons(),
    libraryFiles(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'sw.ts',
      // The page registers it itself, under its own policy (poultry/shell/register-worker.ts).
      injectRegister: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,jpg,webp,ttf,otf,woff2}'],
        globIgnores: ['sw.js', '**/*.map'],
        // A Chinese font is large; poultry/sw.ts keeps such files only once there is time.
        maximumFileSizeToCacheInBytes: 32 * 1024 * 1024,
        manifestTransforms: [packed.transform],
      },
      manifest: {
        id: '/poultry/',
        name: '禽评 FlockScore',
        short_name: 'FlockScore',
        description: 'Manure and welfare scoring of poultry, without a network',
        start_url: '/poultry/',
        scope: '/poultry/',
        display: 'standalone',
        orientation: 'any',
        theme_color: '#11606E',
        background_color: '#F5F8F6',
        categories: ['productivity', 'medical'],
        icons: [
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ];
}

const iconFiles = [
  { name: 'icon-192', size: 192, maskable: false },
  { name: 'icon-512', size: 512, maskable: false },
  { name: 'maskable-512', size: 512, maskable: true },
  // Of iOS, which rounds the corners itself.
  { name: 'touch-180', size: 180, maskable: true },
] as const;

function icons(): Plugin {
  return {
    name: 'flock-icons',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icons/icon.svg', source: appIconSvg({ maskable: false }) });
      for (const { name, size, maskable } of iconFiles) {
        const svg = Buffer.from(appIconSvg({ maskable }));
        const source = await sharp(svg, { density: 144 }).resize(size, size).png({ palette: true }).toBuffer();
        this.emitFile({ type: 'asset', fileName: `icons/${name}.png`, source });
      }
    },
  };
}
