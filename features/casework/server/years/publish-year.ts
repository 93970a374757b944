import { dayInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import { type Text, textIn } from '#core/texts/text.ts';
import { programmeYear as resource } from '#features/casework/resources/programme-year.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import { blockingChecks } from '#features/casework/shared/year-checks.ts';
import type { YearStep } from '#features/casework/shared/year-states.ts';
import { yearMessages } from '#features/casework/year-messages.ts';
import { accountsHolding } from '#server/base/accounts-holding.ts';
import { type FieldChange, logBusiness } from '#server/base/business-log/business-log.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq } from '#server/database/sql.ts';
import { changesBetween } from '#server/resources/changes.ts';
import type { ActorScope } from '#server/scope.ts';
import { changeDraft, dropDraft, holdYear, type StoredYear, type YearDraft } from './year-drafts.ts';
import { factsOfYear } from './year-facts.ts';
import { formOfWindow, windowOfForm } from './year-form.ts';
import { titleIn } from './year-store.ts';

interface Move {
  readonly id: string;
  readonly rev: number;
  readonly step: YearStep;
  readonly reason?: string;
}

/** A year that is held, with its draft. */
interface Held extends StoredYear {
  readonly draft: YearDraft;
}

/**
 * Takes a step with the draft of a year: sends it to a second person, takes it back, gives it up; or as that person
 * publishes it or returns it with a reason. Answers the revision; what nobody may do now is NOT_ALLOWED, and further
 * refusals are CONFLICT over a stale revision, YEAR_UNREADY with what is to be mended, SECOND_PERSON_NEEDED for whoever
 * changed or sent it, REASON_NEEDED, NOT_FOUND.
 */
export async function moveYear(scope: ActorScope, { id, rev, step, reason = '' }: Move): Promise<{ rev: number }> {
  const year = await holdYear(scope, id);
  if (!year.draft) throw new Refusal('NOT_ALLOWED');
  if (year.rev !== rev) throw new Refusal('CONFLICT', { obj: { rev: year.rev, values: year.draft.values } });
  const isInReview = year.draft.state === 'REVIEW';
  if (isInReview === (step === 'send' || step === 'discard')) throw new Refusal('NOT_ALLOWED');
  const held = { ...year, draft: year.draft };
  return { rev: await steps[step](scope, held, reason.trim()) };
}

const steps: Readonly<Record<YearStep, (scope: ActorScope, year: Held, reason: string) => Promise<number>>> = {
  async send(scope, year) {
    const { draft } = year;
    await refuseUnready(scope, draft.values);
    const sent = { sentBy: scope.actor.id, sentAt: scope.now, returnedBy: null, reason: '' };
    const rev = await changeDraft(scope, year, { state: 'REVIEW', ...sent });
    await note(scope, draft, { action: 'SEND', text: { CN: '送复核', EN: 'sent to review' } });
    const able = await accountsHolding(scope, 'Mgr.ApplyProgram.publish');
    const to = able.filter((account) => account !== scope.actor.id && !draft.changedBy.includes(account));
    await told(scope, draft, { message: yearMessages.asked, to });
    return rev;
  },

  async recall(scope, year) {
    const rev = await changeDraft(scope, year, { state: 'DRAFT', sentBy: null, sentAt: null });
    await note(scope, year.draft, { action: 'RECALL', text: { CN: '撤回复核', EN: 'taken back from review' } });
    return rev;
  },

  async discard(scope, { draft, window, rev }) {
    await dropDraft(scope, draft);
    // The record goes on counting, so that nobody saves over what they saw before.
    if (window) await setWindow(scope, draft.id, { rev: rev + 1 });
    await note(scope, draft, { action: 'DISCARD', text: { CN: '放弃改动', EN: 'changes given up' } });
    return rev + 1;
  },

  async publish(scope, year) {
    const { draft, window, rev } = year;
    refuseOwn(scope, draft);
    if (window) await lockWindow(scope, draft.id);
    await refuseUnready(scope, draft.values);
    const columns = { ...windowOfForm(draft.values), updatedAt: scope.now, rev: rev + 1 };
    if (window) await setWindow(scope, draft.id, columns);
    else
      await scope.db
        .insert(windows)
        .values({ id: draft.id, tenantId: scope.tenantId, ...columns, createdAt: scope.now });
    await dropDraft(scope, draft);
    await note(scope, draft, {
      action: 'PUBLISH',
      text: { CN: '发布', EN: 'published' },
      changes: changesBetween(window ? formOfWindow(window) : {}, draft.values),
    });
    await told(scope, draft, { message: yearMessages.published, to: editorsOf(draft) });
    return rev + 1;
  },

  async return(scope, year, reason) {
    const { draft } = year;
    refuseOwn(scope, draft);
    if (!reason) throw new Refusal('REASON_NEEDED');
    const rev = await changeDraft(scope, year, { state: 'RETURNED', returnedBy: scope.actor.id, reason });
    const changes = [{ field: 'reason', before: null, after: reason }];
    await note(scope, draft, { action: 'RETURN', text: { CN: '退回', EN: 'returned' }, changes });
    await told(scope, draft, { message: yearMessages.returned, to: editorsOf(draft), reason });
    return rev;
  },
};

/** Nobody decides on what they changed, or sent, themselves. */
function refuseOwn({ actor }: ActorScope, draft: YearDraft): void {
  if (editorsOf(draft).includes(actor.id)) throw new Refusal('SECOND_PERSON_NEEDED');
}

function editorsOf({ changedBy, sentBy }: YearDraft): string[] {
  return [...new Set([...changedBy, ...(sentBy ? [sentBy] : [])])];
}

async function refuseUnready(scope: ActorScope, values: Values): Promise<void> {
  const of = { programme: String(values.programme), year: Number(values.year), quotaAt: values.quotaAt ?? 'APPROVED' };
  const found = blockingChecks(values, await factsOfYear(scope, of), dayInShanghai(scope.now));
  if (found.length === 0) return;
  throw new Refusal('YEAR_UNREADY', {
    params: { count: found.length },
    fields: found.map(({ path, text }) => ({ path, key: 'YEAR_UNREADY', msg: textIn(text, scope.locale) })),
  });
}

/** A draft of an application that is being made is waited for, later ones wait: documents change for nobody who has begun. */
async function lockWindow({ db, tenantId }: ActorScope, id: string): Promise<void> {
  await db
    .select({ id: windows.id })
    .from(windows)
    .where(and(eq(windows.tenantId, tenantId), eq(windows.id, id)))
    .for('update');
}

async function setWindow(
  { db, tenantId }: ActorScope,
  id: string,
  set: Partial<typeof windows.$inferInsert>,
): Promise<void> {
  await db
    .update(windows)
    .set(set)
    .where(and(eq(windows.tenantId, tenantId), eq(windows.id, id)));
}

async function note(
  scope: ActorScope,
  { id, values }: YearDraft,
  { action, text, changes = [] }: { action: string; text: Text; changes?: FieldChange[] },
): Promise<void> {
  const title = titleIn(values);
  await logBusiness(scope, {
    module: resource.code.toUpperCase(),
    action,
    objectType: resource.objectType,
    objectId: id,
    title,
    text: { CN: `${text.CN}${resource.item.CN}「${title}」`, EN: `${resource.item.EN} ${title}: ${text.EN}` },
    changes,
  });
}

type Telling = (typeof yearMessages)[keyof typeof yearMessages];

async function told(
  scope: ActorScope,
  { id, values }: YearDraft,
  { message, to, reason = '' }: { message: Telling; to: readonly string[]; reason?: string },
): Promise<void> {
  const title = { CN: titleIn(values), EN: String(values.titleEN || titleIn(values)) };
  const others = to.filter((account) => account !== scope.actor.id);
  await tell(scope, message, { to: others, facts: { name: scope.actor.nickname, title, reason, id } });
}
