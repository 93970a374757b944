import { yuanText } from '#core/texts/amount.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import { type StatementLine, sumOf } from './statement.ts';

export type StatementColumn = 'used' | 'voided' | 'people' | 'price' | 'subtotal';

/** A row of a statement: its title, what stands below that, and a cell for each column. */
export interface StatementRow {
  readonly title: string;
  readonly below: string;
  readonly cells: readonly string[];
}

export interface StatementTable {
  readonly head: readonly string[];
  readonly rows: readonly StatementRow[];
  readonly total: StatementRow;
}

interface Asked {
  readonly lines: readonly StatementLine[];
  readonly columns: readonly StatementColumn[];
  readonly locale: Locale;
  /** In fen: what is owed where that may differ from the sum of the prices; then a row of its own says by how much. */
  readonly amount?: number;
  /** Why it differs. */
  readonly note?: string;
}

/** A month of a shop as a table, for the office, the shop and the paper; a price without a column stands below its benefit. */
export function statementTable({ lines, columns, locale, amount, note = '' }: Asked): StatementTable {
  const t = (text: Text) => textIn(text, locale);
  const sum = sumOf(lines);
  const owed = amount ?? sum;
  const add = (key: 'used' | 'voided') => lines.reduce((total, line) => total + line[key], 0);
  const row = (title: string, below: string, cells: Partial<Record<StatementColumn, string>>) => ({
    title,
    below,
    cells: columns.map((column) => cells[column] ?? ''),
  });
  const price = (line: StatementLine) => (line.price > 0 ? yuanText(line.price) : t(words.free));
  const rows = lines.map((line) =>
    row(t(line.title), columns.includes('price') ? '' : line.price > 0 ? t(words.each(line.price)) : t(words.free), {
      used: String(line.used),
      voided: String(line.voided),
      people: String(line.people),
      price: price(line),
      subtotal: yuanText(line.price * line.used),
    }),
  );
  return {
    head: [t(words.benefit), ...columns.map((column) => t(words[column]))],
    rows: owed === sum ? rows : [...rows, row(t(words.difference), note, { subtotal: yuanText(owed - sum) })],
    total: row(t(words.total), '', {
      used: String(add('used')),
      voided: String(add('voided')),
      subtotal: yuanText(owed),
    }),
  };
}

const words = {
  benefit: { CN: '权益', EN: 'Benefit' },
  used: { CN: '核销', EN: 'Uses' },
  voided: { CN: '撤销', EN: 'Void' },
  people: { CN: '人数', EN: 'People' },
  price: { CN: '单价（元）', EN: 'Each (CNY)' },
  subtotal: { CN: '小计（元）', EN: 'Subtotal (CNY)' },
  free: { CN: '不结算', EN: 'Not paid for' },
  difference: { CN: '调整', EN: 'Adjustment' },
  total: { CN: '合计', EN: 'Total' },
  each: (price: number) => ({ CN: `每次 ${yuanText(price)} 元`, EN: `CNY ${yuanText(price)} each` }),
} as const;
