import type { OutputOf } from '#core/contracts/contract.ts';
import { Refusal, refusalText } from '#core/errors.ts';
import { fieldAt } from '#core/forms/paths.ts';
import type { Data } from '#core/forms/values.ts';
import type { PermissionCode } from '#core/permissions.ts';
import { offeredActions } from '#core/workflow/transition.ts';
import type { caseCall } from '#features/casework/calls/review.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import {
  type Correction,
  type CorrectionItem,
  presentCorrection,
  readCorrections,
} from '#features/casework/server/applications/corrections.ts';
import { type ApplicationRecord, factsOf } from '#features/casework/server/applications/facts.ts';
import { caseSiblings } from '#features/casework/server/applications/family/siblings.ts';
import { noticeOf, presentEvent } from '#features/casework/server/applications/present.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { readEvents } from '#features/casework/server/applications/queries.ts';
import { dataOf, readSections } from '#features/casework/server/applications/sections/sections.ts';
import {
  lastSnapshot,
  listSubmissions,
  type Snapshot,
} from '#features/casework/server/applications/sections/snapshots.ts';
import { endOfWorkingDay } from '#features/casework/server/applications/status/deadlines.ts';
import { stepRefusal } from '#features/casework/server/applications/status/transition.ts';
import { isAsked, namesExperts } from '#features/casework/server/experts/review-record.ts';
import { readHelpLines } from '#features/casework/server/helping/help-lines.ts';
import { offeredSentences } from '#features/casework/server/sentences.ts';
import { marks, opinions } from '#features/casework/server/tables.ts';
import { bulkActions } from '#features/casework/shared/bulk.ts';
import { readOwnDays } from '#server/base/platform.ts';
import { maskSection, maskValue } from '#server/base/sensitive/mask.ts';
import { loginNamesOf, staffName } from '#server/base/staff-name.ts';
import { and, asc, eq, inArray } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { readProposal } from './bulk/read-proposal.ts';
import { type Findings, lookThrough } from './checks/findings.ts';
import { needsVerdicts, openPoints } from './checks/open-points.ts';
import { readRelated } from './duplicates.ts';
import { getCase, othersHold } from './find-case.ts';
import { judgesOf } from './judges.ts';
import { dataWithin, isPayer, seenPart } from './payer.ts';
import { presentCaseRow } from './present.ts';
import { mayReveal } from './reveal.ts';
import { readChanges } from './submissions.ts';

type Case = OutputOf<typeof caseCall>;

/**
 * One case as a reviewer sees it: what was submitted last (not what the applicant is changing meanwhile), sensitive
 * values masked, with marks, items, history, opinions, related cases and what the caller may do. Whoever only pays sees
 * the account and amounts, and nothing of the review.
 */
export async function readCase(scope: ActorScope, { id }: { id: string }): Promise<Case> {
  const application = await getCase(scope, id);
  const programme = seenPart(scope, await programmeOf(scope, application));
  const sections = await readSections(scope, programme, id);
  const frozen = await lastSnapshot(scope, programme, id);
  const whole = frozen?.data ?? dataOf(sections);
  const data = isPayer(scope) ? dataWithin(programme, whole) : whole;
  const people = await namesOf(scope, [application.assigneeId, application.heldBy]);
  const events = await readEvents(scope, id);
  const logins = await loginNamesOf(
    scope,
    events.map(({ actorId }) => actorId),
  );
  const proposal = await readProposal(scope, id);
  const looked = isPayer(scope) ? noFindings : await lookThrough(scope, { application, programme, data, frozen });
  const name = (account: string | null) => (account === null ? null : (people.get(account) ?? null));
  const steps = events.map((event) => presentEvent(event, logins));
  return {
    ...presentCaseRow(scope, { application, assignee: name(application.assigneeId), holder: name(application.heldBy) }),
    // Whoever handles a case compares the name with the documents.
    applicant: application.applicant,
    formVersion: application.formVersion,
    yearSettings: programme.yearSettings ?? {},
    rev: application.rev,
    days: await readOwnDays(scope),
    correctBy: (await correctBy(scope, { application, programme })).toISOString(),
    sections: programme.sections.flatMap((section) => {
      const values = data[section.key];
      if (!values) return [];
      return {
        key: section.key,
        rev: sections.get(section.key)?.rev ?? 0,
        values: { ...maskSection(section, values) },
      };
    }),
    askedFrom: application.askedFrom,
    actions: (await leavesOthers(scope, application, programme))
      ? []
      : await actionsOf(scope, { application, programme, looked, isDecided: proposal !== null }),
    canReveal: mayReveal(scope, application),
    notice: noticeOf(application),
    decisionNo: application.decisionNo,
    revocation: revocationOf(scope, application),
    proposal,
    isPayer: isPayer(scope),
    ...(isPayer(scope)
      ? { ...noReview, events: steps.map((event) => ({ ...event, reason: null })) }
      : { ...(await reviewOf(scope, { application, programme, data, frozen, looked })), events: steps }),
  };
}

