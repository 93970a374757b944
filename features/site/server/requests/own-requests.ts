import { yearInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { nextNumber } from '#features/casework/server/applications/numbers.ts';
import { readPublished } from '#features/contents/server/published.ts';
import { serve } from '#features/contents/shared/serve.ts';
import type { ownRequestsCall, saveRequestCall, withdrawRequestCall } from '#features/site/calls/requests.ts';
import { serviceRequest as resource } from '#features/site/resources/request.ts';
import { serviceRequests } from '#features/site/server/tables.ts';
import { openRequestStates, type RequestState, requestSection } from '#features/site/shared/request.ts';
import { newId } from '#server/base/ids.ts';
import { newestFirst } from '#server/database/newest-first.ts';
import { and, eq, type SQL } from '#server/database/sql.ts';
import { logAction, logSave } from '#server/resources/changes.ts';
import { readFields } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';

/** The caller's requests for a service, newest first, at most fifty. */
export async function listOwnRequests(
  scope: ActorScope,
  { service }: InputOf<typeof ownRequestsCall>,
): Promise<OutputOf<typeof ownRequestsCall>> {
  const rows = await scope.db
    .select()
    .from(serviceRequests)
    .where(and(isOwnRequest(scope), eq(serviceRequests.service, service)))
    .orderBy(...newestFirst(serviceRequests.createdAt, serviceRequests.id))
    .limit(50);
  return {
    rows: rows.map(({ id, no, titleCN, titleEN, state, wish, answer, createdAt, updatedAt }) => ({
      id,
      no,
      state,
      wish,
      answer,
      title: { CN: titleCN, EN: titleEN },
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      actions: state === 'NEW' ? ['withdraw'] : [],
    })),
    canAdd: !rows.some(({ state }) => openRequestStates.includes(state as RequestState)),
  };
}

/**
 * Asks for one-to-one service. NOT_FOUND for a service that is not offered so, INVALID by field, and ALREADY_APPLIED
 * while one of the caller's requests for it is under way, however close together two of them are sent.
 */
export async function addRequest(
  scope: ActorScope,
  { service, values }: InputOf<typeof saveRequestCall>,
): Promise<OutputOf<typeof saveRequestCall>> {
  const guide = await readPublished(scope, serve, { id: service });
  if (guide.facts.slug !== service || guide.facts.high !== 'YES') throw new Refusal('NOT_FOUND');
  const { name, phone, standing, wish, preferredOn } = readFields(scope, requestSection, values);
  const no = await nextNumber(scope, { code: 'high', prefix: 'YD' }, { year: yearInShanghai(scope.now), quota: null });
  const row = {
    id: newId(),
    tenantId: scope.tenantId,
    no,
    service,
    ownerId: scope.actor.id,
    titleCN: guide.title.CN,
    titleEN: guide.title.EN,
    name: String(name),
    phone: String(phone),
    standing: String(standing),
    wish: String(wish),
    preferredOn: typeof preferredOn === 'string' ? preferredOn : null,
    createdAt: scope.now,
    updatedAt: scope.now,
  };
  const added = await scope.db
    .insert(serviceRequests)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: serviceRequests.id });
  if (added.length === 0) throw new Refusal('ALREADY_APPLIED');
  await logSave(scope, { resource, id: row.id, title: no, before: null, after: { service, standing: row.standing } });
  return { id: row.id, no };
}

/** Takes back an own request; NOT_FOUND for another's, NOT_ALLOWED once it was accepted. */
export async function withdrawRequest(
  scope: ActorScope,
  { id }: InputOf<typeof withdrawRequestCall>,
): Promise<Record<string, never>> {
  const [row] = await scope.db
    .select({ no: serviceRequests.no, state: serviceRequests.state })
    .from(serviceRequests)
    .where(and(isOwnRequest(scope), eq(serviceRequests.id, id)))
    .for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.state !== 'NEW') throw new Refusal('NOT_ALLOWED');
  await scope.db
    .update(serviceRequests)
    .set({ state: 'CLOSED', updatedAt: scope.now })
    .where(and(isOwnRequest(scope), eq(serviceRequests.id, id)));
  const changes = [{ field: 'status', before: 'NEW', after: 'CLOSED' }];
  await logAction(scope, { resource, id, title: row.no, action: 'withdraw', changes });
  return {};
}

/** A request belongs to whoever sent it, in the tenant whose service it asks for. */
function isOwnRequest({ tenantId, actor }: ActorScope): SQL {
  return and(eq(serviceRequests.tenantId, tenantId), eq(serviceRequests.ownerId, actor.id))!;
}
