import { dateTimeInShanghai, dayInShanghai, endOfDayInShanghai, isDate, moveDate } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { helpEndCall, helpGrantCall, helpListCall } from '#features/casework/calls/helping.ts';
import { helpMessages } from '#features/casework/help-messages.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { getOwn, lockOwn } from '#features/casework/server/applications/find-own.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { titleOf } from '#features/casework/server/applications/sections/headline.ts';
import { helpEntries, helpGrants } from '#features/casework/server/help-tables.ts';
import { applications } from '#features/casework/server/tables.ts';
import { codeHours, grantState, helpDays, mostGrants } from '#features/casework/shared/helping.ts';
import { sharableSections } from '#features/casework/shared/part-of-form.ts';
import { invalidWith } from '#server/base/drafts/problems.ts';
import { newId } from '#server/base/ids.ts';
import { hit } from '#server/base/limits.ts';
import { tell } from '#server/base/mail/tell.ts';
import { maskAs } from '#server/base/sensitive/mask.ts';
import { newLetters } from '#server/base/ticket.ts';
import { and, desc, eq, inArray, isNull, or, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { changeable } from './help-policy.ts';
import { logHelp } from './log-help.ts';

export type GrantRecord = typeof helpGrants.$inferSelect;

/** The invitations of an own application, the newest first; NOT_FOUND for one of somebody else. */
export async function listGrants(
  scope: ActorScope,
  { id }: InputOf<typeof helpListCall>,
): Promise<OutputOf<typeof helpListCall>> {
  const application = await getOwn(scope, { id });
  const programme = await programmeOf(scope, application);
  const rows = await scope.db
    .select({ grant: helpGrants, login: accounts.loginName })
    .from(helpGrants)
    .leftJoin(accounts, eq(accounts.id, helpGrants.helperId))
    .where(and(eq(helpGrants.tenantId, scope.tenantId), eq(helpGrants.applicationId, id)))
    .orderBy(desc(helpGrants.createdAt), desc(helpGrants.id))
    .limit(50);
  const counts = await countEntries(
    scope,
    rows.map(({ grant }) => grant.id),
  );
  return {
    programme: programme.code,
    title: titleOf(programme, { CN: application.subjectCN, EN: application.subjectEN }),
    year: application.year,
    isOpen: changeable.includes(application.state),
    sections: titled(
      programme,
      sharableSections(programme).map(({ key }) => key),
    ),
    grants: rows.map(({ grant, login }) => ({
      ...presentGrant(scope, programme, grant, counts.get(grant.id) ?? 0),
      helper: grant.helperName,
      account: login ? String(maskAs(login.includes('@') ? 'email' : 'middle', login)) : '',
    })),
  };
}

/**
 * Invites somebody to fill in sections of an own application. Throws NOT_FOUND, HELP_PAUSED while it cannot be changed,
 * INVALID for sections or a day that cannot be given, TOO_MANY after ten of an hour or with ten open ones.
 */
export async function grantHelp(
  scope: ActorScope,
  { id, sections, until: day, note = '' }: InputOf<typeof helpGrantCall>,
): Promise<OutputOf<typeof helpGrantCall>> {
  const { db, tenantId, actor, now } = scope;
  const application = await lockOwn(scope, { id });
  if (!changeable.includes(application.state)) throw new Refusal('HELP_PAUSED');
  const programme = await programmeOf(scope, application);
  const sharable = sharableSections(programme).map(({ key }) => key);
  if (!sections.every((key) => sharable.includes(key)))
    throw invalidWith('sections', 'UNKNOWN_FIELD', notSharable, scope.locale);
  const until = endOf(scope, day);
  const open = await db.$count(helpGrants, and(isOf(tenantId, id), isNull(helpGrants.endedAt), isOpenAt(now)));
  if (open >= mostGrants) throw invalidWith('sections', 'TOO_MANY_ROWS', tooManyOpen, scope.locale);
  await hit(scope, 'help-code', actor.id);
  const code = newLetters();
  const codeUntil = new Date(Math.min(now.getTime() + codeHours * 3_600_000, until.getTime()));
  const grant = {
    id: newId(),
    tenantId,
    applicationId: id,
    ownerId: actor.id,
    sections: sharable.filter((key) => sections.includes(key)),
    note: note.trim(),
    codeHash: hashOf(scope, code),
    codeUntil,
    until,
    createdAt: now,
  };
  await db.insert(helpGrants).values(grant);
  await db
    .update(applications)
    .set({ isHelped: true })
    .where(and(eq(applications.tenantId, tenantId), eq(applications.id, id)));
  await logHelp(scope, application, {
    action: 'help-grant',
    text: { CN: '邀请他人协助填写', EN: 'invited somebody to help' },
    changes: [
      { field: 'sections', before: null, after: grant.sections.join(', ') },
      { field: 'until', before: null, after: dateTimeInShanghai(until) },
    ],
  });
  return { id: grant.id, code, codeUntil: codeUntil.toISOString() };
}

/** Ends an invitation or help at once, for either side; the other side is told. NOT_FOUND for grants of others. */
export async function endHelp(scope: ActorScope, { id }: InputOf<typeof helpEndCall>): Promise<void> {
  const { db, tenantId, actor, now } = scope;
  const isSide = or(eq(helpGrants.ownerId, actor.id), eq(helpGrants.helperId, actor.id));
  const [found] = await db
    .select({ applicationId: helpGrants.applicationId })
    .from(helpGrants)
    .where(and(eq(helpGrants.tenantId, tenantId), eq(helpGrants.id, id), isSide));
  if (!found) throw new Refusal('NOT_FOUND');
  // A save of the helper holds the application as well: it is over before this, or finds the help ended.
  const application = await lockApplication(scope, found.applicationId);
  const [grant] = await db
    .update(helpGrants)
    .set({ endedAt: now })
    .where(and(eq(helpGrants.tenantId, tenantId), eq(helpGrants.id, id), isNull(helpGrants.endedAt)))
    .returning();
  if (!grant || !application) return;
  const programme = await programmeOf(scope, application);
  const isOwner = grant.ownerId === actor.id;
  await logHelp(scope, application, {
    action: 'help-end',
    text: isOwner
      ? { CN: '结束他人的协助', EN: 'ended the help of somebody' }
      : { CN: '退出协助填写', EN: 'stopped helping' },
  });
  if (grant.helperId === null) return;
  const name = isOwner ? actor.nickname : grant.helperName;
  const facts = { programme: programme.name, code: programme.code, id: grant.applicationId, name };
  if (isOwner) await tell(scope, helpMessages.ended, { to: grant.helperId, facts });
  else await tell(scope, helpMessages.left, { to: grant.ownerId, facts });
}

/** The application behind a grant, locked until the end of the transaction; undefined when it is gone. */
export async function lockApplication(scope: ActorScope, id: string): Promise<ApplicationRecord | undefined> {
  const [row] = await scope.db
    .select()
    .from(applications)
    .where(and(eq(applications.tenantId, scope.tenantId), eq(applications.id, id), isNull(applications.deletedAt)))
    .for('update');
  return row;
}

/** A grant as either side sees it. */
export function presentGrant(scope: ActorScope, programme: Programme, grant: GrantRecord, fields: number) {
  return {
    id: grant.id,
    state: grantState(grant, scope.now),
    sections: titled(programme, grant.sections),
    note: grant.note,
    createdAt: grant.createdAt.toISOString(),
    codeUntil: grant.codeUntil.toISOString(),
    until: grant.until.toISOString(),
    redeemedAt: grant.redeemedAt?.toISOString() ?? null,
    lastWriteAt: grant.lastWriteAt?.toISOString() ?? null,
    doneAt: grant.doneAt?.toISOString() ?? null,
    endedAt: grant.endedAt?.toISOString() ?? null,
    fields,
  };
}

/** How many values stand as they were written under each grant. */
export async function countEntries(scope: ActorScope, grants: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (grants.length === 0) return new Map();
  const rows = await scope.db
    .select({ id: helpEntries.grantId, count: sql<number>`count(*)::int` })
    .from(helpEntries)
    .where(and(eq(helpEntries.tenantId, scope.tenantId), inArray(helpEntries.grantId, [...grants])))
    .groupBy(helpEntries.grantId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** What stands for a code in the database. */
export function hashOf({ services, tenantId }: ActorScope, code: string): Buffer {
  return services.keys.hashSubject('help-code', tenantId, code);
}

function titled({ sections }: Programme, keys: readonly string[]) {
  return sections.filter(({ key }) => keys.includes(key)).map(({ key, title }) => ({ key, title: { ...title } }));
}

/** The end of a day in Asia/Shanghai that help may last to. */
function endOf(scope: ActorScope, day: string): Date {
  const today = dayInShanghai(scope.now.getTime());
  if (!isDate(day) || day < today || day > moveDate(today, { days: helpDays.most }))
    throw invalidWith('until', 'DATE_TOO_LATE', notThatDay, scope.locale);
  return endOfDayInShanghai(day);
}

function isOf(tenantId: string, applicationId: string) {
  return and(eq(helpGrants.tenantId, tenantId), eq(helpGrants.applicationId, applicationId));
}

function isOpenAt(now: Date) {
  const at = now.toISOString();
  return sql`${helpGrants.until} > ${at} and (${helpGrants.helperId} is not null or ${helpGrants.codeUntil} > ${at})`;
}

const notSharable = {
  CN: '请选择可以由他人填写的部分；承诺与签名只能由申报人本人填写。',
  EN: 'Choose sections that others can fill in; declarations and the signature are the applicant’s own.',
};
const notThatDay = {
  CN: `请选择今天起 ${helpDays.most} 天以内的日期。`,
  EN: `Choose a day within ${helpDays.most} days from today.`,
};
const tooManyOpen = {
  CN: `同一份申报最多同时有 ${mostGrants} 个有效的邀请，请先结束不再需要的。`,
  EN: `There can be ${mostGrants} open invitations at once; end those you no longer need.`,
};
