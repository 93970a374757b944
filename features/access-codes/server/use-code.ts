import { dateTimeInShanghai, dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { useAccessCodeCall } from '#features/access-codes/calls.ts';
import { readCode } from '#features/access-codes/shared/code.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { hashOf, shownCode } from './code-hash.ts';
import { findScene } from './scenes.ts';
import { accessBatches, accessCodes, accessUses } from './tables.ts';
import { countWrong, forgetWrong, holdTries } from './wrong-tries.ts';

/**
 * Uses a code: what it opens takes the caller in, and the use is counted, both or neither. Its batch is held meanwhile, so
 * that the last use goes to one person. Throws beside the field ACCESS_CODE_UNKNOWN and ACCESS_CODE_LOCKED, which count,
 * ACCESS_CODE_OFF, …_EARLY, …_EXPIRED, …_USED_UP and …_YOURS, and whatever the scene refuses.
 */
export async function applyCode(
  scope: ActorScope,
  { code: typed }: InputOf<typeof useAccessCodeCall>,
): Promise<OutputOf<typeof useAccessCodeCall>> {
  const { db, tenantId, actor, now } = scope;
  await holdTries(scope);
  const found = await findCode(scope, typed);
  const scene = found && findScene(scope, found.batch.scene);
  if (!found || !scene) throw await countWrong(scope);
  const { batch, code } = found;
  await refuseUnusable(scope, found);
  const { path } = await scene.open(scope, batch.refId, batch);
  await db
    .update(accessBatches)
    .set({ used: sql`${accessBatches.used} + 1` })
    .where(and(eq(accessBatches.tenantId, tenantId), eq(accessBatches.id, batch.id)));
  await db
    .update(accessCodes)
    .set({ used: sql`${accessCodes.used} + 1` })
    .where(and(eq(accessCodes.tenantId, tenantId), eq(accessCodes.id, code.id)));
  await db
    .insert(accessUses)
    .values({ id: newId(), tenantId, batchId: batch.id, codeId: code.id, accountId: actor.id, path, usedAt: now });
  await forgetWrong(scope);
  const shown = shownCode({ prefix: batch.prefix, tail: code.tail });
  await logBusiness(scope, {
    module: 'ACCESSCODE',
    action: 'USE',
    objectType: 'access-code',
    objectId: batch.id,
    title: batch.titleCN,
    text: { CN: `用凭码 ${shown} 进入「${batch.refCN}」`, EN: `used access code ${shown} for ${batch.refEN}` },
  });
  const { CN, EN } = scene.welcome;
  return { welcome: { CN, EN }, title: { CN: batch.refCN, EN: batch.refEN }, path };
}

interface Found {
  readonly batch: typeof accessBatches.$inferSelect;
  readonly code: typeof accessCodes.$inferSelect;
}

/** A code of the tenant with its batch, held until the transaction ends. */
async function findCode(scope: ActorScope, typed: string): Promise<Found | undefined> {
  const { db, tenantId } = scope;
  const plain = readCode(typed);
  if (plain === undefined) return undefined;
  const isCode = and(eq(accessCodes.tenantId, tenantId), eq(accessCodes.codeHash, hashOf(scope, plain)));
  const [known] = await db.select({ batchId: accessCodes.batchId }).from(accessCodes).where(isCode);
  if (!known) return undefined;
  const [batch] = await db
    .select()
    .from(accessBatches)
    .where(and(eq(accessBatches.tenantId, tenantId), eq(accessBatches.id, known.batchId)))
    .for('update');
  // Read again: whoever held the batch before may have taken the last use.
  const [code] = await db.select().from(accessCodes).where(isCode);
  return batch && code ? { batch, code } : undefined;
}

async function refuseUnusable(scope: ActorScope, { batch, code }: Found): Promise<void> {
  const { db, tenantId, actor, now } = scope;
  if (!batch.isOn) throw fieldRefusal(scope, 'ACCESS_CODE_OFF', 'code');
  const isOwn = and(
    eq(accessUses.tenantId, tenantId),
    eq(accessUses.codeId, code.id),
    eq(accessUses.accountId, actor.id),
  );
  if ((await db.$count(accessUses, isOwn)) > 0) throw fieldRefusal(scope, 'ACCESS_CODE_YOURS', 'code');
  if (batch.validFrom > now)
    throw fieldRefusal(scope, 'ACCESS_CODE_EARLY', 'code', { from: dateTimeInShanghai(batch.validFrom) });
  if (batch.validTo <= now) {
    const until = dayInShanghai(batch.validTo.getTime() - 1);
    throw fieldRefusal(scope, 'ACCESS_CODE_EXPIRED', 'code', { until });
  }
  if (code.used >= batch.usesEach) throw fieldRefusal(scope, 'ACCESS_CODE_USED_UP', 'code');
}
