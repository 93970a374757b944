import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { regions } from '#core/dictionaries/regions.ts';
import { Refusal } from '#core/errors.ts';
import { regionPrefix, regionTrail } from '#core/forms/regions.ts';
import { sqlListOf } from '#core/workflow/states.ts';
import type { regionPlanCall } from '#features/platform/calls/regions.ts';
import { planProblems, type Successor, successorOf } from '#features/platform/shared/region-replacement.ts';
import { refuseFindings } from '#server/base/refusals.ts';
import { sql } from '#server/database/sql.ts';
import { widestReach } from '#server/policies/reach.ts';
import type { RegionUse } from '#server/resources/region-use.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { regionStore } from '../region-store.ts';
import { readReplaced } from './replaced.ts';

/** A record in the region, and where its address goes; null when that tells nothing. */
export interface Move {
  readonly use: RegionUse;
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly to: string | null;
}

/** What would follow if others took over from a region. */
export async function planReplacement(
  scope: ActorScope,
  { code, into }: InputOf<typeof regionPlanCall>,
): Promise<OutputOf<typeof regionPlanCall>> {
  await checkPlan(scope, code, into);
  const { row, rev } = await regionStore.one(scope, code);
  const moves = await readMoves(scope, code, into);
  const { rows } = await scope.db.execute<{ cases: number; members: number }>(sql`
    select (select count(*)::int from applications
             where tenant_id = ${scope.tenantId} and region collate "C" = ${code} and submitted_at is not null
               and state in ${sql.raw(sqlListOf('work'))}) as cases,
           (select count(*)::int from members
             where tenant_id = ${scope.tenantId} and regions @> ${sql.param([code])}::text[]) as members`);
  return {
    rev,
    uses: scope.services.features.regionUses.map((use) => {
      const own = moves.filter((move) => move.use === use);
      const sorted = own.filter(({ to }) => to !== null).length;
      return { key: use.key, name: use.name, sorted, undecided: own.length - sorted };
    }),
    undecided: moves
      .filter(({ to, use }) => to === null && mayRead(scope, use))
      .slice(0, shownUndecided)
      .map(({ use, id, title, address }) => ({ use: use.key, id, title, address })),
    ...rows[0]!,
    isServed: row.isServed === true,
  };
}

const shownUndecided = 100;

/** Refuses a plan that cannot be carried out, such as one into a replaced region, and whoever reaches less than what it moves. */
export async function checkPlan(scope: ActorScope, code: string, into: readonly Successor[]): Promise<void> {
  checkReach(scope, [code, ...into.map((each) => each.code)]);
  const isKnown = (each: string) => regionTrail(each, { region: regions }).length > 0;
  if (!isKnown(code)) throw new Refusal('NOT_FOUND');
  const replaced = await readReplaced(scope);
  const unknown = into.flatMap((each, at) =>
    isKnown(each.code) && !replaced.includes(each.code) ? [] : [{ path: `into[${at}].code`, key: 'INVALID' as const }],
  );
  const found = [...planProblems(code, into), ...unknown];
  refuseFindings(
    scope,
    found.map(({ path, key }) => ({
      path,
      // What is left out, the contract has refused before.
      key: key === 'REQUIRED' ? 'INVALID' : key,
      params: { count: 1 },
    })),
  );
}

/** Whoever reaches regions only moves nothing outside them. */
export function checkReach(scope: ActorScope, codes: readonly string[]): void {
  const widest = widestReach(scope);
  if (widest === 'ALL' || widest === 'TENANT') return;
  const isOwn = (code: string) => scope.reach.regions.some((own) => code.startsWith(regionPrefix(own)));
  if (widest !== 'REGION' || !codes.every(isOwn)) throw new Refusal('CODE_NOT_HELD');
}

/** Every record of the region; with `hold` nobody else changes one until the transaction ends. */
export async function readMoves(
  scope: Scope,
  code: string,
  into: readonly Successor[],
  { hold = false } = {},
): Promise<Move[]> {
  const moves: Move[] = [];
  for (const use of scope.services.features.regionUses) {
    const { rows } = await scope.db.execute<{ id: string; title: string; address: string }>(sql`
      select id, ${use.title} as title, ${use.address} as address from ${use.table}
       where tenant_id = ${scope.tenantId} and region = ${code} order by id ${hold ? sql`for update` : sql``}`);
    moves.push(...rows.map((row) => ({ ...row, use, to: successorOf(row.address, into) })));
  }
  return moves;
}

function mayRead({ permCodes }: ActorScope, { permission }: RegionUse): boolean {
  return permission === 'operator' || permCodes.has(permission);
}
