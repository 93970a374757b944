import { countedDays, extendedEnd, outagesBetween } from '#core/calendar/outages.ts';
import type { TypeWindow } from '#features/casework/server/applications/windows.ts';
import { heartbeats, outages, windows } from '#features/casework/server/year-tables.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { systemScope } from '#server/base/system-scope.ts';
import type { Db } from '#server/database/database.ts';
import { and, eq, gte, lte, or, sql } from '#server/database/sql.ts';
import type { Services } from '#server/services.ts';

const theServer = 'server';

/**
 * Notes that the server is there, once a minute and when it starts. A time without beats is an outage: it is kept, and
 * the end of every window moves that lost time by it. Safe to run twice at once.
 */
export async function beat(services: Services): Promise<void> {
  const now = services.clock();
  const found = await services.database.asOwner(async (db) => {
    const [before] = await db.select().from(heartbeats).where(eq(heartbeats.id, theServer)).for('update');
    await db
      .insert(heartbeats)
      .values({ id: theServer, at: now })
      .onConflictDoUpdate({ target: heartbeats.id, set: { at: sql`greatest(${heartbeats.at}, excluded.at)` } });
    const [outage] = outagesBetween(before ? [before.at.getTime(), now.getTime()] : []);
    if (!outage || (before && before.at > now)) return false;
    await db
      .insert(outages)
      .values({ from: new Date(outage.from), until: new Date(outage.until) })
      .onConflictDoNothing();
    return true;
  });
  if (found) await extendWindows(services);
}

/** Moves the ends of windows by the outages on record; run again it changes nothing. Returns how many it moved. */
export async function extendWindows(services: Services): Promise<number> {
  const now = services.clock();
  const moved = await services.database.asOwner((db) => movedEnds(db, now));
  for (const { id, tenantId, title, end, ends, typeEnds } of moved)
    await services.database.transaction(tenantId, async (db) => {
      await db
        .update(windows)
        .set({ ...(end && { extendedTo: end }), typeEnds })
        .where(eq(windows.id, id));
      await logBusiness(systemScope(services, { db, tenantId, now }), {
        module: 'APPLYPROGRAM',
        action: 'extend',
        objectType: 'programme-year',
        objectId: id,
        title,
        actor: null,
        text: { CN: '系统中断，截止时间自动顺延', EN: 'The end moved after an outage' },
        changes: [
          ...(end ? [{ field: 'extendedTo', before: null, after: end.toISOString() }] : []),
          ...ends.map(([type, after]) => ({ field: `types.${type}.closesOn`, before: null, after })),
        ],
      });
    });
  return moved.length;
}

async function movedEnds(db: Db, now: Date) {
  const since = new Date(now.getTime() - 2 * countedDays * 24 * 3_600_000);
  const rows = await db
    .select()
    .from(windows)
    .where(
      and(
        eq(windows.extendsAfterOutage, true),
        lte(windows.opensAt, now),
        or(
          gte(windows.closesAt, since),
          gte(windows.extendedTo, since),
          sql`exists (select from jsonb_array_elements(${windows.types}) t where (t->>'closesAt')::timestamptz >= ${since.toISOString()})`,
        ),
      ),
    );
  const known = (await db.select().from(outages)).map(({ from, until }) => ({
    from: from.getTime(),
    until: until.getTime(),
  }));
  return rows.flatMap(({ id, tenantId, titleCN: title, opensAt, closesAt, extendedTo, types, typeEnds: before }) => {
    const movedFrom = (opens: Date, closes: Date, stands = closes) => {
      const end = new Date(extendedEnd({ opensAt: opens.getTime(), closesAt: closes.getTime() }, known));
      return end > stands ? end : undefined;
    };
    const end = movedFrom(opensAt, closesAt, extendedTo ?? closesAt);
    const ends = (types as TypeWindow[]).flatMap(({ type, opensAt: own, closesAt: closes }) => {
      if (closes === null) return [];
      const stands = before[type] ?? closes;
      const moved = movedFrom(own ? new Date(own) : opensAt, new Date(closes), new Date(stands));
      return moved ? [[type, moved.toISOString()] as const] : [];
    });
    if (!end && ends.length === 0) return [];
    return [{ id, tenantId, title, end, ends, typeEnds: { ...before, ...Object.fromEntries(ends) } }];
  });
}
