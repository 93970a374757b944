import type { Data, Values } from '#core/forms/values.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { answerCorrection } from '#features/casework/server/applications/answer-correction.ts';
import { readCorrections } from '#features/casework/server/applications/corrections.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { saveSection } from '#features/casework/server/applications/sections/save-section.ts';
import { readSections } from '#features/casework/server/applications/sections/sections.ts';
import { changeStatus } from '#features/casework/server/applications/status/change-status.ts';
import { lapseOverdue } from '#features/casework/server/applications/status/lapse.ts';
import { submitApplication } from '#features/casework/server/applications/submit.ts';
import { decideStaffCase, markField, readStaffCase } from '#features/casework/server/employer/vouch.ts';
import { checkStore } from '#features/casework/server/joint/check-store.ts';
import { readPart } from '#features/casework/server/joint/read-part.ts';
import { caseChecks } from '#features/casework/server/joint-tables.ts';
import { assignCase } from '#features/casework/server/review/assign.ts';
import { findingsOf } from '#features/casework/server/review/checks/findings.ts';
import { needsVerdicts } from '#features/casework/server/review/checks/open-points.ts';
import { claimCase, releaseCase } from '#features/casework/server/review/claim.ts';
import { noteCorrection } from '#features/casework/server/review/correct.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { judgeDuplicate, readRelated } from '#features/casework/server/review/duplicates.ts';
import { getCase } from '#features/casework/server/review/find-case.ts';
import { judgeReply } from '#features/casework/server/review/judge-reply.ts';
import { markPaths } from '#features/casework/server/review/mark.ts';
import { addOpinion } from '#features/casework/server/review/opinion.ts';
import { applications } from '#features/casework/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq } from '#server/database/sql.ts';
import { asOfficer, asPerson } from '#server/demo/act.ts';
import type { Player, Stage } from '#server/demo/demo-room.ts';
import type { ActorScope } from '#server/scope.ts';
import { type Portfolio, storePapers, withStoredPapers } from './stored-papers.ts';

/** What an applicant does about one correction item. */
export interface Answer {
  readonly path: string;
  readonly value?: unknown;
  /** Key of a paper that replaces the files of the field. */
  readonly paper?: string;
  /** Absent: changed, but not answered yet. */
  readonly reply?: string;
}

/** What an applicant may do after acceptance. */
export type Move = Parameters<typeof changeStatus>[1]['action'];

/** What an officer does in one sitting, in this order. */
export interface Sitting {
  readonly by: string;
  /** Paths that were compared with the papers and agree. */
  readonly marks?: readonly string[];
  readonly items?: readonly { readonly path: string; readonly reason: string; readonly note: string }[];
  /** Answers that are accepted, by path. */
  readonly accept?: readonly string[];
  readonly opinion?: string;
  readonly action?: string;
  readonly reason?: string;
  /** Gives the case back to the pool at the end. */
  readonly release?: boolean;
}

/** One application of the story while it is being told. */
export interface Case {
  readonly tenant: string;
  readonly programme: Programme;
  readonly applicant: Player;
  readonly portfolio: Portfolio;
  readonly data: Data;
  /** Resolves when its papers are drawn. */
  readonly drawn: Promise<void>;
  id?: string;
  /** Of an invitation to help: its code, and its id once it is taken up. */
  help?: { readonly code: string; readonly id: string };
}

/** The sections there are data for, in their order. */
export function sectionsToFill({ programme, data }: Case): string[] {
  return programme.sections.flatMap(({ key }) => (data[key] ? [key] : []));
}

/** Fills in one section; the first begins the application. */
export function fill(stage: Stage, told: Case, at: Date, section: string): Promise<void> {
  return asPerson(stage, { player: told.applicant, tenant: told.tenant, at }, async (scope) => {
    const { programme, portfolio } = told;
    const own = await withRecognition(scope, { [section]: told.data[section]! });
    const { [section]: patch } = await withStoredPapers(scope, { programme, data: own, portfolio });
    const input = { id: told.id, section, baseRev: 0, patch: patch!, clientTx: newId() };
    const saved = await saveSection(scope, programme.code, input);
    // As if it had been begun while that version was the one on offer.
    if (told.id === undefined && programme.version !== definitionOf(programme.code).version)
      await scope.db
        .update(applications)
        .set({ formVersion: programme.version })
        .where(and(eq(applications.tenantId, scope.tenantId), eq(applications.id, saved.id)));
    told.id = saved.id;
  });
}

