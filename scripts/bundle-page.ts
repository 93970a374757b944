import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** The scripts of a test page by path, bundled in memory as the front ends are; `page` is a file of e2e/pages. */
export async function bundlePage(page: string): Promise<Map<string, string>> {
  const chunks = await bundle(page, { entryFileNames: 'page.js' });
  return new Map(chunks.map((chunk) => [`/${chunk.fileName}`, chunk.code]));
}

/** The same as one script, to be run in a page that is open. */
export async function bundleScript(page: string): Promise<string> {
  const [script] = await bundle(page, { format: 'iife', codeSplitting: false });
  if (!script) throw new Error(`${page} makes no script`);
  return script.code;
}

async function bundle(page: string, output: Rolldown.OutputOptions): Promise<Rolldown.OutputChunk[]> {
  const built = (await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL(`../e2e/pages/${page}`, import.meta.url)), output },
    },
  })) as Rolldown.RolldownOutput;
  return built.output.filter((file) => file.type === 'chunk');
}
