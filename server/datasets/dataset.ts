import type { PermissionCode } from '#core/permissions.ts';
import type { Option } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';
import type { SQL } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

/** By what rows can be grouped: a column of theirs whose values the list of the dataset can be filtered by, too. */
export interface Dimension {
  readonly key: string;
  readonly name: Text;
  /** Column of the rows; named like the key unless told. */
  readonly column?: string;
}

/** What can be counted of rows: how many there are, or the sum or the mean of a column of numbers. */
export interface Measure {
  readonly key: string;
  readonly name: Text;
  readonly unit?: Text;
  readonly kind: 'count' | 'sum' | 'mean';
  readonly column?: string;
  /** Digits behind the point; none unless told. */
  readonly digits?: number;
}

/** Which rows are meant: those with one value in some dimensions, and those of some days, both included. */
export interface Narrowing {
  readonly values: Readonly<Record<string, string>>;
  /** YYYY-MM-DD in Asia/Shanghai. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A figure of a dataset in the decision centre. */
export interface BoardFigure {
  readonly key: string;
  readonly name: Text;
  readonly measure: string;
  /** Only rows with these values. */
  readonly values?: Readonly<Record<string, string>>;
  /** Whether more is better; nothing is said of the others. */
  readonly isGood?: boolean;
}

/** MAP has a tile for each value, meant for regions. */
export type ChartKind = 'TABLE' | 'LINE' | 'BAR' | 'PIE' | 'MAP';

/** A chart of a dataset in the decision centre. */
export interface BoardPanel {
  readonly key: string;
  readonly name: Text;
  readonly dimension: string;
  readonly measure: string;
  readonly chart: Exclude<ChartKind, 'TABLE'>;
  readonly values?: Readonly<Record<string, string>>;
  /** Whether the year before stands beside it. */
  readonly compares?: true;
}

/**
 * What reports may be made of: the rows of a list of the back office, as that list has them. Whoever may not see the
 * list sees nothing of the dataset, and each figure leads to the list with just the rows it counts.
 */
export interface Dataset {
  readonly key: string;
  readonly name: Text;
  /** What a row is counted in, such as 件. */
  readonly unit: Text;
  readonly permission: PermissionCode;
  /** The day by which periods are cut; `isDay` where the column holds days instead of instants. */
  readonly date: { readonly column: string; readonly name: Text; readonly isDay?: true };
  readonly dimensions: readonly Dimension[];
  /** The first one counts the rows. */
  readonly measures: readonly Measure[];
  readonly board: { readonly figures: readonly BoardFigure[]; readonly panels: readonly BoardPanel[] };
  /** The rows that the caller may see, as a select with the columns of dimensions, measures and date. */
  rows(scope: ActorScope, narrowing: Narrowing): SQL;
  /** How many rows the list itself says there are. */
  listed(scope: ActorScope, narrowing: Narrowing): Promise<number>;
  /** The address of the list with just these rows. */
  address(narrowing: Narrowing): string;
  /** The values of each dimension in their order, with their names. */
  options(scope: ActorScope): Promise<Readonly<Record<string, readonly Option[]>>>;
}

/** The measure that every dataset begins with. */
export function countOf(unit: Text): Measure {
  return { key: 'count', name: { CN: '数量', EN: 'Count' }, unit, kind: 'count' };
}
