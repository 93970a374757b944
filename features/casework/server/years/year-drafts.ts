import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import { programmeYear as resource } from '#features/casework/resources/programme-year.ts';
import { windows, yearDrafts } from '#features/casework/server/year-tables.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { holdRecords } from '#server/resources/hold.ts';
import type { ActorScope } from '#server/scope.ts';
import { formOfWindow, momentsOfDraft } from './year-form.ts';

export type YearDraft = typeof yearDrafts.$inferSelect;
type Window = typeof windows.$inferSelect;

/** A year as both sides of it stand: what is in force and what it is to become; `rev` is that of the record. */
export interface StoredYear {
  readonly window: Window | null;
  readonly draft: YearDraft | null;
  readonly rev: number;
}

/** Holds a year until the transaction ends and reads it: of two who change it the second sees what the first left. Throws NOT_FOUND. */
export async function holdYear(scope: ActorScope, id: string): Promise<StoredYear> {
  await holdRecords(scope, { resource, store: {} }, [id]);
  return getYear(scope, id);
}

/** Reads both sides of a year; throws NOT_FOUND. */
export async function getYear({ db, tenantId }: ActorScope, id: string): Promise<StoredYear> {
  const [draft] = await db
    .select()
    .from(yearDrafts)
    .where(and(eq(yearDrafts.tenantId, tenantId), eq(yearDrafts.id, id)));
  const [window] = await db
    .select()
    .from(windows)
    .where(and(eq(windows.tenantId, tenantId), eq(windows.id, id)));
  if (!draft && !window) throw new Refusal('NOT_FOUND');
  const rev = Math.max(draft?.rev ?? 0, window?.rev ?? 0);
  return { draft: draft ?? null, window: window ?? null, rev };
}

/** The form of a year: that of its draft, or as it is in force. */
export function formIn({ draft, window }: Pick<StoredYear, 'draft' | 'window'>): Values {
  return draft?.values ?? formOfWindow(window!);
}

/** Whether the tenant has a year of a programme, in force or as a draft. */
export async function hasYear({ db, tenantId }: ActorScope, { programme, year }: Values): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from windows where tenant_id = ${tenantId} and programme = ${programme} and year = ${year}
    union all
    select 1 from year_drafts where tenant_id = ${tenantId} and programme = ${programme} and year = ${year} limit 1`);
  return rows.length > 0;
}

/** Begins the draft of a year; throws DUPLICATE where somebody else has begun it at the same time. */
export async function addDraft(
  scope: ActorScope,
  { id, values, rev = 0 }: { id: string; values: Values; rev?: number },
) {
  const added = await scope.db
    .insert(yearDrafts)
    .values({
      id,
      tenantId: scope.tenantId,
      programme: String(values.programme),
      year: Number(values.year),
      values,
      ...momentsOfDraft(values),
      changedBy: [scope.actor.id],
      createdAt: scope.now,
      updatedAt: scope.now,
      rev,
    })
    .onConflictDoNothing()
    .returning({ id: yearDrafts.id });
  if (added.length === 0) throw new Refusal('DUPLICATE');
}

/** Changes the draft of a year that is held, as its next revision; returns it. */
export async function changeDraft(
  { db, tenantId, now }: ActorScope,
  { draft, rev }: { draft: YearDraft; rev: number },
  set: Partial<typeof yearDrafts.$inferInsert>,
): Promise<number> {
  await db
    .update(yearDrafts)
    .set({ ...set, updatedAt: now, rev: rev + 1 })
    .where(and(eq(yearDrafts.tenantId, tenantId), eq(yearDrafts.id, draft.id)));
  return rev + 1;
}

/** Takes the draft of a year away. */
export async function dropDraft({ db, tenantId }: ActorScope, { id }: YearDraft): Promise<void> {
  await db.delete(yearDrafts).where(and(eq(yearDrafts.tenantId, tenantId), eq(yearDrafts.id, id)));
}
