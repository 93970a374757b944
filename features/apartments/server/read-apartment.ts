import { dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { apartmentCall, pictureCall } from '#features/apartments/calls.ts';
import { allot, type Chooser, groupAt, looksOf, windowOf } from '#features/apartments/shared/choice.ts';
import { leaseStatus } from '#features/apartments/shared/lease-status.ts';
import type { Reason } from '#features/apartments/shared/rank.ts';
import { canRenew, type RenewalState } from '#features/apartments/shared/renewal.ts';
import { applications } from '#features/casework/server/tables.ts';
import { and, asc, count, desc, eq, inArray, lte, max, sql } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { ActorScope } from '#server/scope.ts';
import { lesseesOf } from './lessees.ts';
import { rhythmOf } from './settle.ts';
import { choiceRounds, choiceTurns, estates, leases, meetingLists, meetingRanks, units } from './tables.ts';

type Apartment = OutputOf<typeof apartmentCall>;
type Picture = OutputOf<typeof pictureCall>;
type Round = typeof choiceRounds.$inferSelect;
type Turn = typeof choiceTurns.$inferSelect;

/** The round that is under way or was last, with the caller's place in it, the rank they were given, and what they rent. */
export async function readApartment(scope: ActorScope): Promise<Apartment> {
  const [mine] = await scope.db
    .select({ round: choiceRounds, turn: choiceTurns })
    .from(choiceTurns)
    .innerJoin(choiceRounds, eq(choiceRounds.id, choiceTurns.roundId))
    .where(
      and(
        eq(choiceTurns.tenantId, scope.tenantId),
        eq(choiceTurns.ownerId, scope.actor.id),
        inArray(choiceRounds.state, ['OPEN', 'CLOSED']),
      ),
    )
    .orderBy(desc(choiceRounds.opensAt))
    .limit(1);
  return {
    round: mine ? await presentRound(scope, mine) : null,
    ranking: await readRanking(scope),
    leases: await readLeases(scope),
  };
}

/** The caller's rank on the list that was decided last. */
async function readRanking({ db, tenantId, actor }: ActorScope): Promise<Apartment['ranking']> {
  const people = sql<number>`(select count(*)::int from meeting_ranks o
    where o.tenant_id = ${tenantId} and o.list_id = ${meetingRanks.listId})`;
  const [found] = await db
    .select({ rank: meetingRanks, people })
    .from(applications)
    .innerJoin(meetingRanks, and(eq(meetingRanks.tenantId, tenantId), eq(meetingRanks.applicationId, applications.id)))
    .innerJoin(meetingLists, and(eq(meetingLists.tenantId, tenantId), eq(meetingLists.id, meetingRanks.listId)))
    .where(
      and(eq(applications.tenantId, tenantId), eq(applications.ownerId, actor.id), eq(meetingLists.state, 'DECIDED')),
    )
    .orderBy(desc(meetingLists.decidedAt))
    .limit(1);
  if (!found) return null;
  const { applicationId, rank, points, reasons } = found.rank;
  return { applicationId, rank, points, people: found.people, reasons: reasonsIn(reasons) };
}

function reasonsIn(stored: unknown) {
  return (stored as Reason[]).map(({ text, points }) => ({ text: { CN: text.CN, EN: text.EN }, points }));
}

async function presentRound(scope: ActorScope, { round, turn }: { round: Round; turn: Turn }) {
  const { db, tenantId } = scope;
  const own = and(eq(choiceTurns.tenantId, tenantId), eq(choiceTurns.roundId, round.id));
  const [sums] = await db
    .select({ people: count(), lastRank: max(choiceTurns.rank), last: max(choiceTurns.group) })
    .from(choiceTurns)
    .where(own);
  const all = await db
    .select()
    .from(units)
    .where(eq(units.tenantId, tenantId))
    .orderBy(asc(units.estateId), asc(units.building), desc(units.floor), asc(units.no));
  const sites = await db.select().from(estates).where(eq(estates.tenantId, tenantId)).orderBy(asc(estates.nameCN));
  const rhythm = rhythmOf(round);
  const people = sums?.people ?? 0;
  // More than there are people where somebody was taken off the list of the notice.
  const lastRank = sums?.lastRank ?? 0;
  const span = windowOf(rhythm, turn.group);
  return {
    id: round.id,
    name: { CN: round.nameCN, EN: round.nameEN },
    state: round.state,
    people,
    groups: Array.from({ length: (sums?.last ?? 0) + 1 }, (_, number) => {
      const { from, to } = windowOf(rhythm, number);
      const first = number * round.groupSize + 1;
      return { number, from: iso(from), to: iso(to), first, last: Math.min(lastRank, first + round.groupSize - 1) };
    }),
    turn: {
      applicationId: turn.applicationId,
      rank: turn.rank,
      score: turn.score,
      reasons: reasonsIn(turn.reasons),
      type: turn.type,
      group: turn.group,
      isSecond: turn.isSecond === 1,
      state: turn.state,
      from: iso(span.from),
      to: iso(span.to),
    },
    estates: sites.map(({ id, nameCN, nameEN, addressCN, addressEN, noteCN, noteEN }) => ({
      id,
      name: { CN: nameCN, EN: nameEN },
      address: { CN: addressCN, EN: addressEN },
      note: { CN: noteCN, EN: noteEN },
    })),
    units: all.map(({ id, estateId, building, no, floor, type, area, facingCN, facingEN, market, rent }) => ({
      id,
      estateId,
      building,
      no,
      floor,
      type,
      area,
      market,
      rent,
      facing: { CN: facingCN, EN: facingEN },
    })),
  };
}

/** How a round stands this moment, in three queries whoever asks. */
export async function readPicture(scope: ActorScope, { roundId }: InputOf<typeof pictureCall>): Promise<Picture> {
  const { db, tenantId, actor, now } = scope;
  const [mine] = await db
    .select({ round: choiceRounds, turn: choiceTurns })
    .from(choiceTurns)
    .innerJoin(choiceRounds, eq(choiceRounds.id, choiceTurns.roundId))
    .where(
      and(eq(choiceTurns.tenantId, tenantId), eq(choiceTurns.roundId, roundId), eq(choiceTurns.ownerId, actor.id)),
    );
  if (!mine) throw new Refusal('NOT_FOUND');
  const { round, turn } = mine;
  const group = groupAt(rhythmOf(round), now.getTime());
  const waiting = await db
    .select({ id: choiceTurns.id, rank: choiceTurns.rank, group: choiceTurns.group, wishes: choiceTurns.wishes })
    .from(choiceTurns)
    .where(
      and(
        eq(choiceTurns.tenantId, tenantId),
        eq(choiceTurns.roundId, roundId),
        eq(choiceTurns.state, 'WAITING'),
        lte(choiceTurns.group, group),
      ),
    );
  const states = await db.select({ id: units.id, state: units.state }).from(units).where(eq(units.tenantId, tenantId));
  const chooserOf = ({ id, rank, wishes }: (typeof waiting)[number]): Chooser => ({
    id,
    rank,
    wishes: wishes as string[],
  });
  // Groups whose time is over and that are settled within the minute: what they get is gone already.
  const late = waiting.filter((each) => each.group < group).map(chooserOf);
  const free = states.filter(({ state }) => state === 'FREE').map(({ id }) => id);
  const given = new Set(allot(late, free).values());
  const left = free.filter((id) => !given.has(id));
  const choosers = waiting.filter((each) => each.group === group).map(chooserOf);
  const isMyTurn = round.state === 'OPEN' && turn.state === 'WAITING' && turn.group === group;
  const me = isMyTurn ? (choosers.find(({ id }) => id === turn.id) ?? null) : null;
  const looks = looksOf(choosers, { free: left, me });
  return {
    at: now.toISOString(),
    group,
    isMyTurn,
    wishes: turn.wishes as string[],
    mine: turn.unitId ?? [...looks].find(([, { look }]) => look === 'mine')?.[0] ?? null,
    ahead: me ? choosers.filter(({ rank, wishes }) => rank < me.rank && wishes.length === 0).length : 0,
    units: states.map(({ id, state }) => {
      const seen = looks.get(id);
      if (id === turn.unitId) return { id, look: 'mine', others: 0 };
      return { id, look: seen?.look ?? (state === 'REPAIR' ? 'repair' : 'gone'), others: seen?.others ?? 0 };
    }),
  };
}

/** What the caller rents or rented, the newest first. */
export async function readLeases(scope: ActorScope): Promise<Apartment['leases']> {
  const { db, tenantId, actor, now } = scope;
  const today = dayInShanghai(now.getTime());
  const rows = await db
    .select({ lease: leases, unit: units, estate: estates, lessor: tenants, applicationId: choiceTurns.applicationId })
    .from(leases)
    .innerJoin(tenants, eq(tenants.id, leases.tenantId))
    .innerJoin(units, and(eq(units.tenantId, leases.tenantId), eq(units.id, leases.unitId)))
    .innerJoin(estates, and(eq(estates.tenantId, leases.tenantId), eq(estates.id, units.estateId)))
    .leftJoin(choiceTurns, and(eq(choiceTurns.tenantId, leases.tenantId), eq(choiceTurns.id, leases.turnId)))
    .where(and(eq(leases.tenantId, tenantId), eq(leases.ownerId, actor.id)))
    .orderBy(desc(leases.createdAt));
  const lessees = await lesseesOf(
    scope,
    rows.flatMap(({ applicationId }) => applicationId ?? []),
  );
  return rows.map(({ lease, unit, estate, lessor, applicationId }) => ({
    id: lease.id,
    no: lease.no,
    home: {
      CN: `${estate.nameCN} ${unit.building} 号楼 ${unit.no}`,
      EN: `${estate.nameEN}, building ${unit.building}, ${unit.no}`,
    },
    lessor: { CN: lessor.nameCN, EN: lessor.nameEN },
    lessee: lease.applicant,
    ...(lessees.get(applicationId ?? '') ?? { lesseeNo: null, people: null }),
    type: unit.type,
    area: unit.area,
    rent: lease.rent,
    chosenAt: lease.createdAt.toISOString(),
    startsOn: lease.startsOn,
    endsOn: lease.endsOn,
    state: leaseStatus(lease, today),
    signBy: lease.signBy.toISOString(),
    signedAt: lease.signedAt?.toISOString() ?? null,
    movedInOn: lease.movedInOn,
    leavesOn: lease.leavesOn,
    renewal: lease.renewal as RenewalState | null,
    renewMonths: lease.renewMonths,
    renewReason: lease.renewReason,
    canRenew: canRenew(lease, today),
    endedOn: lease.endedOn,
  }));
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