/** The number of the recognition that is in effect, where the form asks for it. */
async function withRecognition({ db, tenantId, actor }: ActorScope, data: Data): Promise<Data> {
  if (!data.talentCard) return data;
  const [found] = await db
    .select({ no: applications.no })
    .from(applications)
    .where(
      and(
        eq(applications.tenantId, tenantId),
        eq(applications.ownerId, actor.id),
        eq(applications.programme, 'talentapply'),
        eq(applications.state, 'EFFECTIVE'),
      ),
    );
  return found ? { ...data, talentCard: { ...data.talentCard, number: found.no } } : data;
}

/** Submits, or submits again after corrections. */
export async function submit(stage: Stage, told: Case, at: Date): Promise<void> {
  await asPerson(stage, { player: told.applicant, tenant: told.tenant, at }, (scope) =>
    submitApplication(scope, told.programme.code, { id: idOf(told) }),
  );
}

/** Changes one thing that was sent back and answers. */
export function answer(stage: Stage, told: Case, at: Date, one: Answer): Promise<void> {
  return asPerson(stage, { player: told.applicant, tenant: told.tenant, at }, (scope) => answerOne(scope, told, one));
}

async function answerOne(scope: ActorScope, told: Case, { path, value, paper, reply }: Answer): Promise<void> {
  const { programme } = told;
  const id = idOf(told);
  const [section = '', ...rest] = path.split('.');
  const field = rest.join('.');
  const changed = paper
    ? await storePapers(scope, told.portfolio, [{ id: paper, purpose: `${programme.code}:${path}` }])
    : value;
  if (changed !== undefined) {
    const baseRev = (await readSections(scope, programme, id)).get(section)?.rev ?? 0;
    const patch: Values = { [field]: changed };
    await saveSection(scope, programme.code, { id, section, baseRev, patch, clientTx: newId() });
  }
  if (reply === undefined) return;
  const item = (await readCorrections(scope, id)).findLast(
    (each) => each.path === path && ['open', 'answered'].includes(each.state),
  );
  if (!item) throw new Error(`nothing was sent back at ${path}`);
  await answerCorrection(later(scope, 1), programme.code, { id, itemId: item.id, reply });
}

/** An officer takes the case and does a few things, a minute each. */
export function review(stage: Stage, told: Case, at: Date, sitting: Sitting): Promise<void> {
  return asOfficer(stage, { player: stage.player(sitting.by), tenant: told.tenant, at }, async (scope) => {
    const id = idOf(told);
    let minutes = 0;
    const next = () => later(scope, ++minutes);
    await claimCase(scope, { id });
    if (sitting.marks?.length) await markPaths(next(), { id, paths: sitting.marks, verified: true });
    for (const item of sitting.items ?? []) await noteCorrection(next(), { id, ...item });
    for (const path of sitting.accept ?? []) {
      const item = (await readCorrections(scope, id)).findLast(
        (each) => each.path === path && each.state === 'answered',
      );
      if (!item) throw new Error(`no answer at ${path}`);
      await judgeReply(next(), { id, itemId: item.id, accept: true });
    }
    if (sitting.opinion) await addOpinion(next(), { id, text: sitting.opinion });
    if (sitting.action) {
      const { action, reason } = sitting;
      if (needsVerdicts(action)) await concludeOnAll(next(), id);
      await decideCase(next(), { id, rev: await revOf(scope, id), action, reason });
    }
    if (sitting.release) await releaseCase(next(), { id });
  });
}

