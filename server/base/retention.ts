import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';

/** What a room does with its rows past their time. */
export interface Retention {
  /** Deletes or anonymises these rows. */
  end(scope: Scope, ids: string[]): Promise<unknown>;
  /** Which of the rows `t` past their time may go now; all unless said. */
  readonly isRipe?: (now: Date) => SQL;
  /** Tells whose rows are about to go; before each run. */
  readonly remind?: (scope: Scope) => Promise<unknown>;
}

/** Rows of a tenant that are past their time: a table, and what must hold of its rows `t` before an instant. */
export interface Due {
  readonly from: SQL;
  where(before: Date): SQL;
  /** Not a table of tenants: what the platform keeps is counted whole for everybody who may see it. */
  readonly isShared?: true;
}

/** Rows of a table, by its name. */
export function dueOf(table: string, where: Due['where']): Due {
  return { from: sql`${sql.identifier(table)} t`, where };
}
