import { Refusal } from '#core/errors.ts';
import type { FormContext } from '#core/forms/kind.ts';
import { isFile } from '#core/forms/kinds/files.ts';
import { getPath } from '#core/forms/paths.ts';
import type { Data, Values } from '#core/forms/values.ts';
import { isBlank, isRecord } from '#core/forms/values.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { shownPaths } from '#features/casework/server/applications/corrections.ts';
import { helpEntries, helpGrants } from '#features/casework/server/help-tables.ts';
import type { HelpedValue, Helper } from '#features/casework/shared/helping.ts';
import { and, asc, eq, inArray, isNull, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** A value that a helper wrote, with the name the helper goes by. */
export type Entry = typeof helpEntries.$inferSelect & { readonly name: string };

interface Written {
  readonly applicationId: string;
  readonly section: string;
  readonly before: Values;
  readonly after: Values;
  /** Paths of the save, the section's key in front. */
  readonly changed: readonly string[];
  /** Revision of the section that the save made. */
  readonly rev: number;
}

/**
 * Notes whose the changed values are: a helper's, under the grant, or the applicant's again. A row or file that only a
 * helper had put in and takes out again leaves no trace.
 */
export async function noteWriting(
  scope: Scope,
  { applicationId, section, before, after, changed, rev }: Written,
  grant?: { readonly id: string; readonly helperId: string },
): Promise<void> {
  if (changed.length === 0) return;
  const paths = sql`unnest(${sql.param([...changed])}::text[])`;
  const gone = await scope.db
    .delete(helpEntries)
    .where(
      and(
        eq(helpEntries.tenantId, scope.tenantId),
        eq(helpEntries.applicationId, applicationId),
        // At the path, inside it, or around it.
        sql`exists (select from ${paths} as p(path) where ${helpEntries.path} = p.path
          or starts_with(${helpEntries.path}, p.path || '.') or starts_with(${helpEntries.path}, p.path || '[')
          or starts_with(p.path, ${helpEntries.path} || '.') or starts_with(p.path, ${helpEntries.path} || '['))`,
      ),
    )
    .returning({ path: helpEntries.path });
  if (!grant) return;
  const were = new Set(gone.map(({ path }) => path));
  const written = changed.flatMap((path) => {
    const inner = path.slice(section.length + 1);
    const value = getPath(after, inner);
    const isTakenOut = value === undefined && path.endsWith(']');
    if (isTakenOut && leavesOf(path, getPath(before, inner)).every((leaf) => were.has(leaf))) return [];
    return leavesOf(path, value);
  });
  if (written.length === 0) return;
  await scope.db.insert(helpEntries).values(
    [...new Set(written)].map((path) => ({
      tenantId: scope.tenantId,
      applicationId,
      path,
      grantId: grant.id,
      accountId: grant.helperId,
      rev,
      at: scope.now,
    })),
  );
}

/** What helpers wrote of an application and still stands, by path. */
export async function readEntries(scope: Scope, applicationId: string): Promise<Entry[]> {
  const rows = await scope.db
    .select({ entry: helpEntries, name: helpGrants.helperName })
    .from(helpEntries)
    .innerJoin(helpGrants, eq(helpGrants.id, helpEntries.grantId))
    .where(and(eq(helpEntries.tenantId, scope.tenantId), eq(helpEntries.applicationId, applicationId)))
    .orderBy(asc(helpEntries.path));
  return rows.map(({ entry, name }) => ({ ...entry, name }));
}

/** Those of fields that are shown for the data at hand, in the order of the form: what is hidden is not submitted. */
export function shownEntries(
  programme: Programme,
  entries: readonly Entry[],
  { data, context }: { data: Data; context: Omit<FormContext, 'data'> },
): Entry[] {
  if (entries.length === 0) return [];
  const shown = [...shownPaths(programme, data, context)];
  const indexOf = ({ path }: Entry) => shown.indexOf(/^\w+\.\w+/.exec(path)?.[0] ?? '');
  return entries.filter((entry) => indexOf(entry) >= 0).toSorted((one, other) => indexOf(one) - indexOf(other));
}

/**
 * Throws HELP_UNREAD unless the applicant has read all that helpers wrote since the last submission: `read` has by section
 * the revision up to which they did.
 */
export function requireRead(entries: readonly Entry[], read: Readonly<Record<string, number>> = {}): void {
  const unread = entries.filter(({ path, rev, readAt }) => !readAt && rev > (read[sectionIn(path)] ?? 0));
  if (unread.length > 0) throw new Refusal('HELP_UNREAD', { params: { count: unread.length } });
}

/** From now on these count as read by the applicant. */
export async function markRead(scope: Scope, applicationId: string, entries: readonly Entry[]): Promise<void> {
  const paths = entries.filter(({ readAt }) => !readAt).map(({ path }) => path);
  if (paths.length === 0) return;
  await scope.db
    .update(helpEntries)
    .set({ readAt: scope.now })
    .where(
      and(
        eq(helpEntries.tenantId, scope.tenantId),
        eq(helpEntries.applicationId, applicationId),
        inArray(helpEntries.path, paths),
        isNull(helpEntries.readAt),
      ),
    );
}

/** Entries as a submission freezes them. */
export function frozenEntries(entries: readonly Entry[]): HelpedValue[] {
  return entries.map(({ path, accountId, name, at }) => ({ path, account: accountId, name, at: at.toISOString() }));
}

/** Who helped with a submission and in which sections, in the order of the form. */
export function helpersOf(programme: Programme, helped: readonly HelpedValue[]): Helper[] {
  const accounts = [...new Set(helped.map(({ account }) => account))];
  return accounts.map((account) => {
    const own = helped.filter((value) => value.account === account);
    const keys = new Set(own.map(({ path }) => sectionIn(path)));
    return {
      name: own.at(-1)?.name ?? '',
      sections: programme.sections.filter(({ key }) => keys.has(key)).map(({ title }) => ({ ...title })),
    };
  });
}

/** The single values at a path: a new row is as many as it holds, everything else is one. */
function leavesOf(path: string, value: unknown): string[] {
  if (isFile(value)) return [path];
  if (Array.isArray(value) && value.length > 0 && value.every((each) => isRecord(each) && typeof each.id === 'string'))
    return value.flatMap((each) => leavesOf(`${path}[${each.id}]`, each));
  if (!path.endsWith(']') || !isRecord(value)) return [path];
  const inner = Object.entries(value).filter(([key, each]) => key !== 'id' && !isBlank(each));
  return inner.length === 0 ? [path] : inner.flatMap(([key, each]) => leavesOf(`${path}.${key}`, each));
}

function sectionIn(path: string): string {
  return path.split('.')[0] ?? '';
}
