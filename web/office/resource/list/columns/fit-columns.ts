import type { Column } from '#core/resources/resource.ts';

export const checkWidth = 40;
export const actionsWidth = 150;
const defaultWidth = 140;

/** What the name of a record has before a column beside it stays, and what it has at least beside those that must stay. */
const nameWidth = 260;
const leastName = 160;

/** What a column asks for, in pixels. */
export interface Need {
  /** For its title. */
  readonly head: number;
  /** For its title and whatever the rows have in it. */
  readonly whole: number;
}

interface Fit {
  /** Pixels that the table has; 0 before it was measured. */
  readonly room: number;
  readonly canPick: boolean;
  /** Columns that stay whatever the width: pinned ones, the one sorted by, and those that the reader added. */
  readonly kept: ReadonlySet<string>;
  /** By the key of a column. */
  readonly needs: ReadonlyMap<string, Need>;
}

/** A column as it is drawn, in pixels. */
export interface FittedColumn {
  readonly column: Column;
  readonly width: number;
}

/**
 * The columns that fit beside the actions, as wide as they need or, texts, narrower. What still does not fit goes by its
 * priority, the last of a priority first; what stays although it does not fit is scrolled to. Room that is left goes
 * first to what would be cut, the shortest of it first, and then to all as they were declared.
 */
export function fitColumns(columns: readonly Column[], { room, canPick, kept, needs }: Fit): readonly FittedColumn[] {
  if (room === 0) return columns.map((column) => ({ column, width: widthOf(column) }));
  const left = room - actionsWidth - (canPick ? checkWidth : 0);
  const measured = columns.map((column, at) => ({ column, ...boundsOf(column, needs.get(column.key), at === 0) }));
  const shown = [...measured];
  while (sum(shown.map(({ least }) => least)) > left) {
    const going = leastImportant(
      shown.map(({ column }) => column),
      kept,
    );
    if (!going) break;
    shown.splice(
      shown.findIndex(({ column }) => column === going),
      1,
    );
  }
  const over = sum(shown.map(({ least }) => least)) - left;
  const [name] = shown;
  if (over > 0 && name && isOpen(name.column))
    shown[0] = { ...name, least: Math.max(Math.min(name.least, leastName), name.least - over) };
  const spare = left - sum(shown.map(({ least }) => least));
  const given = shareOut(
    spare,
    shown.map(({ least, whole }) => whole - least),
  );
  const free = Math.max(0, spare - sum(given));
  const declared = sum(shown.map(({ column }) => widthOf(column)));
  return shown.map(({ column, least }, at) => ({
    column,
    width: Math.floor(least + given[at]! + (free * widthOf(column)) / declared),
  }));
}

/** What each gets of so much when each wants so much: the same for all, and no more than it wants. */
function shareOut(amount: number, wants: readonly number[]): readonly number[] {
  const given = wants.map(() => 0);
  const inTurn = wants.map((want, at) => ({ want, at })).sort((one, other) => one.want - other.want);
  let left = Math.max(0, amount);
  for (const [done, { want, at }] of inTurn.entries()) {
    given[at] = Math.min(want, left / (inTurn.length - done));
    left -= given[at];
  }
  return given;
}

function leastImportant(columns: readonly Column[], kept: ReadonlySet<string>): Column | undefined {
  return columns
    .slice(1)
    .filter((column) => !kept.has(column.key) && priorityOf(column) > 1)
    .reduce<Column | undefined>(
      (least, column) => (!least || priorityOf(column) >= priorityOf(least) ? column : least),
      undefined,
    );
}

function priorityOf({ priority, kind }: Column): number {
  return priority ?? (kind === 'status' ? 1 : 2);
}

function widthOf({ width = defaultWidth }: Column): number {
  return width;
}

/** Masked values are short: what is longer was written, such as an address. */
const mostMasked = 180;

/** A code, a state or a masked number is no use when it is cut, texts can be: the name of the record last. */
function boundsOf(column: Column, need: Need | undefined, isName: boolean): { least: number; whole: number } {
  const declared = widthOf(column);
  const { head, whole } = need ?? { head: 0, whole: declared };
  if (!isOpen(column) || (column.sensitive && whole <= mostMasked)) return { least: whole, whole };
  const enough = isName ? Math.max(declared, nameWidth) : Math.max(110, Math.round(declared * 0.8));
  return { least: Math.max(head, Math.min(whole, enough)), whole };
}

function isOpen({ kind }: Column): boolean {
  return kind === 'text' || kind === 'texts' || kind === 'tags';
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
