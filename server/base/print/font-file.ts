import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export type Weight = 'normal' | 'bold';

/** Path of the font with every everyday Chinese character (SIL Open Font License) in a weight. */
export function fontFile(weight: Weight): string {
  const name = weight === 'bold' ? '700Bold' : '400Regular';
  return require.resolve(`@expo-google-fonts/noto-sans-sc/${name}/NotoSansSC_${name}.ttf`);
}

/** Path of the font with the letters of every language in Latin script (Apache License 2.0), which the one above lacks. */
export function latinFontFile(weight: Weight): string {
  return require.resolve(`pdfmake/fonts/Roboto/Roboto-${weight === 'bold' ? 'Medium' : 'Regular'}.ttf`);
}

/**
 * Paths of the fonts that texts of other scripts are set in (SIL Open Font License): Arabic (one that has a glyph of its own
 * for each letter, so that what is copied from a document is what was typed), emoji, and one with nearly every sign of
 * Unicode's first plane, drawn coarsely, for whatever the others lack.
 */
export const otherFontFiles = {
  Arabic: (weight: Weight) => {
    const name = weight === 'bold' ? '700Bold' : '400Regular';
    return require.resolve(`@expo-google-fonts/scheherazade-new/${name}/ScheherazadeNew_${name}.ttf`);
  },
  Emoji: (weight: Weight) => {
    const name = weight === 'bold' ? '700Bold' : '400Regular';
    return require.resolve(`@expo-google-fonts/noto-emoji/${name}/NotoEmoji_${name}.ttf`);
  },
  Unifont: () => require.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff'),
} as const;
