import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { referralCall } from '#features/competition/calls.ts';
import type { Edition, Prize } from '#features/competition/shared/edition.ts';
import { entrySets, entryStateOf, isInSet } from '#features/competition/shared/states.ts';
import type { supporterOtecCall } from '#features/supporters/calls.ts';
import { supporters } from '#features/supporters/server/tables.ts';
import { cursorOf, readCursor } from '#server/base/keyset.ts';
import { and, desc, eq, inArray, isNull, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { editionOf } from './editions.ts';
import { claimsOf, type EntryRow } from './entry-record.ts';
import { readTimeline } from './read.ts';
import { editions, entries } from './tables.ts';

/** A project that its applicant has not let the supporter see: always of one length, so that it tells nothing. */
export const maskedTitle = '▇▇▇▇▇▇▇▇';

const pageSize = 20;

/** Entries referred by the caller, newest first; the projects of those who did not agree are masked. */
export async function listReferred(
  scope: ActorScope,
  { after }: InputOf<typeof supporterOtecCall>,
): Promise<OutputOf<typeof supporterOtecCall>> {
  const supporter = await ownSupporter(scope);
  if (!supporter) return { rows: [], total: 0, won: 0, reward: 0, next: null };
  const from = after === undefined ? undefined : readCursor(after);
  const found = await scope.db
    .select()
    .from(entries)
    .where(
      and(
        isReferredBy(scope, supporter),
        from && sql`(${entries.createdAt}, ${entries.id}) < (${from.at.toISOString()}::timestamptz, ${from.id})`,
      ),
    )
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(pageSize + 1);
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const next = found.length > pageSize && last ? cursorOf(last.createdAt, last.id) : null;
  const total = await scope.db.$count(entries, isReferredBy(scope, supporter));
  const known = await editionsOf(scope, rows);
  return {
    rows: rows.map((row) => present(row, known.get(row.editionId))),
    total,
    ...(await wonBy(scope, supporter)),
    next,
  };
}

/** How many of the entries that came by a supporter won and kept a prize, and the rewards for them in 万元. */
async function wonBy(scope: ActorScope, supporter: { id: string }): Promise<{ won: number; reward: number }> {
  const rows = await scope.db
    .select()
    .from(entries)
    .where(and(isReferredBy(scope, supporter), inArray(entries.state, [...entrySets.awarded])));
  const known = await editionsOf(scope, rows);
  const rewards = rows.map((row) => {
    const edition = known.get(row.editionId);
    const prize = edition?.prizes.find(({ key }) => key === row.prize);
    return edition && prize ? rewardFor(prize, edition) : 0;
  });
  return { won: rows.length, reward: Math.round(rewards.reduce((sum, each) => sum + each, 0) * 100) / 100 };
}

/** What a supporter is given for a prize, in 万元. */
function rewardFor({ amount }: Prize, { rewardRate }: Edition): number {
  return Math.round(amount * rewardRate) / 100;
}

/** The row of an entry referred by the caller; throws NOT_FOUND. */
export async function getReferred(scope: ActorScope, id: string): Promise<EntryRow> {
  const supporter = await ownSupporter(scope);
  if (!supporter) throw new Refusal('NOT_FOUND');
  const [row] = await scope.db
    .select()
    .from(entries)
    .where(and(isReferredBy(scope, supporter), eq(entries.id, id)));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** One entry referred by the caller; throws NOT_FOUND. */
export async function readReferral(scope: ActorScope, { id }: { id: string }): Promise<OutputOf<typeof referralCall>> {
  const row = await getReferred(scope, id);
  const edition = (await editionsOf(scope, [row])).get(row.editionId);
  if (!edition) throw new Refusal('NOT_FOUND');
  const prize = edition.prizes.find(({ key }) => key === row.prize);
  const paid = (await claimsOf(scope, id)).filter(({ paidOn }) => paidOn !== null).length;
  const timeline = await readTimeline(scope, id);
  return {
    row: {
      id,
      title: titleOf(row),
      isShared: row.isShared,
      edition: edition.title,
      state: row.state,
      track: trackOf(row, edition),
      at: (row.submittedAt ?? row.createdAt).toISOString(),
    },
    timeline: timeline
      .filter(({ state }, index) => state !== timeline[index - 1]?.state)
      .map(({ state, at }) => ({ state, at })),
    reward:
      prize && isInSet('awarded', row.state)
        ? {
            rate: edition.rewardRate,
            amount: rewardFor(prize, edition),
            // With the second instalment, or with the only one.
            isDue: paid >= Math.min(2, edition.instalments.length),
          }
        : null,
  };
}

/** The condition of the rows that came by a supporter. */
export function isReferredBy({ tenantId }: Pick<ActorScope, 'tenantId'>, supporter: { id: string }) {
  return and(eq(entries.tenantId, tenantId), eq(entries.referrerId, supporter.id), isNull(entries.deletedAt));
}

async function ownSupporter(scope: ActorScope) {
  const [row] = await scope.db
    .select({ id: supporters.id })
    .from(supporters)
    .where(and(eq(supporters.tenantId, scope.tenantId), eq(supporters.accountId, scope.actor.id)));
  return row;
}

async function editionsOf(scope: ActorScope, rows: readonly EntryRow[]): Promise<Map<string, Edition>> {
  const ids = [...new Set(rows.map(({ editionId }) => editionId))];
  if (ids.length === 0) return new Map();
  const found = await scope.db
    .select()
    .from(editions)
    .where(and(eq(editions.tenantId, scope.tenantId), inArray(editions.id, ids)));
  return new Map(found.map((row) => [row.id, editionOf(row)]));
}

function present(row: EntryRow, edition: Edition | undefined) {
  const prize = isInSet('awarded', row.state) ? edition?.prizes.find(({ key }) => key === row.prize) : undefined;
  return {
    id: row.id,
    title: titleOf(row),
    isShared: row.isShared,
    edition: edition?.title ?? { CN: '', EN: '' },
    track: edition ? trackOf(row, edition) : null,
    state: row.state,
    stage: entryStateOf(row.state).name,
    result: prize?.name ?? null,
    reward: edition && prize ? rewardFor(prize, edition) : null,
    at: (row.submittedAt ?? row.createdAt).toISOString(),
  };
}

function trackOf({ track }: EntryRow, { tracks }: Edition) {
  return tracks.find(({ key }) => key === track)?.name ?? null;
}

function titleOf({ isShared, project }: EntryRow): string {
  return isShared ? project : maskedTitle;
}
