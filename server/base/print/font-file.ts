import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Path of the font with every Chinese character (SIL Open Font License) in a weight. */
export function fontFile(weight: 'normal' | 'bold'): string {
  const name = weight === 'bold' ? '700Bold' : '400Regular';
  return require.resolve(`@expo-google-fonts/noto-sans-sc/${name}/NotoSansSC_${name}.ttf`);
}

/** Path of the font with the letters of every language in Latin script (Apache License 2.0), which the one above lacks. */
export function latinFontFile(weight: 'normal' | 'bold'): string {
  return require.resolve(`pdfmake/fonts/Roboto/Roboto-${weight === 'bold' ? 'Medium' : 'Regular'}.ttf`);
}
