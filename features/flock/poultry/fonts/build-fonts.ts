import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { commonHan, latinSigns } from './font-signs.ts';

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('../../../../var/fonts', import.meta.url));

const weights = {
  normal: { latin: 'Regular', han: '400Regular' },
  bold: { latin: 'Medium', han: '700Bold' },
} as const;

/**
 * Makes the fonts of reports drawn without a network, once, into var/fonts: letters of Latin script, everyday Chinese,
 * and every Chinese character for names that have rare ones.
 */
export async function buildFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [weight, { latin, han }] of Object.entries(weights)) {
    const latinFile = require.resolve(`pdfmake/fonts/Roboto/Roboto-${latin}.ttf`);
    const hanFile = require.resolve(`@expo-google-fonts/noto-sans-sc/${han}/NotoSansSC_${han}.ttf`);
    await make(`print-latin-${weight}`, latinFile, (bytes) =>
      subsetFont(bytes, latinSigns(), { targetFormat: 'sfnt' }),
    );
    await make(`print-han-${weight}`, hanFile, (bytes) => subsetFont(bytes, commonHan(), { targetFormat: 'sfnt' }));
    await make(`print-whole-${weight}`, hanFile, async (bytes) => bytes);
  }
}

/** Again only when the font it comes from, or what is taken of it, is newer. */
async function make(name: string, source: string, change: (bytes: Buffer) => Promise<Buffer>): Promise<void> {
  const target = `${folder}/${name}.ttf`;
  const rules = fileURLToPath(new URL('./font-signs.ts', import.meta.url));
  const newest = Math.max(statSync(source).mtimeMs, statSync(rules).mtimeMs);
  if (existsSync(target) && statSync(target).mtimeMs > newest) return;
  writeFileSync(target, await change(readFileSync(source)));
}