/** Nothing is approved before what needs eyes has been looked at: cases beside it, and what a rule objects to. */
async function concludeOnAll(scope: ActorScope, id: string): Promise<void> {
  const application = await getCase(scope, id);
  const { findings } = await findingsOf(scope, application);
  const open = findings.filter(({ isOpen }) => isOpen).map(({ path }) => path);
  if (open.length > 0) await markPaths(scope, { id, paths: open, verified: true });
  const { duplicates } = await readRelated(scope, application);
  for (const { id: other, verdict, isAllowed } of duplicates)
    if (!verdict && !isAllowed)
      await judgeDuplicate(scope, {
        id,
        other,
        affects: false,
        note: '另一件获批的，以先生效的为准，后一件届时退回。',
      });
}

/** What an employer says about an application. */
export interface Vouching {
  readonly by: string;
  readonly action: 'unit-pass' | 'unit-return' | 'unit-refuse';
  readonly wrong?: readonly { readonly path: string; readonly note: string }[];
}

/** Somebody who acts for the employer goes through the fields and answers. */
export async function vouch(stage: Stage, told: Case, at: Date, { by, action, wrong = [] }: Vouching): Promise<void> {
  await asPerson(stage, { player: stage.player(by), tenant: told.tenant, at }, async (scope) => {
    const id = idOf(told);
    const { fields } = await readStaffCase(scope, { id });
    for (const { path } of fields) {
      const not = wrong.find((each) => each.path === path);
      await markField(scope, { id, path, isTrue: !not, note: not?.note, reqId: newId() });
    }
    await decideStaffCase(later(scope, 6), { id, action, reqId: newId() });
  });
}

/** What somebody of a department does about its check. */
export interface Checking {
  readonly by: string;
  readonly department: string;
  readonly action?: 'clear' | 'find';
  readonly finding?: string;
}

/** Somebody of a department looks at its part of the form and, unless they only look, answers. */
export async function check(
  stage: Stage,
  told: Case,
  at: Date,
  { by, department, action, finding = '' }: Checking,
): Promise<void> {
  await asOfficer(stage, { player: stage.player(by), tenant: told.tenant, at }, async (scope) => {
    const [found] = await scope.db
      .select({ id: caseChecks.id })
      .from(caseChecks)
      .where(and(eq(caseChecks.applicationId, idOf(told)), eq(caseChecks.department, department)));
    if (!found) throw new Error(`${department} was not asked about ${told.applicant.loginName}`);
    await readPart(scope, { id: found.id });
    if (action) await checkStore.act(later(scope, 6), { action, ids: [found.id], values: { finding } });
  });
}

/** Hands the case to a colleague. */
export function assign(
  stage: Stage,
  told: Case,
  at: Date,
  { by, to, reason }: { by: string; to: string; reason: string },
): Promise<void> {
  return asOfficer(stage, { player: stage.player(by), tenant: told.tenant, at }, (scope) =>
    assignCase(scope, { id: idOf(told), accountId: stage.player(to).id, reason }),
  );
}

/** The applicant moves after acceptance: asks to withdraw, or to look again, or takes up what was offered. */
export async function move(
  stage: Stage,
  told: Case,
  at: Date,
  { action, reason }: { action: Move; reason?: string },
): Promise<void> {
  await asPerson(stage, { player: told.applicant, tenant: told.tenant, at }, (scope) =>
    changeStatus(scope, { id: idOf(told), action, reason, reqId: newId() }),
  );
}

/** What the clock does: returned cases that nobody answered are closed. */
export async function lapse({ services }: Stage, at: Date): Promise<void> {
  await lapseOverdue({ ...services, clock: () => at });
}

function later(scope: ActorScope, minutes: number): ActorScope {
  return { ...scope, now: new Date(scope.now.getTime() + minutes * 60_000) };
}

/** The id of a case that was begun. */
export function idOf({ id }: Case): string {
  if (id === undefined) throw new Error('the application was not begun');
  return id;
}

async function revOf(scope: ActorScope, id: string): Promise<number> {
  const [row] = await scope.db.select({ rev: applications.rev }).from(applications).where(eq(applications.id, id));
  return row?.rev ?? 0;
}
