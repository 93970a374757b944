import { type Scene, sceneSvg } from '#core/charts/scene.ts';
import type { PrintNode } from '#core/documents/print.ts';

/** A4 in points: 15 mm at the sides, what is left between them. */
export const paper = { side: 42.5, top: 34, bottom: 50, width: 510.28 } as const;

export const inks = {
  primary: '#11606E',
  deep: '#0B4350',
  ink: '#16211E',
  quiet: '#3A4845',
  line: '#DDE5E1',
  box: '#B9C5C1',
  ground: '#F5F8F6',
  straw: '#EDB94F',
  strawSoft: '#FBF1DC',
  act: '#FBEAEA',
} as const;

/** A scene as wide as `width` points; `alt` says what it shows to those who do not see it. */
export function drawn(scene: Scene, width: number, alt: string): PrintNode {
  return { svg: sceneSvg(scene), width, alt };
}

export function heading(text: string, above = 7): PrintNode {
  return { text, headlineLevel: 2, fontSize: 11.2, bold: true, color: inks.deep, margin: [0, above, 0, 4] };
}

export function small(text: string, more: Readonly<Record<string, unknown>> = {}): PrintNode {
  return { text, fontSize: 8.6, color: inks.quiet, ...more };
}

/** Something with a line around it, so many points wide: a width that is given breaks words that are longer. */
export function boxed(content: readonly PrintNode[], width: number): PrintNode {
  return { layout: 'boxes', table: { widths: [width - 16], body: [[{ stack: content }]] } };
}