type Review = Pick<
  Case,
  | 'marks'
  | 'checks'
  | 'helped'
  | 'help'
  | 'submissions'
  | 'changes'
  | 'corrections'
  | 'sentences'
  | 'opinions'
  | 'duplicates'
  | 'earlier'
  | 'siblings'
  | 'judges'
>;

const noFindings: Findings = { checks: [], findings: [] };

const noReview: Review = {
  marks: [],
  checks: [],
  helped: [],
  help: [],
  submissions: [],
  changes: [],
  corrections: [],
  sentences: [],
  opinions: [],
  duplicates: [],
  earlier: [],
  siblings: [],
  judges: [],
};

/** What was found out and said about a case. */
async function reviewOf(
  scope: ActorScope,
  {
    application,
    programme,
    data,
    frozen,
    looked,
  }: {
    application: ApplicationRecord;
    programme: Programme;
    data: Data;
    frozen: Snapshot | undefined;
    looked: Findings;
  },
): Promise<Review> {
  const { id } = application;
  const items = await readCorrections(scope, id);
  const siblings = await caseSiblings(scope, programme, application);
  const { duplicates, earlier } = await readRelated(scope, application);
  const [marked, said] = [await readMarks(scope, id), await readOpinions(scope, id)];
  const logins = await loginNamesOf(
    scope,
    [...marked, ...said].map(({ byId }) => byId),
  );
  const by = (row: { byId: string; byName: string }) => staffName(row.byName, logins.get(row.byId));
  return {
    marks: marked.map((mark) => ({ path: mark.path, by: by(mark), at: mark.at.toISOString() })),
    checks: looked.checks.map(({ path, passed, evidence }) => ({ path, passed, evidence })),
    helped: (frozen?.helped ?? []).map(({ path, name }) => ({ path, by: name })),
    help: await readHelpLines(scope, { id, programme }),
    submissions: (await listSubmissions(scope, id)).map(({ round, at, digest }) => ({
      round,
      at: at.toISOString(),
      digest: digest.toString('hex'),
    })),
    changes: await readChanges(scope, programme, frozen),
    corrections: await presentItems(scope, { application, programme, items, data }),
    sentences: await offeredSentences(scope, programme.code, items),
    opinions: said.map((opinion) => ({
      id: opinion.id,
      by: by(opinion),
      text: opinion.text,
      at: opinion.at.toISOString(),
    })),
    duplicates,
    earlier: earlier.map((each) => ({ id: each.id, no: each.no ?? '', programme: each.programme, state: each.state })),
    siblings,
    judges: await shownJudges(scope, id),
  };
}

/** Those who handle cases know whom they asked; experts stay unnamed to each other. */
async function shownJudges(scope: ActorScope, id: string): Promise<Case['judges']> {
  const judges = await judgesOf(scope, id);
  return namesExperts(scope) ? judges : judges.filter((judge) => judge.id === scope.actor.id);
}

/** Items of a case with masked values, as the answers of the verbs that change one. */
export async function caseCorrections(scope: ActorScope, application: ApplicationRecord): Promise<Correction[]> {
  const programme = await programmeOf(scope, application);
  const data = dataOf(await readSections(scope, programme, application.id));
  const items = await readCorrections(scope, application.id);
  return await presentItems(scope, { application, programme, items, data });
}

