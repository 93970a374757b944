import type { Values } from '#core/forms/values.ts';
import type { KeptSections } from '#server/base/drafts/kept-sections.ts';
import { and, eq, type SQL } from '#server/database/sql.ts';
import { keptDrafts } from '#server/database/tables/kept-drafts.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import type { KeptTarget } from './may-keep.ts';

/** A record as it was when somebody began to type over it. */
export interface Ground {
  readonly rev: number;
  readonly values: Values;
}

export interface KeptRow {
  readonly id: string;
  readonly ground: Ground | null;
  readonly sections: KeptSections;
}

/** The caller's row of a target, if there ever was one; with `forUpdate` it is held until the transaction ends. */
export async function findRow(
  scope: ActorScope,
  target: KeptTarget,
  { forUpdate = false } = {},
): Promise<KeptRow | undefined> {
  const query = scope.db.select().from(keptDrafts).where(isOwnAt(scope, target));
  const [row] = await (forUpdate ? query.for('update') : query);
  return row && { id: row.id, ground: row.ground as Ground | null, sections: row.sections as KeptSections };
}

/** Writes what has changed of a row. */
export async function writeRow(
  { db, tenantId, now }: Scope,
  id: string,
  change: Partial<Pick<KeptRow, 'ground' | 'sections'>>,
): Promise<void> {
  await db
    .update(keptDrafts)
    .set({ ...change, updatedAt: now })
    .where(and(eq(keptDrafts.tenantId, tenantId), eq(keptDrafts.id, id)));
}

/** Rows about one object, whoever wrote them. */
export function isAbout({ tenantId }: Scope, { form, object }: KeptTarget): SQL {
  return and(eq(keptDrafts.tenantId, tenantId), eq(keptDrafts.form, form), eq(keptDrafts.object, object))!;
}

function isOwnAt(scope: ActorScope, target: KeptTarget): SQL {
  return and(isAbout(scope, target), eq(keptDrafts.ownerId, scope.actor.id))!;
}
