import { dayInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import type { Message } from '#core/messages/message.ts';
import type { PermissionCode } from '#core/permissions.ts';
import { type ApplicationRecord, factsOf } from '#features/casework/server/applications/facts.ts';
import { definitionOf, programmeOf } from '#features/casework/server/applications/programmes.ts';
import { carryOut, decideStep } from '#features/casework/server/applications/status/transition.ts';
import { lockCase } from '#features/casework/server/review/find-case.ts';
import { noticeMessages, objectionMessages } from '#features/publicity/messages.ts';
import { objection as resource } from '#features/publicity/resources/objection.ts';
import { liftHold } from '#features/publicity/server/hold.ts';
import { objections } from '#features/publicity/server/tables.ts';
import type { ObjectionState } from '#features/publicity/shared/objection.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import type { Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { tellObjector } from './tell-objector.ts';

type Objection = typeof objections.$inferSelect;

interface Step {
  readonly from: readonly ObjectionState[];
  readonly to: ObjectionState;
  readonly tells: Message;
}

const undecided: readonly ObjectionState[] = ['ACCEPTED', 'CHECKING'];

const steps: Readonly<Record<string, Step>> = {
  accept: { from: ['RECEIVED'], to: 'ACCEPTED', tells: objectionMessages.accepted },
  check: { from: ['ACCEPTED'], to: 'CHECKING', tells: objectionMessages.checking },
  uphold: { from: undecided, to: 'UPHELD', tells: objectionMessages.upheld },
  partly: { from: undecided, to: 'PARTLY', tells: objectionMessages.upheld },
  dismiss: { from: undecided, to: 'DISMISSED', tells: objectionMessages.dismissed },
};

/**
 * Takes one step on an objection, with what it does to the case: upheld, the case is refused or reviewed again; dismissed,
 * its hold is lifted. Both sides are told the reasons. NOT_ALLOWED in another state; NOT_FOUND where the case is the
 * caller's own or out of their reach, and whoever objected does not decide.
 */
export async function moveObjection(
  scope: ActorScope,
  { id, action, values }: { id: string; action: string; values: Values },
): Promise<void> {
  const own = and(eq(objections.tenantId, scope.tenantId), eq(objections.id, id));
  const [before] = await scope.db.select().from(objections).where(own);
  if (!before) throw new Refusal('NOT_FOUND');
  const step = steps[action];
  const isOpen = step?.from.some((state) => state === before.state);
  if (!step || !isOpen || before.ownerId === scope.actor.id) throw new Refusal('NOT_ALLOWED');
  const reason = String(values.reason ?? '');
  const isDecision = ['UPHELD', 'PARTLY', 'DISMISSED'].includes(step.to);
  const application = before.applicationId
    ? await lockCase(scope, before.applicationId, 'Mgr.Apply.publish')
    : undefined;
  const named =
    application?.noticeId === before.noticeId && application.state === 'PUBLICITY' ? application : undefined;
  if (isDecision && step.to !== 'DISMISSED' && !application) throw new Refusal('NOT_ALLOWED');
  await scope.db
    .update(objections)
    .set({
      state: step.to,
      handlerId: scope.actor.id,
      updatedAt: scope.now,
      rev: sql`${objections.rev} + 1`,
      ...(isDecision ? { reply: reason, decidedAt: scope.now } : {}),
      ...(action === 'check' ? { note: String(values.note ?? '') } : {}),
    })
    .where(own);
  if (named) await moveCase(scope, { application: named, objection: before, to: step.to, reason });
  const changes = [
    { field: 'status', before: before.state, after: step.to },
    ...(reason ? [{ field: 'reply', before: null, after: reason }] : []),
  ];
  await logAction(scope, { resource, id, title: before.no, action, changes });
  await tellObjector(scope, step.tells, before, { reason, day: dayInShanghai(before.dueAt.getTime()) });
}

interface Outcome {
  readonly application: ApplicationRecord;
  readonly objection: Objection;
  readonly to: ObjectionState;
  readonly reason: string;
}

/** What a conclusion does to a case that is still on this notice; other steps leave it as it is. */
async function moveCase(scope: ActorScope, { application, objection, to, reason }: Outcome): Promise<void> {
  if (to === 'DISMISSED') {
    if (!objection.holds) return;
    await liftHold(scope, application, reason);
    const { id, no, ownerId } = application;
    const programme = definitionOf(application.programme).name;
    return await tell(scope, noticeMessages.lifted, { to: ownerId, facts: { id, no, programme, reason } });
  }
  if (to !== 'UPHELD' && to !== 'PARTLY') return;
  const programme = await programmeOf(scope, application);
  const step = {
    action: 'objection-upheld',
    as: 'operator',
    reason,
    to: to === 'UPHELD' ? 'REJECTED' : 'REVIEW',
  } as const;
  const facts = factsOf(application, { now: scope.now, windowOpen: false, actorId: scope.actor.id });
  const decision = decideStep(programme, facts, step, [...scope.permCodes] as PermissionCode[]);
  await carryOut(scope, { application, programme, decision, step });
}
