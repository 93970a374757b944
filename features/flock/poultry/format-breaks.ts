import type { Locale } from '#core/texts/text.ts';

/**
 * A text whose long words may break with a hyphen on narrow cards, in the languages that browsers often have no rules
 * for: the places between syllables are marked by soft hyphens. Other languages are left to the browser.
 */
export function withSoftBreaks(text: string, locale: Locale): string {
  const places = betweenSyllables[locale];
  if (!places) return text;
  return text.replace(/\p{L}{9,}/gu, (word) =>
    [...word.matchAll(places)]
      .map(({ index }) => index)
      .filter((at) => at >= 3 && word.length - at >= 3)
      .reduceRight((broken, at) => `${broken.slice(0, at)}\u00ad${broken.slice(at)}`, word),
  );
}

const betweenSyllables: Partial<Record<Locale, RegExp>> = {
  // A syllable begins with the one consonant before its vowel.
  tr: /(?=[bcçdfgğhjklmnprsştvyz][aeıioöuüâîû])/giu,
  // So in Portuguese, but pairs such as lh and pr stay together, and qu and gu hold their vowel.
  pt: /(?=(?:[cln]h|[bcdfgptv][lr]|[qg]u(?=[aeiouáâãéêíóôõú])|(?<![bcdfgptv])[lr]|(?<![cln])h|[bcdfgjkmnpqstvxzç])[aeiouáâãàéêíóôõú])/giu,
};
