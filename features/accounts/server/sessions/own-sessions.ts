import { createHash } from 'node:crypto';
import type { OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Side } from '#core/sides.ts';
import type { sessionsCall } from '#features/accounts/calls/own-account.ts';
import { logAccount } from '#features/accounts/server/log-account.ts';
import { deviceName, maskedIp } from '#features/accounts/server/sign-in/device.ts';
import { sessionRules } from '#server/base/sessions/session-rules.ts';
import { and, desc, eq, gt, or } from '#server/database/sql.ts';
import { sessions } from '#server/database/tables/accounts.ts';
import { isOwnSession } from '#server/policies/account.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { endSession, endSessions } from './end-sessions.ts';

type Nothing = Record<string, never>;

/** The own live sessions, newest first. */
export async function listSessions(scope: ActorScope): Promise<OutputOf<typeof sessionsCall>> {
  const awake = Object.entries(sessionRules).map(([side, { idle }]) =>
    and(eq(sessions.side, side), or(sessions.isLasting, gt(sessions.seenAt, new Date(scope.now.getTime() - idle)))),
  );
  const rows = await scope.db
    .select()
    .from(sessions)
    .where(and(isOwnSession(scope), gt(sessions.endsAt, scope.now), or(...awake)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      side: row.side as Side,
      device: deviceName(row.device),
      place: maskedIp(row.ip),
      startedAt: row.createdAt.toISOString(),
      seenAt: row.seenAt.toISOString(),
      until: row.isLasting ? row.endsAt.toISOString() : null,
      current: row.id === scope.sessionId,
    })),
  };
}

/** Ends one own session, or all but the current one; throws NOT_FOUND for an id that is not the caller's. */
export async function endOwnSessions(scope: ActorScope, { id }: { id?: string }): Promise<Nothing> {
  if (id === undefined) await endSessions(scope.db, scope.actor.id, { except: scope.sessionId });
  else if (!(await endSession(scope.db, scope.actor.id, id))) throw new Refusal('NOT_FOUND');
  const text = id
    ? { CN: '结束一处登录', EN: 'ended a session' }
    : { CN: '结束其他登录', EN: 'ended the other sessions' };
  await logAccount(scope, scope.actor, { action: 'END_SESSION', text });
  return {};
}

/** Ends the caller's session; `tk`, when it is sent, has to be its token. For a guest there is nothing to end. */
export async function signOut(scope: Scope, { tk }: { tk?: string }): Promise<Nothing> {
  const { actor, sessionId } = scope;
  if (!actor || !sessionId) return {};
  if (tk !== undefined && !createHash('sha256').update(tk).digest().equals(scope.sessionHash))
    throw new Refusal('NOT_FOUND', { cause: 'tk is not the token of the call' });
  await endSession(scope.db, actor.id, sessionId);
  await logAccount(scope, actor, { action: 'SIGN_OUT', text: { CN: '退出登录', EN: 'signed out' } });
  return {};
}
