import { isRecord, type RowValue, type Values } from '#core/forms/values.ts';
import { linesOf } from './question.ts';
import { readShowIf, type ShowIf, writeShowIf } from './show-if.ts';

/** The items of a questionnaire as its form holds them. */
export function rowsOf({ items }: Values): readonly RowValue[] {
  return Array.isArray(items) ? (items.filter(isRecord) as unknown as RowValue[]) : [];
}

/** The rows with a new item of a kind at a position; its code is one that no other has. */
export function withItem(
  rows: readonly RowValue[],
  { id, type, at }: { id: string; type: string; at: number },
): readonly RowValue[] {
  const taken = new Set(rows.map(({ code }) => code));
  let number = rows.length + 1;
  while (taken.has(`Q${number}`)) number += 1;
  const row: RowValue = { id, code: `Q${number}`, type, required: 'YES' };
  return rows.toSpliced(at, 0, row);
}

/** The rows without an item, and without what others ask of it. */
export function withoutItem(rows: readonly RowValue[], id: string): readonly RowValue[] {
  const gone = rows.find((row) => row.id === id);
  return rows
    .filter((row) => row.id !== id)
    .map((row) =>
      withRules(row, ({ rules, ...rest }) => ({ ...rest, rules: rules.filter(({ code }) => code !== gone?.code) })),
    );
}

/** The rows with an item moved to another position. */
export function moved(rows: readonly RowValue[], id: string, to: number): readonly RowValue[] {
  const from = rows.findIndex((row) => row.id === id);
  const row = rows[from];
  return !row || to < 0 || to >= rows.length || to === from ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** The rows without an option of an item; rules about the options behind it move up, those about it go. */
export function withoutOption(rows: readonly RowValue[], id: string, position: number): readonly RowValue[] {
  const owner = rows.find((row) => row.id === id);
  return rows.map((row) => {
    if (row.id === id)
      return {
        ...row,
        options: linesOf(row.options)
          .toSpliced(position - 1, 1)
          .join('\n'),
      };
    return withRules(row, ({ isAny, rules }) => ({
      isAny,
      rules: rules
        .filter(({ code, value }) => code !== owner?.code || value !== position)
        .map((rule) =>
          rule.code === owner?.code && rule.value > position ? { ...rule, value: rule.value - 1 } : rule,
        ),
    }));
  });
}

function withRules(row: RowValue, change: (showIf: ShowIf) => ShowIf): RowValue {
  const showIf = readShowIf(row.showIf);
  return showIf ? { ...row, showIf: writeShowIf(change(showIf)) } : row;
}
