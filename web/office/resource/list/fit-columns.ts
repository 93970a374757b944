import type { Column } from '#core/resources/resource.ts';

export const checkWidth = 40;
export const actionsWidth = 150;
const defaultWidth = 140;

interface Fit {
  /** Pixels that the table has; 0 before it was measured. */
  readonly room: number;
  readonly canPick: boolean;
  /** Columns that stay whatever the width: pinned ones, the one sorted by, and those that the reader added. */
  readonly kept: ReadonlySet<string>;
}

/** A column as it is drawn, in pixels. */
export interface FittedColumn {
  readonly column: Column;
  readonly width: number;
}

/**
 * The columns that fit beside the actions, as wide as declared or narrower. What still does not fit goes by its
 * priority, the last of a priority first; what stays although it does not fit is scrolled to.
 */
export function fitColumns(columns: readonly Column[], { room, canPick, kept }: Fit): readonly FittedColumn[] {
  const wide = (shown: readonly Column[]) => sum(shown.map(widthOf));
  if (room === 0) return columns.map((column) => ({ column, width: widthOf(column) }));
  const left = room - actionsWidth - (canPick ? checkWidth : 0);
  const shown = [...columns];
  while (sum(shown.map(leastWidth)) > left) {
    const going = leastImportant(shown, kept);
    if (!going) break;
    shown.splice(shown.indexOf(going), 1);
  }
  // Between the widths declared and the least ones lies what there is room for; spare room is the table's to spread.
  const least = sum(shown.map(leastWidth));
  const share = Math.min(1, Math.max(0, (left - least) / Math.max(1, wide(shown) - least)));
  return shown.map((column) => ({
    column,
    width: Math.floor(leastWidth(column) + (widthOf(column) - leastWidth(column)) * share),
  }));
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

/** A code is no use when it is cut; instants are as long as they are; texts can lose a fifth. */
function leastWidth(column: Column): number {
  const width = widthOf(column);
  if (column.kind === 'date-time') return Math.min(width, 116);
  if (column.kind === 'text' || column.kind === 'texts' || column.kind === 'tags')
    return width > 120 ? Math.max(110, Math.round(width * 0.8)) : width;
  return width;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
