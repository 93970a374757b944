import { Refusal } from '#core/errors.ts';
import { textIn } from '#core/texts/text.ts';
import { isIn, stateSets } from '#core/workflow/states.ts';
import { applicationSections, applications, numbers } from '#features/casework/server/tables.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import { itemsOf, type QuotaMoment } from '#features/casework/shared/year-items.ts';
import { and, eq, isNotNull, type SQL, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** States in which a case takes one of what its item grants: from the public notice that proposes it on. */
const granting: readonly string[] = ['PUBLICITY', ...stateSets.granted, 'ENDED'];

/** Whether a case that goes from one state to another begins to take one of what its item grants. */
export function beginsToTake(from: string, to: string): boolean {
  return granting.includes(to) && !granting.includes(from) && !isIn('ended', from);
}

interface Year {
  readonly programme: string;
  readonly year: number;
}

/** How many of a year take the quota of each item, in one query; none for a programme without items. */
export async function countItems(
  scope: Scope,
  { programme, year, at }: Year & { readonly at: QuotaMoment },
): Promise<{ item: string; count: number }[]> {
  const found = itemsOf(programme);
  if (!found) return [];
  const item = itemIn(found.key);
  return scope.db
    .select({ item, count: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(applicationSections, choiceOf(found.section))
    .where(and(takenIn(scope, { programme, year }, at), sql`${item} is not null`))
    .groupBy(item);
}

/**
 * Takes one of the quota of its item for an application, if the year limits that and counts at this moment; throws
 * ITEM_FULL. Whoever takes one holds the numbers of the year until their transaction ends: of two at once one gets the last.
 */
export async function takeItem(
  scope: Scope,
  { id, programme, year }: Year & { readonly id: string },
  at: QuotaMoment,
): Promise<void> {
  const found = itemsOf(programme);
  if (!found) return;
  const [window] = await scope.db
    .select({ allotment: windows.allotment })
    .from(windows)
    .where(and(eq(windows.tenantId, scope.tenantId), eq(windows.programme, programme), eq(windows.year, year)));
  const { quotas = [], quotaAt = 'APPROVED' } = window?.allotment ?? {};
  const limits = quotas.filter(({ quota }) => typeof quota === 'number');
  if (limits.length === 0 || quotaAt !== at) return;
  await holdNumbers(scope, { programme, year });
  const [own] = await scope.db
    .select({ item: itemIn(found.key) })
    .from(applicationSections)
    .where(
      and(
        eq(applicationSections.tenantId, scope.tenantId),
        eq(applicationSections.applicationId, id),
        eq(applicationSections.key, found.section),
      ),
    );
  const limit = limits.find(({ item }) => item === own?.item)?.quota;
  if (!own || typeof limit !== 'number') return;
  const [others] = await scope.db
    .select({ count: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(applicationSections, choiceOf(found.section))
    .where(
      and(
        takenIn(scope, { programme, year }, at),
        sql`${applications.id} <> ${id}`,
        sql`${itemIn(found.key)} = ${own.item}`,
      ),
    );
  if (others!.count < limit) return;
  const label = found.items.find(({ value }) => value === own.item)!.label;
  throw new Refusal('ITEM_FULL', { params: { item: textIn(label, scope.locale), count: limit } });
}

async function holdNumbers({ db, tenantId }: Scope, { programme, year }: Year): Promise<void> {
  await db
    .select({ last: numbers.last })
    .from(numbers)
    .where(and(eq(numbers.tenantId, tenantId), eq(numbers.programme, programme), eq(numbers.year, year)))
    .for('update');
}

function itemIn(key: string): SQL<string> {
  return sql<string>`${applicationSections.values}->>${sql.raw(`'${key}'`)}`;
}

function choiceOf(section: string): SQL | undefined {
  return and(
    eq(applicationSections.tenantId, applications.tenantId),
    eq(applicationSections.applicationId, applications.id),
    eq(applicationSections.key, section),
  );
}

/** Applications that take a quota: those that were given a number, or of these the ones that are granted. */
function takenIn({ tenantId }: Scope, { programme, year }: Year, at: QuotaMoment): SQL | undefined {
  const isTaking = sql`${applications.state} in ${sql.raw(`(${granting.map((state) => `'${state}'`).join(', ')})`)}`;
  return and(
    eq(applications.tenantId, tenantId),
    eq(applications.programme, programme),
    eq(applications.year, year),
    isNotNull(applications.no),
    at === 'APPROVED' ? isTaking : undefined,
  );
}
