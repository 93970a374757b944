import type { Option } from '#core/dictionaries/option.ts';
import { type Locale, textIn } from '#core/texts/text.ts';
import type { ContentsTexts } from '#features/contents/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useContents = wordsOf<ContentsTexts>('contents');

export const contentsWords = {
  contents: {
    CN: () => import('#features/contents/texts/CN.ts'),
    EN: () => import('#features/contents/texts/EN.ts'),
  },
};

/** What a stored choice is called; nothing for one that is no longer among them. */
export function labelOf(options: readonly Option[], value: unknown, locale: Locale): string {
  const found = options.find((option) => option.value === value);
  return found ? textIn(found.label, locale) : '';
}

export function valuesOf(options: readonly Option[]): string[] {
  return options.map(({ value }) => value);
}
