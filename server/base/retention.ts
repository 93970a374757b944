import type { RetentionKey } from '#core/retention.ts';
import type { PgColumn } from '#server/database/pg-tables.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** What a room keeps for a time, and what it does with its rows past that. */
export interface Retention extends Due {
  /** Deletes or anonymises these rows; absent where a job of its own takes them. */
  readonly end?: (scope: Scope, ids: string[]) => Promise<unknown>;
  /** Which of the rows `t` past their time may go now; all unless said. */
  readonly isRipe?: (now: Date) => SQL;
  /** Tells whose rows are about to go; before each run. */
  readonly remind?: (scope: Scope) => Promise<unknown>;
}

/** Everything that is kept for a time. */
export type Retentions = Readonly<Record<RetentionKey, Retention>>;

/** Rows of a tenant that are past their time: a table, and what must hold of its rows `t` before an instant. */
export interface Due {
  readonly from: SQL;
  /** `holders` are the columns that hold files. */
  where(before: Date, holders: readonly PgColumn[]): SQL;
  /** Not a table of tenants: what the platform keeps is counted whole for everybody who may see it. */
  readonly isShared?: true;
}

/** Rows of a table, by its name. */
export function dueOf(table: string, where: Due['where']): Due {
  return { from: sql`${sql.identifier(table)} t`, where };
}

/** The same for a table that belongs to no tenant. */
export function sharedDueOf(table: string, where: Due['where']): Due {
  return { ...dueOf(table, where), isShared: true };
}
