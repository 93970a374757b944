import type { Text } from '#core/texts/text.ts';
import { type Hidden, hideSmall, type Total } from './hide-small.ts';

/** Rows with the same value in each dimension; see server/datasets/read-groups.ts. */
export interface Leaf {
  readonly values: readonly string[];
  readonly count: number;
  readonly sums: readonly number[];
  readonly counts: readonly number[];
}

/** A number of a pivot for each measure; null where it is not shown, or there is none. */
export interface Cell {
  readonly numbers: readonly (number | null)[];
  readonly hidden: Hidden | null;
  /** The list with just these rows; null where nothing is shown or the list cannot be asked for them. */
  readonly path: string | null;
}

export interface PivotRow {
  /** Names of its values; fewer than dimensions for a total. */
  readonly labels: readonly Text[];
  readonly isTotal: boolean;
  readonly cells: readonly Cell[];
}

/** A table of figures: rows by all dimensions but the last of several, which stands across. */
export interface Pivot {
  readonly dimensions: readonly Text[];
  readonly measures: readonly { readonly name: Text; readonly unit: Text | null; readonly digits: number }[];
  /** Names of what stands across; one without a name where nothing does. */
  readonly columns: readonly Text[];
  readonly rows: readonly PivotRow[];
  /** How many cells count fewer than five, and how many are hidden for them. */
  readonly small: number;
  readonly beside: number;
}

interface PivotParts {
  readonly leaves: readonly Leaf[];
  readonly dimensions: readonly { readonly key: string; readonly name: Text }[];
  readonly measures: readonly {
    readonly name: Text;
    readonly unit?: Text;
    readonly kind: 'count' | 'sum' | 'mean';
    readonly digits?: number;
  }[];
  /** Order and names of values; what it does not name comes after, by its own name. */
  readonly options: Readonly<Record<string, readonly { readonly value: string; readonly label: Text }[]>>;
  /** The address of the list for values by dimension. */
  readonly pathOf: (values: Readonly<Record<string, string>>) => string | null;
}

/** Makes the table that may be shown of groups: totals downwards, groups under five and what gives them away hidden. */
export function pivotOf({ leaves, dimensions, measures, options, pathOf }: PivotParts): Pivot {
  const depth = dimensions.length > 1 ? dimensions.length - 1 : dimensions.length;
  const across = dimensions.length > 1 ? dimensions.length - 1 : null;
  const valuesAt = (at: number) =>
    orderOf([...new Set(leaves.map(({ values }) => values[at]!))], options[dimensions[at]!.key] ?? []);
  const labelAt = (at: number, value: string): Text =>
    options[dimensions[at]!.key]?.find((option) => option.value === value)?.label ??
    (value === '' ? { CN: '未填', EN: 'Not told' } : { CN: value, EN: value });
  const columns = across === null ? [null] : valuesAt(across);
  const heads = headsOf(depth, valuesAt, leaves);
  const trees = columns.map((column) => treeOf(leaves, { depth, across, column }));
  const marks = trees.map((tree) => hideSmall(tree.total));
  let [small, beside] = [0, 0];

  const cellOf = (values: readonly string[], at: number): Cell => {
    const key = keyOf(values);
    const found = trees[at]!.leaves.filter((leaf) => values.every((value, index) => leaf.values[index] === value));
    const hidden = marks[at]!.get(key) ?? null;
    if (hidden === 'small') small++;
    else if (hidden === 'beside') beside++;
    const column = columns[at];
    const all = across !== null && column !== null && column !== undefined ? { [dimensions[across]!.key]: column } : {};
    const named = Object.fromEntries(values.map((value, index) => [dimensions[index]!.key, value]));
    const isWhole = ![...values, column].includes('');
    return {
      numbers: measures.map((measure, index) => (hidden ? null : numberOf(measure, found, index))),
      hidden,
      path: hidden || !isWhole || found.length === 0 ? null : pathOf({ ...named, ...all }),
    };
  };
  const rows = heads.map(
    (values): PivotRow => ({
      labels: values.map((value, at) => labelAt(at, value)),
      isTotal: values.length < depth,
      cells: columns.map((_, at) => cellOf(values, at)),
    }),
  );
  return {
    dimensions: dimensions.map(({ name }) => name),
    measures: measures.map(({ name, unit, digits }) => ({ name, unit: unit ?? null, digits: digits ?? 0 })),
    columns: columns.map((column) => (column === null ? { CN: '', EN: '' } : labelAt(across!, column))),
    rows,
    small,
    beside,
  };
}

/** The beginnings of rows: of each value its parts and then their total, and the total of all last. */
function headsOf(depth: number, valuesAt: (at: number) => string[], leaves: readonly Leaf[]): string[][] {
  const isThere = (values: readonly string[]) =>
    leaves.some((leaf) => values.every((value, at) => leaf.values[at] === value));
  const inside = (before: string[]): string[][] => {
    if (before.length === depth) return [before];
    const parts = valuesAt(before.length)
      .map((value) => [...before, value])
      .filter(isThere)
      .flatMap(inside);
    return [...parts, before];
  };
  return inside([]);
}

function treeOf(
  leaves: readonly Leaf[],
  { depth, across, column }: { depth: number; across: number | null; column: string | null },
) {
  const own = across === null ? leaves : leaves.filter(({ values }) => values[across] === column);
  const node = (before: readonly string[]): Total => {
    const inside = own.filter(({ values }) => before.every((value, at) => values[at] === value));
    const next = before.length < depth ? [...new Set(inside.map(({ values }) => values[before.length]!))] : [];
    return {
      key: keyOf(before),
      count: inside.reduce((sum, { count }) => sum + count, 0),
      parts: next.map((value) => node([...before, value])),
    };
  };
  return { leaves: own, total: node([]) };
}

function keyOf(values: readonly string[]): string {
  return JSON.stringify(values);
}

function numberOf(
  { kind, digits = 0 }: PivotParts['measures'][number],
  leaves: readonly Leaf[],
  at: number,
): number | null {
  const total = (of: (leaf: Leaf) => number) => leaves.reduce((sum, leaf) => sum + of(leaf), 0);
  if (kind === 'count') return total(({ count }) => count);
  const sum = total(({ sums }) => sums[at]!);
  const many = total(({ counts }) => counts[at]!);
  if (kind === 'mean' && many === 0) return null;
  return Number((kind === 'sum' ? sum : sum / many).toFixed(digits));
}

function orderOf(values: readonly string[], options: readonly { readonly value: string }[]): string[] {
  const rank = (value: string) => {
    const at = options.findIndex((option) => option.value === value);
    return at < 0 ? options.length : at;
  };
  return values.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}
