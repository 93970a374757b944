import { commonHan } from './font-signs.ts';

/*
 * `web/build.ts` makes them (build-fonts.ts). The Latin ones are kept with the app, the Chinese ones when a report needs
 * them (sw.ts). In a bare checkout the folder is missing and the list is empty: types and tests do not need it.
 */
const urls = import.meta.glob<string>('../../../../var/fonts/print-*.ttf', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

type Name = 'latin' | 'han' | 'whole';

export interface FontFiles {
  readonly normal: ArrayBuffer;
  readonly bold: ArrayBuffer;
}

/** A font is not on this device, and there is no network to fetch it. */
export class FontMissing extends Error {}

export function latinFont(): Promise<FontFiles> {
  return load('latin');
}

let common: Set<string> | undefined;

/** The Chinese font: the everyday one when it has all signs, else the whole one. */
export function hanFont(signs: ReadonlySet<string>): Promise<FontFiles> {
  common ??= new Set(commonHan());
  return load([...signs].every((sign) => common!.has(sign) || sign.charCodeAt(0) < 0x2e80) ? 'han' : 'whole');
}

const loaded = new Map<Name, Promise<FontFiles>>();

function load(name: Name): Promise<FontFiles> {
  const known = loaded.get(name);
  if (known) return known;
  const files = Promise.all([fetchFont(name, 'normal'), fetchFont(name, 'bold')]).then(([normal, bold]) => ({
    normal,
    bold,
  }));
  loaded.set(name, files);
  files.catch(() => loaded.delete(name));
  return files;
}

async function fetchFont(name: Name, weight: 'normal' | 'bold'): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(urls[`../../../../var/fonts/print-${name}-${weight}.ttf`]!);
    if (!answer.ok) throw new FontMissing(name);
    return await answer.arrayBuffer();
  } catch (error) {
    throw error instanceof FontMissing ? error : new FontMissing(name, { cause: error });
  }
}
