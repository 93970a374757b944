import { dayInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import type { Message } from '#core/messages/message.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { lockCase } from '#features/casework/server/review/find-case.ts';
import { objectionDeskMessages, objectionMessages } from '#features/publicity/messages.ts';
import { objection as resource } from '#features/publicity/resources/objection.ts';
import { objections } from '#features/publicity/server/tables.ts';
import type { Conclusion, ObjectionState } from '#features/publicity/shared/objection.ts';
import { accountsHolding } from '#server/base/accounts-holding.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import type { Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { askApplicant } from './ask-applicant.ts';
import { moveCase } from './move-case.ts';
import { tellObjector } from './tell-objector.ts';

type Objection = typeof objections.$inferSelect;

/** What a step is taken on: `named` is the case while this very notice names it. */
interface Standing {
  readonly objection: Objection;
  readonly application: ApplicationRecord | undefined;
  readonly named: ApplicationRecord | undefined;
  readonly values: Values;
}

/** What a step changes, and whoever objected is told. */
interface Taken {
  readonly set: Partial<typeof objections.$inferInsert> & { readonly state: ObjectionState };
  readonly reason?: string;
  readonly tells?: Message;
}

interface Step {
  readonly from: readonly ObjectionState[];
  take(scope: ActorScope, standing: Standing): Promise<Taken>;
}

const steps: Readonly<Record<string, Step>> = {
  accept: {
    from: ['RECEIVED'],
    take: async () => ({ set: { state: 'ACCEPTED' }, tells: objectionMessages.accepted }),
  },
  check: {
    from: ['ACCEPTED'],
    async take(scope, { objection, named, values }) {
      const defenceDueAt = named ? await askApplicant(scope, { objection, application: named }) : null;
      const note = String(values.note ?? '');
      return { set: { state: 'CHECKING', note, defenceDueAt }, tells: objectionMessages.checking };
    },
  },
  uphold: { from: ['CHECKING'], take: (scope, standing) => propose(scope, standing, 'UPHELD') },
  partly: { from: ['CHECKING'], take: (scope, standing) => propose(scope, standing, 'PARTLY') },
  dismiss: { from: ['ACCEPTED', 'CHECKING'], take: (scope, standing) => propose(scope, standing, 'DISMISSED') },
  conclude: { from: ['PROPOSED'], take: conclude },
  return: { from: ['PROPOSED'], take: sendBack },
};

/**
 * Takes one step on an objection. Who looked into it proposes a conclusion, and another person concludes: upheld, the case
 * is refused or reviewed again; dismissed, its hold is lifted. Both sides are told the reasons. NOT_ALLOWED in another
 * state, SECOND_PERSON_NEEDED, DEFENCE_OPEN; NOT_FOUND where the case is the caller's own or out of their reach, and
 * whoever objected does not decide.
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
  const application = before.applicationId
    ? await lockCase(scope, before.applicationId, 'Mgr.Apply.publish')
    : undefined;
  const named =
    application?.noticeId === before.noticeId && application.state === 'PUBLICITY' ? application : undefined;
  const { set, reason, tells } = await step.take(scope, { objection: before, application, named, values });
  await scope.db
    .update(objections)
    .set({ handlerId: scope.actor.id, ...set, updatedAt: scope.now, rev: sql`${objections.rev} + 1` })
    .where(own);
  const changes = [
    { field: 'status', before: before.state, after: set.state },
    ...(set.proposal ? [{ field: 'proposal', before: null, after: set.proposal.to }] : []),
    ...(reason ? [{ field: 'reply', before: null, after: reason }] : []),
  ];
  await logAction(scope, { resource, id, title: before.no, action, changes });
  if (tells) await tellObjector(scope, tells, before, { reason, day: dayInShanghai(before.dueAt.getTime()) });
}

/** A conclusion against the applicant waits for their view, or until they had the time for it. */
async function propose(
  scope: ActorScope,
  { objection, application, values }: Standing,
  to: Conclusion,
): Promise<Taken> {
  const { defenceDueAt, defendedAt } = objection;
  if (to !== 'DISMISSED') {
    if (!application) throw new Refusal('NOT_ALLOWED');
    if (defenceDueAt && !defendedAt && scope.now <= defenceDueAt)
      throw new Refusal('DEFENCE_OPEN', { params: { day: dayInShanghai(defenceDueAt.getTime()) } });
  }
  const reason = String(values.reason ?? '');
  const { id: by, nickname: byName } = scope.actor;
  const able = (await accountsHolding(scope, 'Mgr.Apply.publish')).filter((each) => each !== by);
  await tell(scope, objectionDeskMessages.proposed, {
    to: able.filter((each) => each !== objection.ownerId && each !== application?.ownerId),
    facts: { id: objection.id, no: objection.no, name: byName },
  });
  return { set: { state: 'PROPOSED', proposal: { to, by, byName, reason, at: scope.now.toISOString() } }, reason };
}

async function conclude(scope: ActorScope, { objection, named }: Standing): Promise<Taken> {
  const { proposal, handlerId } = objection;
  if (!proposal) throw new Refusal('NOT_ALLOWED');
  if (proposal.by === scope.actor.id) throw new Refusal('SECOND_PERSON_NEEDED');
  const { to, reason } = proposal;
  if (named) await moveCase(scope, { application: named, objection, to, reason });
  return {
    set: { state: to, reply: reason, decidedAt: scope.now, decidedBy: scope.actor.id, handlerId },
    reason,
    tells: to === 'DISMISSED' ? objectionMessages.dismissed : objectionMessages.upheld,
  };
}

/** Back to whoever looked into it, with what is missing. */
async function sendBack(scope: ActorScope, { objection, values }: Standing): Promise<Taken> {
  const { id, no, proposal, handlerId } = objection;
  const note = String(values.note ?? '');
  if (proposal && proposal.by !== scope.actor.id)
    await tell(scope, objectionDeskMessages.returned, { to: proposal.by, facts: { id, no, reason: note } });
  return { set: { state: 'CHECKING', proposal: null, note, handlerId }, reason: note };
}
