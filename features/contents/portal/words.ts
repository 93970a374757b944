import type { Option } from '#core/dictionaries/option.ts';
import { type Locale, textIn } from '#core/texts/text.ts';
import type { ContentsTexts } from '#features/contents/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';
import { withWords } from '#web/kit/with-words.ts';

export const useContents = wordsOf<ContentsTexts>('contents');

const catalogues = {
  contents: {
    CN: () => import('#features/contents/texts/CN.ts'),
    EN: () => import('#features/contents/texts/EN.ts'),
  },
};

/** Loads a page of contents with its words. */
export function withContents<M>(load: () => Promise<M>): () => Promise<M> {
  return withWords(catalogues, load);
}

/** What a stored choice is called; nothing for one that is no longer among them. */
export function labelOf(options: readonly Option[], value: unknown, locale: Locale): string {
  const found = options.find((option) => option.value === value);
  return found ? textIn(found.label, locale) : '';
}

export function valuesOf(options: readonly Option[]): string[] {
  return options.map(({ value }) => value);
}
