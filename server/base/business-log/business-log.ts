import { createHash } from 'node:crypto';
import type { Text } from '#core/texts/text.ts';
import { newId } from '#server/base/ids.ts';
import { prepared } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { busiLog, busiQueue } from '#server/database/tables/logs.ts';
import type { Actor, Scope } from '#server/scope.ts';

/** One change of one field; sensitive values are masked by the caller, or given as 'changed'. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface BusinessEvent {
  /** Upper-case noun of the part: AUTH, APPLY, ROLE … */
  readonly module: string;
  readonly action: string;
  readonly objectType: string;
  readonly objectId: string;
  readonly title: string;
  readonly text: Text;
  readonly changes?: readonly FieldChange[];
  readonly ok?: boolean;
  /** Who acted, when it is not the actor of the scope (somebody who is just signing in); null for nobody who is known. */
  readonly actor?: Pick<Actor, 'id' | 'loginName' | 'nickname'> | null;
}

/**
 * Adds one line in the transaction of the effect. It is sealed into the tenant's chain by seal-chain.ts after the
 * commit: numbering here would make every writer of a tenant wait for the disk of the one before.
 */
export async function logBusiness(scope: Scope, event: BusinessEvent): Promise<void> {
  const { tenantId, side } = scope;
  const actor = event.actor === undefined ? scope.actor : event.actor;
  const { id: actorId = null, nickname: actorName = '', loginName: actorLogin = '' } = actor ?? {};
  await lineQuery(scope.db).execute({
    id: newId(),
    tenantId,
    at: scope.now,
    ip: scope.ip,
    trace: scope.trace,
    actorId,
    actorName,
    actorLogin,
    side,
    module: event.module,
    action: event.action,
    objectType: event.objectType,
    objectId: event.objectId,
    title: event.title,
    textCN: event.text.CN,
    textEN: event.text.EN,
    changes: event.changes ?? [],
    ok: event.ok ?? true,
  });
}

const given = sql.placeholder;

/** The line, and its place in the queue of those to be sealed. */
const lineQuery = prepared('log_business', (db) => {
  const line = db.$with('line').as(
    db
      .insert(busiLog)
      .values({
        id: given('id'),
        tenantId: given('tenantId'),
        at: given('at'),
        module: given('module'),
        action: given('action'),
        objectType: given('objectType'),
        objectId: given('objectId'),
        title: given('title'),
        textCN: given('textCN'),
        textEN: given('textEN'),
        changes: given('changes'),
        ok: given('ok'),
        actorId: given('actorId'),
        actorName: given('actorName'),
        actorLogin: given('actorLogin'),
        side: given('side'),
        ip: given('ip'),
        trace: given('trace'),
      })
      .returning({ id: busiLog.id, tenantId: busiLog.tenantId, seq: busiLog.seq }),
  );
  return db
    .with(line)
    .insert(busiQueue)
    .select(db.select({ logId: line.id, tenantId: line.tenantId, seq: line.seq }).from(line));
});

type LineRow = typeof busiLog.$inferSelect;

/** SHA-256 over the previous hash and the canonical line: what a link promises. */
export function hashLine(prevHash: Uint8Array, { seq: _seq, at, actorLogin, side, ...rest }: LineRow): Buffer {
  // Lines from before these were kept have neither, and were hashed without them.
  const later = { ...(actorLogin !== null && { actorLogin }), ...(side !== null && { side }) };
  return createHash('sha256')
    .update(prevHash)
    .update(canonicalJson({ ...rest, ...later, at: at.toISOString() }))
    .digest();
}

/** JSON with sorted keys: the same text before and after a round trip through jsonb. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}
