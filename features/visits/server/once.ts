import { createHash } from 'node:crypto';
import { Refusal } from '#core/errors.ts';
import { canonicalJson } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { visitSendings } from './tables.ts';

interface Sent {
  readonly visitId: string;
  /** The name that the device gave it. */
  readonly tx: string;
  readonly content: unknown;
}

/**
 * Takes what a device sends once, for as long as the visit is kept: the same name with the same content is answered as it
 * was the first time, also when the visit is locked since; with other content it is a CONFLICT. The visit is held meanwhile.
 */
export async function takeOnce<T>(
  scope: ActorScope,
  { visitId, tx, content }: Sent,
  work: () => Promise<T>,
): Promise<T> {
  const { db, tenantId, actor, now } = scope;
  const digest = createHash('sha256').update(canonicalJson(content)).digest('hex');
  const isSame = and(
    eq(visitSendings.tenantId, tenantId),
    eq(visitSendings.visitId, visitId),
    eq(visitSendings.accountId, actor.id),
    eq(visitSendings.tx, tx),
  );
  const [known] = await db.select().from(visitSendings).where(isSame);
  if (known && known.digest !== digest)
    throw new Refusal('CONFLICT', { cause: 'the name of a sending was used again' });
  if (known) return known.answer as T;
  const answer = await work();
  await db
    .insert(visitSendings)
    .values({ id: newId(), tenantId, visitId, accountId: actor.id, tx, digest, answer, at: now });
  return answer;
}
