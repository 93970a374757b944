import { short } from './geometry.ts';
import { hashOf } from './random.ts';

/** How a mark looks besides its fill. */
export interface Look {
  readonly opacity?: number;
  /** Colour of an outline, and its width. */
  readonly edge?: string;
  readonly edgeWidth?: number;
  readonly transform?: string;
  /** Lengths of line and gap. */
  readonly dashes?: string;
}

/** A filled path. */
export const filled = (path: string, colour: string, look: Look = {}): string =>
  `<path d="${path}" fill="${colour}"${attributes(look)}/>`;

/** A line of a width, with round ends. */
export const drawn = (
  path: string,
  colour: string,
  width: number,
  look: Omit<Look, 'edge' | 'edgeWidth'> = {},
): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(look)}/>`;

export const disc = (x: number, y: number, radius: number, colour: string, look: Look = {}): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}"${attributes(look)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, colour: string, look: Look = {}): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${colour}"${attributes(look)}/>`;

export const group = (transform: string, inside: string): string => `<g transform="${transform}">${inside}</g>`;

/** Marks cut off at an outline. The cut is named by its path: the same wherever and whenever it is drawn. */
export function clipped(path: string, inside: string): string {
  const id = `k${hashOf(path).toString(36)}`;
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;
}

/** A whole drawing, 800 × 600. */
export const picture = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">${clipped('M0 0h800v600H0z', inside)}</svg>`;

function attributes({ opacity, edge, edgeWidth, transform, dashes }: Look): string {
  return [
    edge === undefined ? '' : ` stroke="${edge}" stroke-width="${edgeWidth ?? 3}" stroke-linejoin="round"`,
    opacity === undefined ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`,
    transform === undefined ? '' : ` transform="${transform}"`,
    dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`,
  ].join('');
}
