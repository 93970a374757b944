import { dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { endOfWorkingDay } from '#features/casework/server/applications/status/deadlines.ts';
import type { leaveOutCall, roundCall } from '#features/publicity/calls.ts';
import { objections, publicityEntries, publicityRounds } from '#features/publicity/server/tables.ts';
import { noticeBody } from '#features/publicity/shared/notice-text.ts';
import { aspectNames } from '#features/publicity/shared/objection.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { and, desc, eq } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { holdRows } from '#server/resources/hold.ts';
import type { ActorScope } from '#server/scope.ts';
import { readEntries } from './read-entries.ts';
import { getRound } from './round-store.ts';
import { workingDaysLeft } from './working-days.ts';

/** The list of a round with masked names, and the text as it is, or would be if it were published now. */
export async function readRound(scope: ActorScope, { id }: { id: string }): Promise<OutputOf<typeof roundCall>> {
  const round = await getRound(scope, id);
  const entries = await readEntries(scope, round);
  const [tenant] = await scope.db
    .select({ CN: tenants.nameCN, EN: tenants.nameEN })
    .from(tenants)
    .where(eq(tenants.id, scope.tenantId));
  const facts = {
    programme: definitionOf(round.programme).name,
    publisher: tenant ?? { CN: '', EN: '' },
    cases: entries,
    days: round.days,
    from: dayInShanghai((round.publishedAt ?? scope.now).getTime()),
    to: dayInShanghai((round.endsAt ?? (await endOfWorkingDay(scope, round.days))).getTime()),
  };
  return {
    state: round.state,
    noticeId: round.noticeId,
    period: await periodOf(scope, round),
    objections: await readObjections(scope, id),
    text: { CN: noticeBody(facts, 'CN'), EN: noticeBody(facts, 'EN') },
    rows: entries.map(
      ({ id: entry, caseId, no, name, company, subject, state, noticeId, openObjections, ...entryOf }) => ({
        id: entry,
        caseId,
        no,
        rank: entryOf.rank,
        points: entryOf.points,
        name,
        company,
        subject,
        amount: entryOf.amount,
        state,
        isHeld: openObjections > 0 && noticeId === round.noticeId,
      }),
    ),
  };
}

async function periodOf(
  scope: ActorScope,
  { publishedAt, endsAt, days }: Awaited<ReturnType<typeof getRound>>,
): Promise<OutputOf<typeof roundCall>['period']> {
  if (!publishedAt || !endsAt) return null;
  const day = Math.max(0, days - (await workingDaysLeft(scope, endsAt)));
  return { from: publishedAt.toISOString(), endsAt: endsAt.toISOString(), days, day };
}

async function readObjections(scope: ActorScope, roundId: string): Promise<OutputOf<typeof roundCall>['objections']> {
  const rows = await scope.db
    .select({ objection: objections, target: publicityEntries.name })
    .from(objections)
    .leftJoin(publicityEntries, eq(publicityEntries.id, objections.entryId))
    .where(and(eq(objections.tenantId, scope.tenantId), eq(objections.roundId, roundId)))
    .orderBy(desc(objections.createdAt), desc(objections.id));
  return rows.map(({ objection: { id, no, aspects, name, createdAt, state, holds }, target }) => ({
    id,
    no,
    target: target ?? '',
    aspects: aspectNames(aspects),
    isNamed: name !== '',
    receivedAt: createdAt.toISOString(),
    state,
    holds,
  }));
}

/** Takes a case off the list; NOT_ALLOWED once the round is published. */
export async function leaveOut(
  scope: ActorScope,
  { id, entry }: Pick<InputOf<typeof leaveOutCall>, 'id' | 'entry'>,
): Promise<Record<string, never>> {
  await holdRows(publicityRounds)(scope, [id]);
  const round = await getRound(scope, id);
  if (round.state !== 'DRAFT') throw new Refusal('NOT_ALLOWED');
  const [gone] = await scope.db
    .delete(publicityEntries)
    .where(
      and(
        eq(publicityEntries.tenantId, scope.tenantId),
        eq(publicityEntries.roundId, id),
        eq(publicityEntries.id, entry),
      ),
    )
    .returning();
  if (!gone) throw new Refusal('NOT_FOUND');
  await logBusiness(scope, {
    module: 'PUBLICITY',
    action: 'LEAVE-OUT',
    objectType: 'publicity',
    objectId: id,
    title: round.titleCN,
    text: { CN: '移出公示名单', EN: 'Took a case off the list' },
    changes: [{ field: 'case', before: gone.applicationId, after: null }],
  });
  return {};
}
