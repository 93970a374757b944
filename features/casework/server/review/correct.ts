import { Refusal } from '#core/errors.ts';
import { correctionPath, getPath } from '#core/forms/paths.ts';
import {
  type CorrectionItem,
  readCorrections,
  recountItems,
  sealedPart,
} from '#features/casework/server/applications/corrections.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { dataOf, readSections } from '#features/casework/server/applications/sections/sections.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import { correctionItems } from '#features/casework/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { lockHeldCase } from './find-case.ts';
import { spendOnCase } from './spend-on-case.ts';

export interface CorrectionInput {
  readonly id: string;
  readonly itemId?: string;
  readonly path: string;
  readonly reason: string;
  readonly note: string;
  readonly dueAt?: string;
  readonly drop?: boolean;
}

/**
 * Notes an item for a field, row or file of a held case; nobody sees it before the case is returned. With `itemId` an
 * item not yet returned is changed, with `drop` it is taken away (one that was answered before is accepted instead).
 * Throws NOT_FOUND for a path that the form does not have, NOT_ALLOWED outside acceptance and review.
 */
export async function noteCorrection(scope: ActorScope, input: CorrectionInput): Promise<ApplicationRecord> {
  const application = await lockHeldCase(scope, input.id, 'Mgr.Apply.audit');
  if (!['ACCEPTING', 'REVIEW'].includes(application.state)) throw new Refusal('NOT_ALLOWED');
  const known = input.itemId === undefined ? undefined : await findNoted(scope, input.id, input.itemId);
  if (known && input.drop) await drop(scope, known);
  else if (known) await change(scope, known, input);
  else await add(scope, application, input);
  await spendOnCase(scope, input.id, { section: 'corrections', about: input.path });
  await logCase(scope, application, {
    action: input.drop ? 'drop-correction' : 'note-correction',
    text: input.drop
      ? { CN: `取消补正：${input.path}`, EN: `Correction dropped: ${input.path}` }
      : { CN: `标记补正：${input.path}`, EN: `Correction noted: ${input.path}` },
    changes: [{ field: input.path, before: known?.note ?? null, after: input.drop ? null : input.note }],
  });
  return await recountItems(scope, application);
}

async function findNoted(scope: ActorScope, applicationId: string, itemId: string): Promise<CorrectionItem> {
  const item = (await readCorrections(scope, applicationId)).find((each) => each.id === itemId);
  if (!item) throw new Refusal('NOT_FOUND');
  if (item.state !== 'noted') throw new Refusal('NOT_ALLOWED', { cause: `changing an item that is ${item.state}` });
  return item;
}

async function add(scope: ActorScope, application: ApplicationRecord, input: CorrectionInput): Promise<void> {
  const programme = await programmeOf(scope, application);
  const sections = await readSections(scope, programme, application.id);
  const data = dataOf(sections);
  const path = correctionPath(programme, input.path);
  if (path === undefined || (path.endsWith(']') && getPath(data, path) === undefined)) {
    throw new Refusal('NOT_FOUND', { cause: `no field ${input.path}` });
  }
  const id = newId();
  const value = getPath(data, path);
  await scope.db.insert(correctionItems).values({
    id,
    tenantId: scope.tenantId,
    applicationId: application.id,
    path,
    reason: input.reason,
    note: input.note,
    dueAt: input.dueAt === undefined ? null : instantOf(input.dueAt),
    round: application.rounds + 1,
    before: sealedPart(scope, id, 'before', value),
    revFrom: sections.get(path.split('.')[0] ?? '')?.rev ?? 0,
    raisedBy: scope.actor.id,
    raisedByName: scope.actor.nickname,
    raisedAt: scope.now,
  });
}

async function change(scope: ActorScope, item: CorrectionItem, input: CorrectionInput): Promise<void> {
  await scope.db
    .update(correctionItems)
    .set({
      reason: input.reason,
      note: input.note,
      ...(input.dueAt === undefined ? {} : { dueAt: instantOf(input.dueAt) }),
    })
    .where(whereItem(scope, item.id));
}

/** What the applicant never saw goes without a trace but the log; an answer is settled. */
async function drop(scope: ActorScope, item: CorrectionItem): Promise<void> {
  if (item.answeredAt === null) {
    await scope.db.delete(correctionItems).where(whereItem(scope, item.id));
    return;
  }
  await scope.db
    .update(correctionItems)
    .set({ state: 'accepted', closedAt: scope.now })
    .where(whereItem(scope, item.id));
}

function whereItem(scope: ActorScope, id: string) {
  return and(eq(correctionItems.tenantId, scope.tenantId), eq(correctionItems.id, id));
}

function instantOf(text: string): Date {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) throw new Refusal('INVALID', { params: { count: 1 } });
  return instant;
}
