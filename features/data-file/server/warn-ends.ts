import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { applications } from '#features/casework/server/tables.ts';
import { dataFileMessages } from '#features/data-file/messages.ts';
import { warnedDays } from '#features/data-file/shared/kinds.ts';
import { tell } from '#server/base/mail/tell.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { and, eq, gte, inArray, isNull, lte } from '#server/database/sql.ts';
import type { Services } from '#server/services.ts';
import { dataItems, dataRecords } from './tables.ts';

/** Tells people once of verified documents that run out within a month; returns how many items. Safe to run twice at once. */
export async function warnOfEnds(services: Services): Promise<number> {
  const now = services.clock();
  const today = dayInShanghai(now.getTime());
  const due = await services.database.asOwner((db) =>
    db
      .select({ item: dataItems, kind: dataRecords.kind, section: dataRecords.section })
      .from(dataItems)
      .innerJoin(dataRecords, eq(dataRecords.id, dataItems.recordId))
      .innerJoin(applications, eq(applications.id, dataRecords.applicationId))
      .where(
        and(
          isNull(dataItems.warnedAt),
          gte(dataItems.expiresOn, today),
          lte(dataItems.expiresOn, moveDate(today, { days: warnedDays })),
          inArray(applications.state, ['APPROVED', 'EFFECTIVE', 'ENDED']),
        ),
      )
      .limit(500),
  );
  // What runs out on one day for one person is told in one message.
  const together = Map.groupBy(due, ({ item }) => `${item.tenantId}|${item.ownerId}|${item.expiresOn}`);
  let told = 0;
  for (const found of together.values()) {
    const { tenantId, ownerId, expiresOn } = found[0]!.item;
    told += await services.database.transaction(tenantId, async (db) => {
      const taken = await db
        .update(dataItems)
        .set({ warnedAt: now })
        .where(
          and(
            eq(dataItems.tenantId, tenantId),
            inArray(dataItems.recordId, [...new Set(found.map(({ item }) => item.recordId))]),
            eq(dataItems.expiresOn, expiresOn ?? ''),
            isNull(dataItems.warnedAt),
          ),
        )
        .returning({ recordId: dataItems.recordId, field: dataItems.field });
      if (taken.length === 0) return 0;
      const labels = found.flatMap(({ item, kind, section }) => {
        const fields = definitionOf(kind).sections.find(({ key }) => key === section)?.fields ?? [];
        return fields.filter(({ key }) => key === item.field).map(({ label }) => label);
      });
      const document = {
        CN: labels.map(({ CN }) => CN).join('、'),
        EN: labels.map(({ EN }) => EN).join(', '),
      };
      const scope = systemScope(services, { db, tenantId, now });
      await tell(scope, dataFileMessages.ends, { to: ownerId, facts: { document, day: expiresOn ?? '' } });
      return taken.length;
    });
  }
  return told;
}
