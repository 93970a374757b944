/** Units that stay on the line of their number. */
const units = ['%', '‰', 'ppm', 'cm', 'mm', 'km', 'kg', 'mg', 'KB', 'MB', 'GB', '°C', 'm²', 'h', 'min'];
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units.join('|')})(?![\\p{L}\\p{N}]))`, 'gu');

/** A text whose numbers and units are not parted at the end of a line. */
export function withWholeNumbers(text: string): string {
  return text.replace(beforeUnit, '\u00a0');
}

/** All texts of a document, or of a part of it, with whole numbers. */
export function keepNumbersWhole<T>(node: T): T {
  if (Array.isArray(node)) return node.map(keepNumbersWhole) as T;
  if (typeof node === 'string') return withWholeNumbers(node) as T;
  if (!node || typeof node !== 'object' || node instanceof Date) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, holdsTexts.has(key) ? keepNumbersWhole(value) : value]),
  ) as T;
}

const holdsTexts = new Set(['text', 'stack', 'columns', 'table', 'body', 'ul', 'ol']);
