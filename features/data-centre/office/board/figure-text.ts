import type { Text } from '#core/texts/text.ts';
import { numberText } from '#features/data-centre/office/charts/pivot-table.tsx';
import type { Board } from './page.tsx';

type Measured = Pick<Board['figures'][number], 'value' | 'measure'>;

const million = 1_000_000;

/** A figure of the board and its unit: large sums of money in 万元, or in millions, so that they are read at a glance. */
export function figureText({ value, measure: { unit, digits } }: Measured): { number: Text; unit: Text | null } {
  if (unit?.EN !== 'CNY' || value === null || Math.abs(value) < million) {
    const plain = numberText(value, digits);
    return { number: { CN: plain, EN: plain }, unit };
  }
  return {
    number: { CN: rounded(value / 10_000, 0), EN: rounded(value / million, 1) },
    unit: { CN: '万元', EN: 'CNY million' },
  };
}

function rounded(number: number, digits: number): string {
  return number.toLocaleString('en-US', { maximumFractionDigits: digits });
}
