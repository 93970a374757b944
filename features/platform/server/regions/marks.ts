import { regions } from '#core/dictionaries/regions.ts';
import { Refusal } from '#core/errors.ts';
import { regionTrail } from '#core/forms/regions.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, isNotNull, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { regionMarks } from '../tables.ts';

/** What the tenant says of a region beside what is shipped; nothing said is revision 0. */
export async function readMark({ db, tenantId }: Scope, code: string) {
  const [mark] = await db
    .select()
    .from(regionMarks)
    .where(and(eq(regionMarks.tenantId, tenantId), eq(regionMarks.code, code)));
  return { rev: mark?.rev ?? 0, isServed: mark?.isServed ?? false, replacedBy: mark?.replacedBy ?? null };
}

/** The tenant's regions that others have taken over from, with whether they are served. */
export async function readReplacedMarks({ db, tenantId }: Scope) {
  const rows = await db
    .select({ code: regionMarks.code, into: regionMarks.replacedBy, isServed: regionMarks.isServed })
    .from(regionMarks)
    .where(and(eq(regionMarks.tenantId, tenantId), isNotNull(regionMarks.replacedBy)));
  return rows.map(({ code, into, isServed }) => ({ code, into: into ?? [], isServed }));
}

/** What the tenant says of a region; with `rev` only over that revision, CONFLICT over another. */
export async function keepMark(
  { db, tenantId, now }: Scope,
  code: string,
  { rev, ...set }: { rev?: number; replacedBy?: string[] | null; isServed?: boolean },
): Promise<void> {
  const [kept] = await db
    .insert(regionMarks)
    .values({ id: newId(), tenantId, code, ...set, updatedAt: now, rev: 1 })
    .onConflictDoUpdate({
      target: [regionMarks.tenantId, regionMarks.code],
      set: { ...set, updatedAt: now, rev: sql`${regionMarks.rev} + 1` },
      ...(rev === undefined ? {} : { setWhere: eq(regionMarks.rev, rev) }),
    })
    .returning({ rev: regionMarks.rev });
  if (!kept) throw new Refusal('CONFLICT');
}

/** A region as lines of the log call it. */
export function regionTitle(code: string): string {
  return regionTrail(code, { region: regions }).at(-1)?.label.CN ?? code;
}
