import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** What makes the kit open without a network: its worker, and the list of the files it keeps. */
export function visitKitApp(): PluginOption[] {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: '.',
    filename: 'sw.ts',
    // The page registers it itself, under its own policy (kit/register-worker.ts).
    injectRegister: false,
    injectManifest: { globPatterns: ['**/*.{js,css,svg}'], globIgnores: ['sw.js', '**/*.map'] },
    manifest: false,
  });
}
