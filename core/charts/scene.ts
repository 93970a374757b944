/**
 * A drawing as data, so that the screen (as elements) and the printed report (as SVG text) show the same: lengths are
 * pixels on the screen and points on paper, the origin is the upper left corner.
 */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}

export type Mark =
  | (Paint & {
      readonly tag: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly rx?: number;
    })
  | (Paint & { readonly tag: 'circle'; readonly cx: number; readonly cy: number; readonly r: number })
  | (Paint & {
      readonly tag: 'path';
      readonly d: string;
      /** Lengths of dash and gap. */
      readonly dash?: string;
      readonly cap?: 'round';
    })
  | {
      readonly tag: 'text';
      readonly x: number;
      /** Base line. */
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly isBold?: boolean;
      readonly anchor?: 'middle' | 'end';
      readonly fill?: string;
    };

/** The scene as an SVG document of its own; what is written in it is escaped. */
export function sceneSvg({ width, height, marks }: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${marks.map(markSvg).join('')}</svg>`;
}

function markSvg(mark: Mark): string {
  switch (mark.tag) {
    case 'rect':
      return `<rect x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}"${mark.rx ? ` rx="${mark.rx}"` : ''}${paint(mark)}/>`;
    case 'circle':
      return `<circle cx="${mark.cx}" cy="${mark.cy}" r="${mark.r}"${paint(mark)}/>`;
    case 'path':
      return `<path d="${mark.d}"${paint(mark)}${mark.dash ? ` stroke-dasharray="${mark.dash}"` : ''}${mark.cap ? ` stroke-linecap="${mark.cap}" stroke-linejoin="${mark.cap}"` : ''}/>`;
    case 'text':
      return `<text x="${mark.x}" y="${mark.y}" font-size="${mark.size}"${mark.isBold ? ' font-weight="bold"' : ''}${mark.anchor ? ` text-anchor="${mark.anchor}"` : ''} fill="${mark.fill ?? ink}">${escaped(mark.text)}</text>`;
  }
}

function paint({ fill = 'none', stroke, strokeWidth }: Paint): string {
  return ` fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth ?? 1}"` : ''}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A length to two decimals: more of them only make files longer. */
export function at(length: number): number {
  return Math.round(length * 100) / 100;
}

export const ink = '#16211E';
export const quiet = '#3A4845';
export const primary = '#11606E';

/** Pale grounds of what is good, to watch, and to act on; a word always stands with them. */
export const bandGrounds = { good: '#DDF0E6', watch: '#FDF0CF', act: '#F7E0E0' } as const;

/** A whole percent as the language writes it. */
export type Percent = (value: number) => string;
