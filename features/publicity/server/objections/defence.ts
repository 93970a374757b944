import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { FileValue } from '#core/forms/values.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { getOwn, lockOwn } from '#features/casework/server/applications/find-own.ts';
import { addEvent } from '#features/casework/server/applications/status/transition.ts';
import type { defendCall, ownObjectionsCall } from '#features/publicity/calls.ts';
import { objectionDeskMessages } from '#features/publicity/messages.ts';
import { objectionFiles, objections } from '#features/publicity/server/tables.ts';
import { aspectNames, defenceSection, openObjectionStates } from '#features/publicity/shared/objection.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, asc, eq, inArray, isNotNull, sql } from '#server/database/sql.ts';
import { readFields } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';
import { holdFiles } from './hold-files.ts';

type Objection = typeof objections.$inferSelect;

/** Objections on which the applicant was asked for their view, the oldest first, with what they said. */
export async function readOwnObjections(
  scope: ActorScope,
  { id }: { id: string },
): Promise<OutputOf<typeof ownObjectionsCall>> {
  const application = await getOwn(scope, { id });
  const found = await scope.db
    .select()
    .from(objections)
    .where(
      and(
        eq(objections.tenantId, scope.tenantId),
        eq(objections.applicationId, application.id),
        isNotNull(objections.defenceDueAt),
      ),
    )
    .orderBy(asc(objections.createdAt), asc(objections.id));
  const files = await readFiles(
    scope,
    found.map((each) => each.id),
  );
  return {
    rows: found.map((objection) => ({
      id: objection.id,
      aspects: aspectNames(objection.aspects),
      isOpen: isOpen(objection),
      canDefend: mayDefend(scope, { objection, application }),
      dueAt: objection.defenceDueAt!.toISOString(),
      defence: objection.defendedAt && {
        statement: objection.defence,
        files: files.filter(({ objectionId }) => objectionId === objection.id).map(({ file }) => file as FileValue),
        at: objection.defendedAt.toISOString(),
      },
    })),
  };
}

/**
 * Takes the view of the applicant with up to five files, once and within their time: it stands beside the objection and in
 * the history, and whoever looks into it is told. NOT_FOUND for a case of somebody else, OVERDUE, NOT_ALLOWED, INVALID,
 * FILE_REFUSED.
 */
export async function defend(
  scope: ActorScope,
  { id, objection: objectionId, values: given }: Omit<InputOf<typeof defendCall>, 'reqId'>,
): Promise<Record<string, never>> {
  const application = await lockOwn(scope, { id });
  const own = and(
    eq(objections.tenantId, scope.tenantId),
    eq(objections.id, objectionId),
    eq(objections.applicationId, application.id),
    isNotNull(objections.defenceDueAt),
  );
  const [objection] = await scope.db.select().from(objections).where(own).for('update');
  if (!objection) throw new Refusal('NOT_FOUND');
  if (!mayDefend(scope, { objection, application })) {
    const isLate = isOpen(objection) && !objection.defendedAt && scope.now > objection.defenceDueAt!;
    throw new Refusal(isLate ? 'OVERDUE' : 'NOT_ALLOWED');
  }
  const values = readFields(scope, defenceSection, given);
  await scope.db
    .update(objections)
    .set({
      defence: String(values.statement),
      defendedAt: scope.now,
      updatedAt: scope.now,
      rev: sql`${objections.rev} + 1`,
    })
    .where(own);
  await holdFiles(scope, { objectionId, files: (values.files ?? []) as FileValue[], side: 'APPLICANT' });
  await addEvent(scope, application, { action: 'defend', as: 'applicant' });
  await logBusiness(scope, {
    module: 'OBJECTION',
    action: 'DEFEND',
    objectType: 'objection',
    objectId: objectionId,
    title: objection.no,
    text: { CN: '申请人说明情况', EN: 'The applicant stated their view' },
  });
  if (objection.handlerId)
    await tell(scope, objectionDeskMessages.defended, {
      to: objection.handlerId,
      facts: { id: objectionId, no: objection.no, title: application.no ?? '' },
    });
  return {};
}

function isOpen({ state }: Objection): boolean {
  return openObjectionStates.some((each) => each === state);
}

function mayDefend(
  { now }: ActorScope,
  { objection, application }: { objection: Objection; application: ApplicationRecord },
): boolean {
  const { defenceDueAt, defendedAt, noticeId } = objection;
  const isNamed = application.state === 'PUBLICITY' && application.noticeId === noticeId;
  return isNamed && isOpen(objection) && defendedAt === null && defenceDueAt !== null && now <= defenceDueAt;
}

function readFiles({ db, tenantId }: ActorScope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ objectionId: objectionFiles.objectionId, file: objectionFiles.file })
    .from(objectionFiles)
    .where(
      and(
        eq(objectionFiles.tenantId, tenantId),
        eq(objectionFiles.side, 'APPLICANT'),
        inArray(objectionFiles.objectionId, [...ids]),
      ),
    );
}
