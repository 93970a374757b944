import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** The scripts of a test page by path, bundled in memory as the front ends are; `page` is a file of e2e/pages. */
export async function bundlePage(page: string): Promise<Map<string, string>> {
  const built = (await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../pages/${page}`, import.meta.url)),
        output: { entryFileNames: 'page.js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [])));
}
