import type { Option } from '#core/dictionaries/option.ts';
import { and, desc, eq, type SQL } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import type { choiceRounds, meetingLists } from './tables.ts';

/** Rounds or lists of the tenant to choose from by name, the latest first. */
export async function namedOptions(
  { db, tenantId }: ActorScope,
  table: typeof choiceRounds | typeof meetingLists,
  which?: SQL,
): Promise<Option[]> {
  const rows = await db
    .select({ id: table.id, nameCN: table.nameCN, nameEN: table.nameEN })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), which))
    .orderBy(desc(table.createdAt), desc(table.id));
  return rows.map(({ id, nameCN, nameEN }) => ({ value: id, label: { CN: nameCN, EN: nameEN } }));
}
