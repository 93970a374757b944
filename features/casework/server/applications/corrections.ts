import type { Static } from 'typebox';
import type { FormContext } from '#core/forms/kind.ts';
import { fieldAt, getPath, stepsOf } from '#core/forms/paths.ts';
import { visibleFields, visibleSections } from '#core/forms/section.ts';
import type { Data } from '#core/forms/values.ts';
import { isRecord } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import type { CorrectionShape } from '#features/casework/calls/whole-parts.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { applications, correctionItems } from '#features/casework/server/tables.ts';
import { type Cell, isSealed, openValue, sealValue } from '#server/base/sensitive/seal.ts';
import { and, asc, eq, inArray, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import type { ApplicationRecord } from './facts.ts';

/** A row of the table with its values readable; never leaves the server as it is. */
export type CorrectionItem = typeof correctionItems.$inferSelect;
export type Correction = Static<typeof CorrectionShape>;

/** The items of an application, the oldest first, with readable values. */
export async function readCorrections(scope: Scope, applicationId: string): Promise<CorrectionItem[]> {
  const rows = await scope.db
    .select()
    .from(correctionItems)
    .where(and(eq(correctionItems.tenantId, scope.tenantId), eq(correctionItems.applicationId, applicationId)))
    .orderBy(asc(correctionItems.raisedAt), asc(correctionItems.id));
  return rows.map((row) => ({
    ...row,
    before: openedPart(scope, row.id, 'before', row.before),
    after: openedPart(scope, row.id, 'after', row.after),
  }));
}

/** A value of an item as it is stored: sealed, because it may hold anything the form holds. */
export function sealedPart(scope: Scope, itemId: string, column: 'before' | 'after', value: unknown): string | null {
  return value === undefined || value === null ? null : sealValue(scope, cellOf(itemId), column, value);
}

/** Items of the round under way that the applicant may work on. */
export function itemsOfRound(application: ApplicationRecord, items: readonly CorrectionItem[]): CorrectionItem[] {
  return items.filter(
    (item) => item.round === application.rounds && (item.state === 'open' || item.state === 'answered'),
  );
}

/**
 * Paths an applicant may change in a round: those of its items, and fields that only came to be shown through such a
 * change, which could not be filled in before (and without which the application could not be submitted).
 */
export function unlockedPaths(
  programme: Programme,
  items: readonly CorrectionItem[],
  { frozen, current, context }: { frozen: Data; current: Data; context: Omit<FormContext, 'data'> },
): string[] {
  const before = shownPaths(programme, frozen, context);
  const fresh = [...shownPaths(programme, current, context)].filter((path) => !before.has(path));
  return [...new Set([...items.map((item) => item.path), ...fresh])];
}

/** Counts the open and answered items again after a change; returns the application with them. */
export async function recountItems(scope: Scope, application: ApplicationRecord): Promise<ApplicationRecord> {
  const count = (states: readonly string[]) => sql<number>`(select count(*)::int from ${correctionItems}
    where ${correctionItems.tenantId} = ${scope.tenantId} and ${correctionItems.applicationId} = ${application.id}
      and ${inArray(correctionItems.state, [...states])})`;
  const [after] = await scope.db
    .update(applications)
    .set({ openItems: count(['noted', 'open']), answeredItems: count(['answered']) })
    .where(and(eq(applications.tenantId, scope.tenantId), eq(applications.id, application.id)))
    .returning();
  return after ?? application;
}

/** An item as the contract shows it; `values` may be replaced on the way, e.g. masked. */
export function presentCorrection(
  item: CorrectionItem,
  {
    programme,
    data,
    dueAt,
    show = (value) => value,
  }: {
    programme: Programme;
    data: Data;
    /** What a noted item without its own date will get. */
    dueAt: Date;
    show?: (value: unknown) => unknown;
  },
): Correction {
  return {
    id: item.id,
    path: item.path,
    label: labelOf(programme, item.path, data),
    reason: item.reason,
    note: item.note,
    dueAt: (item.dueAt ?? dueAt).toISOString(),
    state: item.state as Correction['state'],
    reply: item.reply,
    before: show(item.before ?? null),
    after: show(item.after ?? null),
    round: item.round,
    raisedAt: item.raisedAt.toISOString(),
    raisedBy: item.raisedByName,
    answeredAt: item.answeredAt?.toISOString() ?? null,
  };
}

/** Section, field and number of the row, e.g. 教育经历 · 学历学位 1 · 毕业院校. */
export function labelOf(programme: Programme, path: string, data: Data): Text {
  const section = programme.sections.find((each) => path.startsWith(`${each.key}.`));
  const parts: Text[] = section ? [section.title] : [];
  let prefix = '';
  for (const step of stepsOf(path)) {
    if ('id' in step) {
      const rows = getPath(data, prefix);
      const number = Array.isArray(rows) ? rows.findIndex((row) => isRecord(row) && row.id === step.id) + 1 : 0;
      const last = parts.at(-1);
      if (number > 0 && last) parts[parts.length - 1] = { CN: `${last.CN} ${number}`, EN: `${last.EN} ${number}` };
      prefix += `[${step.id}]`;
      continue;
    }
    prefix += prefix ? `.${step.key}` : step.key;
    const field = fieldAt(programme, prefix);
    if (field) parts.push(field.label);
  }
  return { CN: parts.map((part) => part.CN).join(' · '), EN: parts.map((part) => part.EN).join(' · ') };
}

/** Fields shown for the data at hand, each as `section.field`. */
export function shownPaths(programme: Programme, data: Data, context: Omit<FormContext, 'data'>): Set<string> {
  return new Set(
    visibleSections(programme, data).flatMap((section) =>
      visibleFields(section, data[section.key] ?? {}, { ...context, data }).map(
        (field) => `${section.key}.${field.key}`,
      ),
    ),
  );
}

function openedPart(scope: Scope, itemId: string, column: 'before' | 'after', stored: unknown): unknown {
  return isSealed(stored) ? openValue(scope, cellOf(itemId), column, stored) : stored;
}

function cellOf(itemId: string): Cell {
  return { table: 'correction_items', column: 'value', row: itemId };
}
