import type { OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { OwnForm } from '#core/forms/own-form.ts';
import { validateApplication, withoutHidden } from '#core/forms/section.ts';
import type { Data } from '#core/forms/values.ts';
import { nextNumber } from '#features/casework/server/applications/numbers.ts';
import type { entrySubmitCall } from '#features/competition/calls.ts';
import { officeMessages } from '#features/competition/messages.ts';
import { amountOf, type Edition, fitsGroup } from '#features/competition/shared/edition.ts';
import { entryCode } from '#features/competition/shared/form/entry-form.ts';
import { entrySets, entryStateOf } from '#features/competition/shared/states.ts';
import { accountsHolding } from '#server/base/accounts-holding.ts';
import { invalid } from '#server/base/drafts/problems.ts';
import { formContextAt } from '#server/base/form-context.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { noteApplication } from '#server/base/origin-marks.ts';
import { handInFiles } from '#server/base/own-forms/hold-files.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq, isNull, ne, notInArray } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { getEdition } from './editions.ts';
import { claimsOf, type EntryRow, entryData, lockOwnEntry } from './entry-record.ts';
import { factsOf, moveEntry, requireStep } from './moves.ts';
import { snapshotDigest } from './packet/snapshot-digest.ts';
import { type FormStage, heldUnder, stageForms } from './saves.ts';
import { referrerOf, tellReferrer } from './supporter.ts';
import { claims, entries, entrySnapshots } from './tables.ts';

/**
 * Hands in the form that is due, in one transaction: everything is checked, a snapshot kept, the number given. Throws
 * what the machine refuses, INVALID with every field, PROJECT_ENTERED, REFERRER_UNKNOWN and REFERRER_TAKEN.
 */
export async function submitEntry(
  scope: ActorScope,
  { id }: { id: string },
): Promise<OutputOf<typeof entrySubmitCall>> {
  const entry = await lockOwnEntry(scope, id);
  const edition = await getEdition(scope, entry.editionId);
  const stage = formStageOf(entry);
  const { form: formOf, submit } = stageForms[stage];
  const form = formOf(edition);
  requireStep(scope, entry, { edition, step: submit }, await factsOf(scope, entry, edition));
  const data = checkedData(scope, form, entry);
  const set = stage === 'apply' ? await registration(scope, { entry, edition, data }) : {};
  await freeze(scope, form, { entry, data });
  if (stage === 'rf') await claim(scope, { entry, edition, data });
  const after = await moveEntry(scope, entry, { edition, step: submit, set });
  if (stage === 'apply' && entry.submittedAt === null) await afterFirst(scope, after);
  return { id, no: after.no ?? '', state: after.state };
}

/** The form that an entry in its state is filled in by. */
export function formStageOf({ state }: Pick<EntryRow, 'state'>): FormStage {
  if (state === 'TRACKING') return 'rf';
  const { stage } = entryStateOf(state);
  return stage === 'done' ? 'rf' : stage;
}

function checkedData(scope: ActorScope, form: OwnForm, entry: EntryRow): Data {
  const context = formContextAt(scope.now);
  const data = withoutHidden(form, entryData(form, entry), context);
  const problems = validateApplication(form, data, context);
  if (problems.length > 0) throw invalid(form, problems, scope.locale);
  return data;
}

async function freeze(scope: ActorScope, form: OwnForm, { entry, data }: { entry: EntryRow; data: Data }) {
  await handInFiles(scope, { form, formId: heldUnder(form, entry), data });
  await scope.db.insert(entrySnapshots).values({
    id: newId(),
    tenantId: scope.tenantId,
    entryId: entry.id,
    ownerId: entry.ownerId,
    form: form.code,
    data,
    digest: snapshotDigest(data),
    at: scope.now,
  });
}

/** What lists and judges are told of the registration, and what only the server can check of it. */
async function registration(
  scope: ActorScope,
  { entry, edition, data }: { entry: EntryRow; edition: Edition; data: Data },
): Promise<Partial<typeof entries.$inferInsert>> {
  const { project = {}, company = {}, applicant = {}, supporter: named = {} } = data;
  const group = edition.groups.find(({ key }) => key === project.group);
  const foundedOn = company.registered === 'YES' ? String(company.registeredOn) : null;
  if (group && !fitsGroup(group, { foundedOn, stage: String(company.funding) }))
    throw fieldRefusal(scope, 'INVALID', 'project.group', { count: 1 });
  const name = String(project.projectName);
  await requireNewProject(scope, entry, name);
  const supporter = await referrerOf(scope, entry, named);
  const terms = { code: entryCode, prefix: 'IT' };
  return {
    no: entry.no ?? (await nextNumber(scope, terms, { year: edition.year, quota: null })),
    project: name,
    track: String(project.track),
    trackItem: project.trackItem ? String(project.trackItem) : project.ownField ? String(project.ownField) : null,
    groupKey: String(project.group),
    company: String(company.name ?? ''),
    applicant: String(applicant.name),
    referrerId: supporter?.id ?? null,
    isShared: supporter !== null && named.share === 'YES',
    submittedAt: scope.now,
  };
}

async function requireNewProject(scope: ActorScope, entry: EntryRow, name: string): Promise<void> {
  const [other] = await scope.db
    .select({ no: entries.no })
    .from(entries)
    .where(
      and(
        eq(entries.tenantId, scope.tenantId),
        eq(entries.editionId, entry.editionId),
        eq(entries.ownerId, scope.actor.id),
        eq(entries.project, name),
        ne(entries.id, entry.id),
        isNull(entries.deletedAt),
        notInArray(entries.state, ['DRAFT', ...entrySets.ended]),
      ),
    )
    .limit(1);
  if (other) throw new Refusal('PROJECT_ENTERED', { params: { no: other.no ?? '' } });
}

/** Organisers and the supporter learn of an entry once. */
async function afterFirst(scope: ActorScope, entry: EntryRow): Promise<void> {
  await noteApplication(scope, entry.id);
  const facts = { no: entry.no ?? '', id: entry.id };
  const officers = await accountsHolding(scope, 'Mgr.Itec.audit');
  await tell(scope, officeMessages.arrived, { to: officers, facts });
  await tellReferrer(scope, entry, 'referred');
}

/** The claim of the next instalment: one row, handed in again after it was returned. */
async function claim(
  scope: ActorScope,
  { entry, edition, data }: { entry: EntryRow; edition: Edition; data: Data },
): Promise<void> {
  const known = await claimsOf(scope, entry.id);
  const no = known.filter(({ paidOn }) => paidOn !== null).length + 1;
  const prize = edition.prizes.find(({ key }) => key === entry.prize);
  if (!prize) throw new Refusal('NOT_ALLOWED', { cause: 'an entry without a prize claims' });
  const { tenantId, now } = scope;
  const told = { data, amount: amountOf(edition, prize, no), submittedAt: now, approvedAt: null, updatedAt: now };
  await scope.db
    .insert(claims)
    .values({ id: newId(), tenantId, entryId: entry.id, ownerId: entry.ownerId, no, ...told, createdAt: now })
    .onConflictDoUpdate({ target: [claims.entryId, claims.no], set: told });
}
