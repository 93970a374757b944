import { dayInShanghai, endOfDayInShanghai } from '#core/calendar/dates.ts';
import { addWorkingDays } from '#core/calendar/working-days.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type {
  entryBeginCall,
  entryChangeCall,
  entryShareCall,
  entryWithdrawCall,
} from '#features/competition/calls.ts';
import { officeMessages } from '#features/competition/messages.ts';
import { editionState } from '#features/competition/shared/edition.ts';
import { entryForm } from '#features/competition/shared/form/entry-form.ts';
import { entryLimits } from '#features/competition/shared/limits.ts';
import { entrySets } from '#features/competition/shared/states.ts';
import { accountsHolding } from '#server/base/accounts-holding.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import type { KeptSections } from '#server/base/drafts/kept-sections.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { holdFiles } from '#server/base/own-forms/hold-files.ts';
import { readCalendar } from '#server/base/platform.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { instantText } from '#server/base/time-text.ts';
import { and, eq, isNull, notInArray, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { readCommitments } from './commitments.ts';
import { currentEdition, editionOf, getEdition } from './editions.ts';
import { type EntryRow, entryData, getOwnEntry, lockOwnEntry } from './entry-record.ts';
import { moveEntry } from './moves.ts';
import { heldUnder } from './saves.ts';
import { findReferrer } from './supporter.ts';
import { entries, entryChanges } from './tables.ts';

/** Live entries that one person may have in an edition. */
const mostLive = 20;

/**
 * Begins an entry in the edition that is open; what a failed entry of the caller held is copied, and a supporter's code
 * is filled in. Throws WINDOW_CLOSED, NOT_ALLOWED.
 */
export async function beginEntry(
  scope: ActorScope,
  { sid, from }: InputOf<typeof entryBeginCall>,
): Promise<OutputOf<typeof entryBeginCall>> {
  const row = await currentEdition(scope);
  const edition = row && editionOf(row);
  const locale = scope.locale === 'CN' ? 'CN' : 'EN';
  if (!edition || editionState(edition, scope.now) !== 'open')
    throw new Refusal('WINDOW_CLOSED', {
      params: { closesAt: edition ? instantText(new Date(edition.closesAt), locale) : '—' },
    });
  await refuseMany(scope, edition.id);
  const earlier = from === undefined ? undefined : await failedOf(scope, from);
  const { tenantId, actor, now } = scope;
  const id = newId();
  const sections = { ...(earlier?.sections as KeptSections | undefined), ...(await referred(scope, sid)) };
  await scope.db.insert(entries).values({
    id,
    tenantId,
    editionId: edition.id,
    ownerId: actor.id,
    sections,
    createdAt: now,
    updatedAt: now,
    project: earlier?.project ?? '',
  });
  const form = entryForm(edition);
  const copy = { id, sections } as Pick<EntryRow, 'id' | 'sections'>;
  if (earlier) await holdFiles(scope, { form, formId: heldUnder(form, copy), data: entryData(form, copy) });
  await logBusiness(scope, {
    module: 'ITEC',
    action: 'BEGIN',
    objectType: 'itec-entry',
    objectId: id,
    title: edition.title.CN,
    text: { CN: `开始报名「${edition.title.CN}」`, EN: `began an entry: ${edition.title.EN}` },
  });
  return { id };
}

async function failedOf(scope: ActorScope, id: string): Promise<EntryRow> {
  const entry = await getOwnEntry(scope, id);
  if (entry.state !== 'FAILED') throw new Refusal('NOT_ALLOWED', { cause: `copies an entry in ${entry.state}` });
  return entry;
}

/** The section of the supporter by whose link the entrant came; an unknown code fills in nothing. */
async function referred(scope: ActorScope, sid: string | undefined): Promise<KeptSections> {
  const supporter = sid ? await findReferrer(scope, sid) : undefined;
  if (!supporter || supporter.accountId === scope.actor.id) return {};
  const { code, name, org } = supporter;
  const values = { referred: 'YES', code, referrerName: name, organisation: org || name };
  return { supporter: { rev: 1, values, savedAt: scope.now.toISOString(), tx: newId() } };
}

async function refuseMany(scope: ActorScope, editionId: string): Promise<void> {
  const [row] = await scope.db
    .select({ count: sql<number>`count(*)::int` })
    .from(entries)
    .where(
      and(
        eq(entries.tenantId, scope.tenantId),
        eq(entries.ownerId, scope.actor.id),
        isNull(entries.deletedAt),
        eq(entries.editionId, editionId),
        notInArray(entries.state, [...entrySets.ended]),
      ),
    );
  if (row && row.count >= mostLive) throw new Refusal('NOT_ALLOWED', { cause: `${row.count} live entries` });
}

/** Withdraws an entry; a draft that was never handed in is deleted. */
export async function withdrawEntry(
  scope: ActorScope,
  { id }: { id: string },
): Promise<OutputOf<typeof entryWithdrawCall>> {
  const entry = await lockOwnEntry(scope, id);
  const edition = await getEdition(scope, entry.editionId);
  if (entry.state !== 'DRAFT') {
    const after = await moveEntry(scope, entry, { edition, step: 'withdraw' });
    return { id, state: after.state };
  }
  await scope.db
    .update(entries)
    .set({ deletedAt: scope.now, updatedAt: scope.now, rev: entry.rev + 1 })
    .where(and(eq(entries.id, id), eq(entries.tenantId, scope.tenantId)));
  await logBusiness(scope, {
    module: 'ITEC',
    action: 'DELETE',
    objectType: 'itec-entry',
    objectId: id,
    title: edition.title.CN,
    text: { CN: '删除报名草稿', EN: 'deleted a draft of an entry' },
  });
  return { id, state: 'DELETED' };
}

/** Shows an entry to the supporter who referred it, or hides it again; NOT_ALLOWED where nobody did. */
export async function shareEntry(
  scope: ActorScope,
  { id, isShared }: InputOf<typeof entryShareCall>,
): Promise<OutputOf<typeof entryShareCall>> {
  const entry = await lockOwnEntry(scope, id);
  if (!entry.referrerId) throw new Refusal('NOT_ALLOWED', { cause: 'nobody referred it' });
  await scope.db
    .update(entries)
    .set({ isShared, updatedAt: scope.now, rev: entry.rev + 1 })
    .where(and(eq(entries.id, id), eq(entries.tenantId, scope.tenantId)));
  await logBusiness(scope, {
    module: 'ITEC',
    action: 'SHARE',
    objectType: 'itec-entry',
    objectId: id,
    title: entry.no ?? 'ITEC',
    text: isShared
      ? { CN: '同意赋能者查看项目', EN: 'let the supporter see the project' }
      : { CN: '不再让赋能者查看项目', EN: 'hid the project from the supporter' },
  });
  return { isShared };
}

/** Takes down a change of circumstances. Throws INVALID for a day to come or what was not committed to, NOT_ALLOWED before anything was handed in. */
export async function reportChange(
  scope: ActorScope,
  { id, touches, happenedOn, what }: InputOf<typeof entryChangeCall>,
): Promise<OutputOf<typeof entryChangeCall>> {
  const entry = await lockOwnEntry(scope, id);
  if (!entry.no || entrySets.ended.some((state) => state === entry.state)) throw new Refusal('NOT_ALLOWED');
  if (happenedOn > dayInShanghai(scope.now.getTime()) || !what.trim())
    throw fieldRefusal(scope, 'INVALID', what.trim() ? 'happenedOn' : 'what', { count: 1 });
  if ((await readCommitments(scope, id)).every(({ key }) => key !== touches))
    throw fieldRefusal(scope, 'INVALID', 'touches', { count: 1 });
  const last = addWorkingDays(happenedOn, entryLimits.changeDays, await readCalendar(scope));
  const isLate = scope.now >= endOfDayInShanghai(last);
  const { tenantId, actor, now } = scope;
  const changeId = newId();
  await scope.db.insert(entryChanges).values({
    id: changeId,
    tenantId,
    entryId: id,
    ownerId: actor.id,
    touches,
    happenedOn,
    what: what.trim(),
    isLate,
    at: now,
  });
  await logBusiness(scope, {
    module: 'ITEC',
    action: 'CHANGE',
    objectType: 'itec-entry',
    objectId: id,
    title: entry.no,
    text: { CN: `报告情况变化「${entry.no}」`, EN: `told of a change: ${entry.no}` },
  });
  const to = await accountsHolding(scope, 'Mgr.Itec.audit');
  await tell(scope, officeMessages.changed, { to, facts: { no: entry.no, reason: what.trim(), id } });
  return { id: changeId, isLate };
}
