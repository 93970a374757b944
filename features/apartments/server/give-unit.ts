import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { apartmentMessages } from '#features/apartments/messages.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { choiceTurns, estates, leases, units } from './tables.ts';

type Turn = typeof choiceTurns.$inferSelect;

/** Days in which a lease is to be signed, and after which it begins. */
const signDays = 7;
const startDays = 14;
/** How long a lease runs. */
const leaseMonths = 36;

/**
 * Gives a free apartment to somebody of a round and drafts the lease, with the row of the apartment held. UNIT_GONE for
 * one that is not free any more.
 */
export async function giveUnit(scope: Scope, turn: Turn, unitId: string): Promise<void> {
  const { db, tenantId, now } = scope;
  const [unit] = await db
    .update(units)
    .set({ state: 'RESERVED', updatedAt: now, rev: sql`${units.rev} + 1` })
    .where(and(eq(units.tenantId, tenantId), eq(units.id, unitId), eq(units.state, 'FREE')))
    .returning();
  if (!unit) throw new Refusal('UNIT_GONE');
  await db
    .update(choiceTurns)
    .set({ state: 'CHOSEN', unitId, updatedAt: now, rev: sql`${choiceTurns.rev} + 1` })
    .where(and(eq(choiceTurns.tenantId, tenantId), eq(choiceTurns.id, turn.id)));
  const today = dayInShanghai(now.getTime());
  const startsOn = moveDate(today, { days: startDays });
  const { ownerId, applicant } = turn;
  await db.insert(leases).values({
    id: newId(),
    tenantId,
    no: await nextNumber(scope, today.slice(0, 4)),
    unitId,
    turnId: turn.id,
    ownerId,
    applicant,
    rent: unit.rent,
    startsOn,
    endsOn: moveDate(moveDate(startsOn, { months: leaseMonths }), { days: -1 }),
    signBy: new Date(now.getTime() + signDays * 86_400_000),
    createdAt: now,
    updatedAt: now,
  });
  await tell(scope, apartmentMessages.chosen, {
    to: ownerId,
    facts: { home: await nameOfUnit(scope, unit), day: moveDate(today, { days: signDays }) },
  });
}

/** Estate, building and number, as people say them. */
export async function nameOfUnit(
  { db, tenantId }: Scope,
  { estateId, building, no }: Pick<typeof units.$inferSelect, 'estateId' | 'building' | 'no'>,
) {
  const [estate] = await db
    .select({ CN: estates.nameCN, EN: estates.nameEN })
    .from(estates)
    .where(and(eq(estates.tenantId, tenantId), eq(estates.id, estateId)));
  return { CN: `${estate?.CN ?? ''} ${building} 号楼 ${no}`, EN: `${estate?.EN ?? ''}, building ${building}, ${no}` };
}

/** The same of the apartment with an id. */
export async function homeOf(scope: Scope, id: string) {
  const [unit] = await scope.db
    .select()
    .from(units)
    .where(and(eq(units.tenantId, scope.tenantId), eq(units.id, id)));
  if (!unit) throw new Error(`no apartment ${id}`);
  return await nameOfUnit(scope, unit);
}

async function nextNumber({ db, tenantId }: Scope, year: string): Promise<string> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lease:${tenantId}`}, 0))`);
  const start = `HT${year}`;
  const before = await db.$count(leases, and(eq(leases.tenantId, tenantId), sql`starts_with(${leases.no}, ${start})`));
  return start + String(before + 1).padStart(5, '0');
}
