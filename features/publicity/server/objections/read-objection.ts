import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { applications } from '#features/casework/server/tables.ts';
import { contents } from '#features/contents/server/tables.ts';
import type { objectionCall, objectionFactsCall } from '#features/publicity/calls.ts';
import { objections, publicityEntries } from '#features/publicity/server/tables.ts';
import {
  aspectName,
  aspectNames,
  channels,
  objectionStatuses,
  openObjectionStates,
} from '#features/publicity/shared/objection.ts';
import { and, eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope, Scope } from '#server/scope.ts';

/** An objection for whoever holds its number and code; a wrong one of either answers with NOT_FOUND. */
export async function readProgress(
  scope: Scope,
  { no, code }: InputOf<typeof objectionCall>,
): Promise<OutputOf<typeof objectionCall>> {
  const clean = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  const [found] = await scope.db
    .select({ objection: objections, name: publicityEntries.name, CN: contents.titleCN, EN: contents.titleEN })
    .from(objections)
    .leftJoin(publicityEntries, eq(publicityEntries.id, objections.entryId))
    .leftJoin(contents, and(eq(contents.tenantId, scope.tenantId), eq(contents.id, objections.noticeId)))
    .where(
      and(eq(objections.tenantId, scope.tenantId), eq(objections.no, clean(no)), eq(objections.code, clean(code))),
    );
  if (!found) throw new Refusal('NOT_FOUND');
  const { objection } = found;
  return {
    no: objection.no,
    notice: { CN: found.CN ?? '', EN: found.EN ?? '' },
    noticeId: objection.noticeId,
    target: found.name ?? '',
    aspects: objection.aspects.map(aspectName),
    facts: objection.facts,
    // What one person proposes is nothing until a second has decided.
    state: objection.state === 'PROPOSED' ? 'CHECKING' : objection.state,
    isHeld: objection.holds && openObjectionStates.some((state) => state === objection.state),
    receivedAt: objection.createdAt.toISOString(),
    dueAt: objection.dueAt.toISOString(),
    decidedAt: objection.decidedAt?.toISOString() ?? null,
    reply: objection.reply,
  };
}

/** What the desk reads of an objection beside its row. */
export async function readFacts(
  scope: ActorScope,
  { id }: { id: string },
): Promise<OutputOf<typeof objectionFactsCall>> {
  const [found] = await scope.db
    .select({
      objection: objections,
      caseNo: applications.no,
      caseState: applications.state,
      openObjections: applications.openObjections,
      handler: accounts.nickname,
    })
    .from(objections)
    .leftJoin(
      applications,
      and(eq(applications.tenantId, objections.tenantId), eq(applications.id, objections.applicationId)),
    )
    .leftJoin(accounts, eq(accounts.id, objections.handlerId))
    .where(and(eq(objections.tenantId, scope.tenantId), eq(objections.id, id)));
  if (!found) throw new Refusal('NOT_FOUND');
  const { facts, note, reply, applicationId, noticeId, holds, state, createdAt, proposal } = found.objection;
  const { channel, receivedOn, code, defence, defenceDueAt, defendedAt } = found.objection;
  const isOpen = openObjectionStates.some((each) => each === state);
  return {
    no: found.objection.no,
    state,
    aspects: aspectNames(found.objection.aspects),
    receivedAt: createdAt.toISOString(),
    dueAt: found.objection.dueAt.toISOString(),
    decidedAt: found.objection.decidedAt?.toISOString() ?? null,
    handler: found.handler,
    facts,
    note,
    reply,
    noticeId,
    caseId: applicationId,
    caseNo: found.caseNo ?? '',
    caseState: found.caseState,
    isHeld: (found.openObjections ?? 0) > 0,
    heldSince: holds && isOpen ? createdAt.toISOString() : null,
    // Whoever objected in the portal has it already, and nobody else needs it.
    registered: receivedOn === null ? null : { channel: { ...channels[channel] }, receivedOn, code },
    defence: defenceDueAt && {
      dueAt: defenceDueAt.toISOString(),
      at: defendedAt?.toISOString() ?? null,
      statement: defence,
    },
    proposal:
      proposal && isOpen
        ? {
            to: { ...objectionStatuses[proposal.to].label },
            by: proposal.byName,
            reason: proposal.reason,
            at: proposal.at,
            isMine: proposal.by === scope.actor.id,
          }
        : null,
  };
}