async function presentItems(
  scope: ActorScope,
  {
    application,
    programme,
    items,
    data,
  }: {
    application: ApplicationRecord;
    programme: Programme;
    items: readonly CorrectionItem[];
    data: Parameters<typeof presentCorrection>[1]['data'];
  },
): Promise<Correction[]> {
  const dueAt = await correctBy(scope, { application, programme });
  return items.map((item) => {
    const field = fieldAt(programme, item.path);
    const show = (value: unknown) => (field ? maskValue(field, value) : null);
    // Before the new submission the applicant's changes are not the reviewer's to see.
    const isUnderWay = application.state === 'SUPPLEMENT' && item.round === application.rounds;
    return presentCorrection(isUnderWay ? { ...item, after: null } : item, { programme, data, dueAt, show });
  });
}

/** By when corrections have to be answered: those of the round that runs, or those that would be asked for now. */
async function correctBy(
  scope: ActorScope,
  { application: { state, dueAt }, programme }: { application: ApplicationRecord; programme: Programme },
): Promise<Date> {
  return state === 'SUPPLEMENT' && dueAt ? dueAt : await endOfWorkingDay(scope, programme.supplementDays);
}

/** Steps of the workflow that this operator might take, each with what is in its way. */
async function actionsOf(
  scope: ActorScope,
  {
    application,
    programme,
    looked,
    isDecided,
  }: { application: ApplicationRecord; programme: Programme; looked: Findings; isDecided: boolean },
): Promise<Case['actions']> {
  const facts = factsOf(application, { now: scope.now, windowOpen: true, actorId: scope.actor.id });
  const permissions = [...scope.permCodes] as PermissionCode[];
  const blocked = await holdProblem(scope, application);
  const open = isPayer(scope) ? undefined : await openPoints(scope, application, looked);
  return offeredActions(programme, facts, { kind: 'operator', permissions }).flatMap(({ key, refusal }) => {
    // Offered only once the applicant has asked, and where objections are decided, with their reasons to both sides.
    if (refusal === 'NOT_REQUESTED' || key === 'objection-upheld') return [];
    // Whoever is ranked moves on with the whole list.
    if (key === 'opinions-in' && programme.isRanked) return [];
    // Anybody who may revoke can ask for it; the second person confirms.
    const isFirst = key === 'revoke' && application.revocation === null;
    const waits = isDecided && bulkActions.some((each) => each === key) ? new Refusal('DECISION_WAITS') : undefined;
    const step = { action: key, as: 'operator' } as const;
    const refused =
      refusal && !isFirst ? stepRefusal(programme, facts, { ...step, key: refusal }) : needsVerdicts(key) && open;
    const why = waits || refused || blocked;
    return { action: key, blockedBy: why ? why.key : null, why: why ? refusalText(why) : null };
  });
}

/** Whether the caller scores the case as an expert, and so leaves what becomes of it to others. */
async function leavesOthers(scope: ActorScope, { id, state }: ApplicationRecord, { experts }: Programme) {
  return state === 'JOINT' && experts !== undefined && (await isAsked(scope, id));
}

/** What the second person reads who has to confirm a revocation. */
function revocationOf(scope: ActorScope, { revocation }: ApplicationRecord): Case['revocation'] {
  const asked = revocation as { by: string; byName: string; reason: string; at: string } | null;
  if (asked === null || isPayer(scope)) return null;
  return { by: asked.byName, reason: asked.reason, at: asked.at, isMine: asked.by === scope.actor.id };
}

async function holdProblem(scope: ActorScope, application: ApplicationRecord): Promise<Refusal | undefined> {
  const held = await othersHold(scope, application);
  return held ?? (application.heldBy === scope.actor.id ? undefined : new Refusal('NOT_CLAIMED'));
}

function readMarks(scope: ActorScope, applicationId: string) {
  return scope.db
    .select()
    .from(marks)
    .where(and(eq(marks.tenantId, scope.tenantId), eq(marks.applicationId, applicationId)))
    .orderBy(asc(marks.path));
}

function readOpinions(scope: ActorScope, applicationId: string) {
  return scope.db
    .select()
    .from(opinions)
    .where(and(eq(opinions.tenantId, scope.tenantId), eq(opinions.applicationId, applicationId)))
    .orderBy(asc(opinions.at), asc(opinions.id));
}

async function namesOf(scope: ActorScope, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await scope.db
    .select({ id: accounts.id, nickname: accounts.nickname })
    .from(accounts)
    .where(inArray(accounts.id, wanted));
  return new Map(rows.map((row) => [row.id, row.nickname]));
}
