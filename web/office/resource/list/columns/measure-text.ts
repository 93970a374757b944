import type { TextType } from './column-needs.ts';

/** Size and weight of what stands in the tables of lists (list-table.module.css, theme/pieces.css). */
const sizes: Readonly<Record<TextType, string>> = {
  plain: '13px',
  name: '500 13px',
  code: '12px',
  tag: '12px',
  head: '500 12.5px',
};

/** What was measured before; a list is drawn again with every row that is ticked. */
const widths = new Map<string, number>();
const mostWidths = 5000;

let context: CanvasRenderingContext2D | null | undefined;

/** How wide a text is in the type of a table, in pixels, in the fonts of this device. */
export function measureText(text: string, type: TextType): number {
  const key = `${type} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * 7;
  context.font = `${sizes[type]} ${familyOf(type === 'code' ? '--mono' : '--font')}`;
  const { width } = context.measureText(text);
  if (widths.size >= mostWidths) widths.clear();
  widths.set(key, width);
  return width;
}

function familyOf(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token);
}
