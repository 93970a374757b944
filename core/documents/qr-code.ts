import { colours } from './print.ts';

/** The squares of a QR code, row by row; true is dark. */
export interface QrMatrix {
  readonly size: number;
  readonly dark: readonly boolean[];
}

/** One path for all squares; runs in a row are one rectangle, so that no hair lines show between them. */
export function qrSvg({ size, dark }: QrMatrix): string {
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!dark[y * size + x]) continue;
      let run = 1;
      while (x + run < size && dark[y * size + x + run]) run++;
      path += `M${x} ${y}h${run}v1h${-run}z`;
      x += run;
    }
  }
  return `<svg viewBox="0 0 ${size} ${size}"><path fill="${colours.ink}" d="${path}"/></svg>`;
}
