import { dayInShanghai, instantInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { endOfWorkingDay } from '#features/casework/server/applications/status/deadlines.ts';
import { addEvent } from '#features/casework/server/applications/status/transition.ts';
import { lockCase } from '#features/casework/server/review/find-case.ts';
import { applications } from '#features/casework/server/tables.ts';
import { publishWritten } from '#features/contents/server/publish.ts';
import { notify } from '#features/contents/shared/notify.ts';
import { noticeMessages } from '#features/publicity/messages.ts';
import { publicityEntries, publicityRounds } from '#features/publicity/server/tables.ts';
import { noticeBody } from '#features/publicity/shared/notice-text.ts';
import { tell } from '#server/base/mail/tell.ts';
import { readPlatform } from '#server/base/platform.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { type Entry, readEntries } from './read-entries.ts';

type Round = typeof publicityRounds.$inferSelect;

/**
 * Publishes the list of a round as a public notice of the portal, from now to the end of its working days, and ties every
 * case to it. Cases that are no longer to be announced drop out. ROUND_EMPTY when none is left; FOUR_EYES where the
 * tenant wants two people and the same made the round.
 */
export async function publishRound(scope: ActorScope, round: Round): Promise<void> {
  const { fourEyes } = await readPlatform(scope);
  if (fourEyes && round.madeBy === scope.actor.id) throw new Refusal('FOUR_EYES');
  const entries = await stillWaiting(scope, round);
  if (entries.length === 0) throw new Refusal('ROUND_EMPTY');
  const to = dayInShanghai((await endOfWorkingDay(scope, round.days)).getTime());
  const endsAt = instantInShanghai(`${to} 17:30`);
  const noticeId = await publishWritten(scope, notify, await noticeValues(scope, round, { entries, to }));
  await tieCases(scope, round, { entries, noticeId, endsAt, day: to });
  await scope.db
    .update(publicityRounds)
    .set({
      state: 'OPEN',
      noticeId,
      endsAt,
      publishedAt: scope.now,
      publishedBy: scope.actor.id,
      updatedAt: scope.now,
      rev: sql`${publicityRounds.rev} + 1`,
    })
    .where(and(eq(publicityRounds.tenantId, scope.tenantId), eq(publicityRounds.id, round.id)));
}

/** The cases that can be announced, locked; the others leave the list. */
async function stillWaiting(scope: ActorScope, round: Round): Promise<Entry[]> {
  const listed = await readEntries(scope, round);
  const ready: Entry[] = [];
  for (const entry of listed) {
    const found = await lockCase(scope, entry.caseId, 'Mgr.Apply.publish').catch(() => undefined);
    if (found?.state === 'PUBLICITY' && found.noticeId === null) ready.push(entry);
  }
  const gone = listed.filter((entry) => !ready.includes(entry)).map(({ id }) => id);
  if (gone.length > 0)
    await scope.db
      .delete(publicityEntries)
      .where(and(eq(publicityEntries.tenantId, scope.tenantId), inArray(publicityEntries.id, gone)));
  return ready;
}

interface Tying {
  readonly entries: readonly Entry[];
  readonly noticeId: string;
  readonly endsAt: Date;
  readonly day: string;
}

async function tieCases(scope: ActorScope, round: Round, { entries, noticeId, endsAt, day }: Tying): Promise<void> {
  const programme = definitionOf(round.programme).name;
  for (const [index, { id, caseId, name, company, subject, amount, rank, points, no }] of entries.entries()) {
    await scope.db
      .update(publicityEntries)
      .set({ position: index + 1, name, company, subjectCN: subject.CN, subjectEN: subject.EN, amount, rank, points })
      .where(and(eq(publicityEntries.tenantId, scope.tenantId), eq(publicityEntries.id, id)));
    const [tied] = await scope.db
      .update(applications)
      .set({ noticeId, openObjections: 0, dueAt: endsAt, updatedAt: scope.now, rev: sql`${applications.rev} + 1` })
      .where(and(eq(applications.tenantId, scope.tenantId), eq(applications.id, caseId)))
      .returning();
    await addEvent(scope, tied!, { action: 'announce', as: 'operator' });
    await tell(scope, noticeMessages.opened, { to: tied!.ownerId, facts: { id: caseId, no, programme, day } });
  }
}

/** What the form of a notice holds that runs from today to a day, written from the list. */
export async function noticeValues(
  scope: Scope,
  round: Pick<Round, 'programme' | 'titleCN' | 'titleEN' | 'days'>,
  { entries, to }: { entries: readonly Entry[]; to: string },
) {
  const [tenant] = await scope.db
    .select({ CN: tenants.nameCN, EN: tenants.nameEN })
    .from(tenants)
    .where(eq(tenants.id, scope.tenantId));
  const publisher = tenant ?? { CN: '', EN: '' };
  const programme = definitionOf(round.programme).name;
  const from = dayInShanghai(scope.now.getTime());
  const facts = { programme, publisher, cases: entries, days: round.days, from, to };
  const { length } = entries;
  return {
    kind: 'PUBLICITY',
    validTo: to,
    programme: round.programme,
    top: 'NO',
    titleCN: round.titleCN,
    titleEN: round.titleEN,
    summaryCN: `拟通过 ${length} 件，公示 ${round.days} 个工作日，期间可实名提出异议。`,
    summaryEN: `${length} proposed. Objections can be raised under your name within ${round.days} working days.`,
    publisherCN: publisher.CN,
    publisherEN: publisher.EN,
    seoTitleCN: '',
    seoTitleEN: '',
    issueNoCN: '',
    issueNoEN: '',
    bodyCN: noticeBody(facts, 'CN'),
    bodyEN: noticeBody(facts, 'EN'),
    files: [],
  };
}
