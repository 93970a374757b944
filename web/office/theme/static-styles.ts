import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const nothing = fileURLToPath(new URL('./no-dynamic-css.ts', import.meta.url));

/**
 * Takes antd's writer of style elements out of the bundle: the content security policy forbids style elements and
 * Trusted Types forbid filling them, and all styles are files (see antd-theme.ts).
 */
export function staticStyles(): Plugin {
  return {
    name: 'static-styles',
    enforce: 'pre',
    resolveId(source, importer) {
      return /(^|\/)dynamicCSS(\.js)?$/.test(source) && importer?.includes('node_modules') ? nothing : null;
    },
  };
}
