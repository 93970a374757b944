import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type Locale, locales } from '#core/texts/text.ts';
import { articleKeys } from '#features/flock/texts/library/article.ts';
import { readArticle } from '#features/flock/texts/library/read-article.ts';

const folder = fileURLToPath(new URL('../../../../data/library', import.meta.url));
const words = 'virtual:library/';

/**
 * Turns the articles of data/library into scripts when the front end is built: each file gives its `article`, and
 * `virtual:library/EN` the words of the library with the title and lead of each article in `list`.
 */
export function libraryFiles(): Plugin {
  return {
    name: 'library-files',
    resolveId: (id) => (id.startsWith(words) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${words}`)) return wordsOf(id.slice(words.length + 1) as Locale);
      const file = id.replaceAll('\\', '/').split('/data/library/')[1];
      return file?.endsWith('.md') ? `export const article = ${JSON.stringify(read(file).article)};` : undefined;
    },
  };
}

function wordsOf(locale: Locale): string {
  if (!locales.includes(locale)) throw new Error(`the library is not written in ${locale}`);
  const list = Object.fromEntries(articleKeys.map((key) => [key, read(`${locale}/${key}.md`).head]));
  const own = `#features/flock/texts/library/${locale}.ts`;
  return `import { ${locale} as words } from '${own}'; export const ${locale} = { ...words, list: ${JSON.stringify(list)} };`;
}

function read(file: string) {
  return readArticle(file, readFileSync(join(folder, file), 'utf8'));
}
