import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { addWorkingDays } from '#core/calendar/working-days.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { Option } from '#core/dictionaries/option.ts';
import { endOfDay } from '#features/casework/server/applications/status/deadlines.ts';
import { applications } from '#features/casework/server/tables.ts';
import type { registerObjectionCall } from '#features/publicity/calls.ts';
import { getRound } from '#features/publicity/server/rounds/round-store.ts';
import { publicityEntries, publicityRounds } from '#features/publicity/server/tables.ts';
import { answerDays, type Channel, registeredSection } from '#features/publicity/shared/objection.ts';
import { readCalendar } from '#server/base/platform.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, asc, desc, eq, gte, inArray, isNotNull } from '#server/database/sql.ts';
import { readFields } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';
import { addObjection } from './add-objection.ts';
import { getNotice } from './notice.ts';

/** Days after the end of a notice in which what came before it can still be registered. */
const lateDays = 15;

/**
 * Registers the objection of somebody who wrote, rang or came: by the rules of the portal, with its number and code for
 * them. It counts as of the day on which it came: NOTICE_OVER outside the period, INVALID by field, FILE_REFUSED.
 */
export async function registerObjection(
  scope: ActorScope,
  { values: given }: Pick<InputOf<typeof registerObjectionCall>, 'values'>,
): Promise<OutputOf<typeof registerObjectionCall>> {
  const values = readFields(scope, registeredSection, given, { options: await registerOptions(scope) });
  const round = await getRound(scope, String(values.round));
  const notice = await getNotice(scope, round.noticeId ?? '');
  const receivedOn = String(values.receivedOn);
  const from = dayInShanghai((round.publishedAt ?? scope.now).getTime());
  if (receivedOn < from || receivedOn > dayInShanghai(notice.endsAt.getTime()))
    throw fieldRefusal(scope, 'NOTICE_OVER', 'receivedOn');
  return await addObjection(scope, {
    notice,
    entry: values.entry ? String(values.entry) : undefined,
    values,
    dueAt: endOfDay(addWorkingDays(receivedOn, answerDays, await readCalendar(scope))),
    by: { channel: values.channel as Channel, receivedOn, registeredBy: scope.actor.id },
  });
}

/** Rounds whose notice runs or has just ended, and their lines by case number. */
export async function registerOptions({ db, tenantId, now }: ActorScope): Promise<Record<string, readonly Option[]>> {
  const since = endOfDay(moveDate(dayInShanghai(now.getTime()), { days: -lateDays }));
  const rounds = await db
    .select({ id: publicityRounds.id, CN: publicityRounds.titleCN, EN: publicityRounds.titleEN })
    .from(publicityRounds)
    .where(
      and(
        eq(publicityRounds.tenantId, tenantId),
        isNotNull(publicityRounds.noticeId),
        gte(publicityRounds.endsAt, since),
      ),
    )
    .orderBy(desc(publicityRounds.createdAt), desc(publicityRounds.id));
  const ids = rounds.map(({ id }) => id);
  const entries =
    ids.length === 0
      ? []
      : await db
          .select({ entry: publicityEntries, no: applications.no })
          .from(publicityEntries)
          .innerJoin(applications, eq(applications.id, publicityEntries.applicationId))
          .where(and(eq(publicityEntries.tenantId, tenantId), inArray(publicityEntries.roundId, ids)))
          .orderBy(asc(applications.no), asc(publicityEntries.id));
  return {
    objectionRounds: rounds.map(({ id, CN, EN }) => ({ value: id, label: { CN, EN } })),
    objectionEntries: entries.map(({ entry: { id, roundId, name, company }, no }) => {
      const line = [no, name, company].filter(Boolean).join(' · ');
      return { value: id, parent: roundId, label: { CN: line, EN: line } };
    }),
  };
}
