import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * For a page whose script only starts main.tsx: its first words are painted with nothing but the HTML, while everything
 * that main.tsx needs is on its way. The style of the first words stands in the page (the server allows it by its hash),
 * all others come after them. What the page says when they never arrive is put before its first words.
 */
export function fetchMain(base: string): Plugin {
  return {
    name: 'fetch-main',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const main = chunksOf(bundle).find(
          ({ facadeModuleId, isEntry }) => facadeModuleId?.endsWith('/main.tsx') && !isEntry,
        );
        // A page without first words of its own says it above where they would be, which is as high as the window.
        if (!main) return html.replace('<div id="root"></div>', (root) => `${unstarted}\n    ${root}`);
        const { page, style } = withoutStyle(html, bundle, base);
        return {
          html: page.replace('<div id="opening">', (opening) => `${unstarted}\n      ${opening}`),
          tags: [{ tag: 'style', children: style, injectTo: 'head' }, ...tagsOf(main, bundle, base)],
        };
      },
    },
  };
}

/** Shown by kit/start-main.ts when the scripts do not come: the language is not known then, so both stand there. */
const unstarted = [
  '<div id="unstarted" class="unstarted" hidden>',
  '<p lang="zh-CN">页面没有加载完整，请检查网络。</p>',
  '<p lang="en">The page did not load completely. Check your network connection.</p>',
  '<button type="button"><span lang="zh-CN">重新加载</span> <span lang="en">Reload</span></button></div>',
].join('');

function withoutStyle(html: string, bundle: Rolldown.OutputBundle, base: string): { page: string; style: string } {
  let style = '';
  const page = html.replace(/\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_, href: string) => {
    const asset = bundle[href.slice(base.length)];
    if (asset?.type === 'asset') style += String(asset.source).trim();
    return '';
  });
  return { page, style };
}

function tagsOf(main: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, base: string): HtmlTagDescriptor[] {
  const scripts = [...new Set([main.fileName, ...main.imports])].filter((name) => !name.includes('preload-'));
  const byName = new Map(chunksOf(bundle).map((chunk) => [chunk.fileName, chunk]));
  const styles = new Set(scripts.flatMap((name) => [...(byName.get(name)?.viteMetadata?.importedCss ?? [])]));
  return [
    ...scripts.map((name) => ({
      tag: 'link',
      attrs: { rel: 'modulepreload', crossorigin: true, href: `${base}${name}` },
      injectTo: 'head' as const,
    })),
    ...[...styles].map((name) => ({
      tag: 'link',
      attrs: { rel: 'stylesheet', crossorigin: true, href: `${base}${name}` },
      injectTo: 'body' as const,
    })),
  ];
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}
