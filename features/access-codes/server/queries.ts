import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { batchCodesCall, ownAccessCodesCall } from '#features/access-codes/calls.ts';
import { newestFirst } from '#server/database/newest-first.ts';
import { and, asc, eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { shownCode } from './code-hash.ts';
import { sceneName } from './scenes.ts';
import { accessBatches, accessCodes, accessUses } from './tables.ts';

const mostShown = { codes: 200, uses: 100, own: 20 } as const;

/** The codes of a batch by their last two characters, and who used them; NOT_FOUND for a batch of another tenant. */
export async function readCodes(
  { db, tenantId }: ActorScope,
  { id }: Pick<InputOf<typeof batchCodesCall>, 'id'>,
): Promise<OutputOf<typeof batchCodesCall>> {
  const [batch] = await db
    .select({ prefix: accessBatches.prefix, usesEach: accessBatches.usesEach })
    .from(accessBatches)
    .where(and(eq(accessBatches.tenantId, tenantId), eq(accessBatches.id, id)));
  if (!batch) throw new Refusal('NOT_FOUND');
  const codes = await db
    .select({ id: accessCodes.id, tail: accessCodes.tail, used: accessCodes.used })
    .from(accessCodes)
    .where(and(eq(accessCodes.tenantId, tenantId), eq(accessCodes.batchId, id)))
    .orderBy(asc(accessCodes.rank))
    .limit(mostShown.codes);
  const uses = await db
    .select({ id: accessUses.id, name: accounts.nickname, tail: accessCodes.tail, usedAt: accessUses.usedAt })
    .from(accessUses)
    .innerJoin(accessCodes, and(eq(accessCodes.id, accessUses.codeId), eq(accessCodes.tenantId, accessUses.tenantId)))
    .leftJoin(accounts, eq(accounts.id, accessUses.accountId))
    .where(and(eq(accessUses.tenantId, tenantId), eq(accessUses.batchId, id)))
    .orderBy(...newestFirst(accessUses.usedAt, accessUses.id))
    .limit(mostShown.uses);
  const { prefix, usesEach } = batch;
  return {
    usesEach,
    codes: codes.map(({ tail, ...code }) => ({ ...code, code: shownCode({ prefix, tail }) })),
    uses: uses.map(({ tail, name, usedAt, ...use }) => ({
      ...use,
      name: name ?? '',
      code: shownCode({ prefix, tail }),
      usedAt: usedAt.toISOString(),
    })),
  };
}

/** What the caller opened by codes, the latest first. */
export async function readOwnUses(scope: ActorScope): Promise<OutputOf<typeof ownAccessCodesCall>> {
  const { db, tenantId, actor } = scope;
  const rows = await db
    .select({ use: accessUses, batch: accessBatches, tail: accessCodes.tail })
    .from(accessUses)
    .innerJoin(
      accessBatches,
      and(eq(accessBatches.id, accessUses.batchId), eq(accessBatches.tenantId, accessUses.tenantId)),
    )
    .innerJoin(accessCodes, and(eq(accessCodes.id, accessUses.codeId), eq(accessCodes.tenantId, accessUses.tenantId)))
    .where(and(eq(accessUses.tenantId, tenantId), eq(accessUses.accountId, actor.id)))
    .orderBy(...newestFirst(accessUses.usedAt, accessUses.id))
    .limit(mostShown.own);
  return {
    rows: rows.map(({ use, batch, tail }) => ({
      id: use.id,
      scene: sceneName(scope, batch.scene),
      title: { CN: batch.refCN, EN: batch.refEN },
      code: shownCode({ prefix: batch.prefix, tail }),
      path: use.path,
      usedAt: use.usedAt.toISOString(),
    })),
  };
}
