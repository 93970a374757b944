import type { Text } from '#core/texts/text.ts';
import { contents } from '#features/contents/server/tables.ts';
import { and, eq, gt, lt, type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { placeSlots, prebooks } from './tables.ts';

interface SlotQuery {
  placeId: string;
  /** Hours that a slot must touch: one that ends at `from` or begins at `to` does not. */
  from: Date;
  to: Date;
  where?: SQL;
  limit: number;
}

/** What takes a place in these hours, earliest first, with what it is called; the names of people stay out of it. */
export async function readSlots(scope: ActorScope, { placeId, from, to, where, limit }: SlotQuery) {
  const rows = await scope.db
    .select({ slot: placeSlots, title: slotTitle })
    .from(placeSlots)
    .leftJoin(contents, and(eq(contents.id, placeSlots.refId), eq(contents.tenantId, placeSlots.tenantId)))
    .leftJoin(prebooks, and(eq(prebooks.id, placeSlots.refId), eq(prebooks.tenantId, placeSlots.tenantId)))
    .where(
      and(
        eq(placeSlots.tenantId, scope.tenantId),
        eq(placeSlots.placeId, placeId),
        lt(placeSlots.startAt, to),
        gt(placeSlots.endAt, from),
        where,
      ),
    )
    .orderBy(placeSlots.startAt, placeSlots.id)
    .limit(limit);
  return rows.map(({ slot, title }) => ({ slot, title: titleText(title) }));
}

/** When a place is taken in these hours, by whatever and whomever. */
export async function takenTimes(
  scope: Scope,
  { placeId, from, to }: Pick<SlotQuery, 'placeId' | 'from' | 'to'>,
): Promise<{ startAt: Date; endAt: Date }[]> {
  return await scope.db
    .select({ startAt: placeSlots.startAt, endAt: placeSlots.endAt })
    .from(placeSlots)
    .where(
      and(
        eq(placeSlots.tenantId, scope.tenantId),
        eq(placeSlots.placeId, placeId),
        lt(placeSlots.startAt, to),
        gt(placeSlots.endAt, from),
      ),
    )
    .orderBy(placeSlots.startAt)
    .limit(500);
}

const slotTitle = {
  CN: sql<string>`coalesce(${contents.titleCN}, concat('预约 ', ${prebooks.letters}))`,
  EN: sql<string>`coalesce(nullif(${contents.titleEN}, ''), ${contents.titleCN}, concat('Booking ', ${prebooks.letters}))`,
};

/** An activity that has no title yet is still one. */
function titleText({ CN, EN }: Text): Text {
  return { CN: CN || untitled.CN, EN: EN || untitled.EN };
}

const untitled: Text = { CN: '未命名的活动', EN: 'Untitled activity' };
