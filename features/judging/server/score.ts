import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { totalOf } from '#core/judging/results.ts';
import { getEdition } from '#features/competition/server/editions.ts';
import type { abstainCall, judgedEntryCall, submitScoreCall } from '#features/judging/calls.ts';
import { scoreForm } from '#features/judging/shared/score-form.ts';
import { requireSheet } from '#features/learning/server/scores/require-sheet.ts';
import { showRubric } from '#features/learning/server/scores/show-rubric.ts';
import { pointsOf, type ScoreSheet } from '#features/learning/shared/score-sheet.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq } from '#server/database/sql.ts';
import { dropKept, spend } from '#server/kept-drafts/spend-kept.ts';
import type { ActorScope } from '#server/scope.ts';
import { readForJudge, shownProject } from './blind-entry.ts';
import { drawAnew } from './draw.ts';
import {
  type AssignmentRow,
  getJudging,
  getSeen,
  lockSeen,
  requireOpen,
  rubricOfJudging,
  takesScores,
  trackName,
} from './judging-record.ts';
import { requireMarks } from './require-marks.ts';
import { assignments } from './tables.ts';

/** An entry as its judge works on it. */
export async function readJudged(scope: ActorScope, { id }: { id: string }): Promise<OutputOf<typeof judgedEntryCall>> {
  const { assignment, judging, entry } = await getSeen(scope, id);
  const edition = await getEdition(scope, judging.editionId);
  const content = await readForJudge(scope, entry, { edition, isBlind: judging.isBlind });
  const sheet = (assignment.sheet ?? {}) as ScoreSheet;
  return {
    id,
    judging: judging.id,
    rev: assignment.rev,
    no: entry.no ?? '',
    project: shownProject(entry, judging.isBlind),
    track: trackName(edition, entry.track),
    group: edition.groups.find(({ key }) => key === entry.groupKey)?.name ?? { CN: '', EN: '' },
    state: assignment.state,
    isOpen: takesScores(judging, scope.now),
    isBlind: judging.isBlind,
    opensAt: judging.opensAt.toISOString(),
    closesAt: judging.closesAt.toISOString(),
    rubric: showRubric(rubricOfJudging(judging)),
    rubricDigest: judging.rubricDigest ?? '',
    frozenAt: (judging.frozenAt ?? judging.opensAt).toISOString(),
    ...content,
    sheet: Object.entries(sheet).map(([code, { score, reason }]) => ({ code, score, reason })),
    opinion: assignment.opinion,
    marks: [...assignment.marks],
    reason: assignment.reason,
    total: assignment.total,
    submittedAt: assignment.submittedAt?.toISOString() ?? null,
  };
}

/**
 * Hands in scores, or hands them in anew. SCORING_CLOSED outside the time of the round, CONFLICT over another revision,
 * INVALID beside each criterion that lacks its points or a reason long enough, and for a mark on what the entry does not
 * say; then nothing is changed.
 */
export async function submitScore(
  scope: ActorScope,
  { id, rev, scores, opinion, marks }: InputOf<typeof submitScoreCall>,
): Promise<OutputOf<typeof submitScoreCall>> {
  const { assignment, judging, entry } = await lockSeen(scope, id);
  requireOpen(scope, judging);
  requireRev(assignment, rev);
  const rubric = rubricOfJudging(judging);
  const sheet = requireSheet(scope, rubric, scores);
  await requireMarks(scope, { judging, entry, rubric, marks });
  const total = totalOf(rubric, pointsOf(sheet));
  const after = await change(scope, assignment, {
    state: 'SUBMITTED',
    marks,
    sheet,
    total,
    opinion: opinion.trim(),
    reason: null,
    submittedAt: scope.now,
  });
  await spend(scope, { form: scoreForm.code, object: id }, 'sheet', () => ({}));
  await note(scope, assignment, { action: 'SCORE', no: entry.no, text: { CN: '提交评分', EN: 'handed in scores' } });
  return { rev: after.rev, state: after.state, total };
}

/** Abstains from an entry; somebody else is drawn. SCORING_CLOSED and CONFLICT as for scores. */
export async function abstain(
  scope: ActorScope,
  { id, rev, reason }: InputOf<typeof abstainCall>,
): Promise<OutputOf<typeof abstainCall>> {
  const { assignment, judging, entry } = await lockSeen(scope, id);
  requireOpen(scope, judging);
  requireRev(assignment, rev);
  if (!reason.trim()) throw fieldRefusal(scope, 'INVALID', 'reason', { count: 1 });
  const after = await change(scope, assignment, {
    state: 'ABSTAINED',
    sheet: null,
    total: null,
    opinion: '',
    marks: [],
    submittedAt: null,
    reason: reason.trim(),
  });
  await dropKept(scope, { form: scoreForm.code, object: id });
  await drawAnew(scope, await getJudging(scope, judging.id), [assignment.entryId]);
  await note(scope, assignment, { action: 'ABSTAIN', no: entry.no, text: { CN: '弃权', EN: 'abstained' } });
  return { rev: after.rev, state: after.state, total: null };
}

function requireRev(assignment: AssignmentRow, rev: number): void {
  if (assignment.state === 'ABSTAINED') throw new Refusal('NOT_ALLOWED');
  if (assignment.rev === rev) return;
  throw new Refusal('CONFLICT', { obj: { rev: assignment.rev, values: { state: assignment.state } } });
}

async function change(
  scope: ActorScope,
  { id, rev }: AssignmentRow,
  set: Partial<typeof assignments.$inferInsert>,
): Promise<AssignmentRow> {
  const [after] = await scope.db
    .update(assignments)
    .set({ ...set, updatedAt: scope.now, rev: rev + 1 })
    .where(and(eq(assignments.tenantId, scope.tenantId), eq(assignments.id, id), eq(assignments.rev, rev)))
    .returning();
  if (!after) throw new Refusal('CONFLICT', { obj: { rev } });
  return after;
}

function note(
  scope: ActorScope,
  { judgingId }: AssignmentRow,
  { action, no, text }: { action: string; no: string | null; text: { CN: string; EN: string } },
): Promise<void> {
  return logBusiness(scope, {
    module: 'JUDGING',
    action,
    objectType: 'itec-judging',
    objectId: judgingId,
    title: no ?? '',
    text: { CN: `${text.CN}「${no}」`, EN: `${text.EN}: ${no}` },
  });
}
