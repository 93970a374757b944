import { dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { readyAnswersCall } from '#features/complaints/calls.ts';
import { answerText, standsIn } from '#features/complaints/shared/ready-answers.ts';
import { and, desc, eq, inArray, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { type ComplaintRecord, getComplaint } from './find-complaint.ts';
import { readyAnswers } from './tables.ts';

/** Most that the desk offers at once. */
const most = 100;

/** The answers that are ready for a complaint, filled in for it: those of its kind first, then the most used. */
export async function readReadyAnswers(
  scope: ActorScope,
  { id }: InputOf<typeof readyAnswersCall>,
): Promise<OutputOf<typeof readyAnswersCall>> {
  const row = await getComplaint(scope, id);
  const locale = await localeOf(scope, row);
  const facts = { no: row.no, title: row.title, dueAt: dayInShanghai(row.dueAt.getTime()) };
  const found = await scope.db
    .select()
    .from(readyAnswers)
    .where(isOn(scope))
    .orderBy(
      desc(sql`coalesce(${readyAnswers.kind} = ${row.kind}, false)`),
      desc(readyAnswers.uses),
      desc(readyAnswers.updatedAt),
      readyAnswers.id,
    )
    .limit(most);
  return {
    locale,
    rows: found.map(({ id, titleCN, titleEN, textCN, textEN }) => ({
      id,
      title: { CN: titleCN, EN: titleEN },
      text: answerText({ CN: textCN, EN: textEN }, facts, locale),
    })),
  };
}

/** Counts the ready-made answers whose words stand in one that is sent. */
export async function countUses(scope: ActorScope, written: string): Promise<void> {
  const ready = await scope.db
    .select({ id: readyAnswers.id, textCN: readyAnswers.textCN, textEN: readyAnswers.textEN })
    .from(readyAnswers)
    .where(isOn(scope))
    .orderBy(readyAnswers.id);
  const used = ready.filter(({ textCN, textEN }) => standsIn(textCN, written) || standsIn(textEN, written));
  if (used.length === 0) return;
  const isUsed = and(
    eq(readyAnswers.tenantId, scope.tenantId),
    inArray(
      readyAnswers.id,
      used.map(({ id }) => id),
    ),
  );
  // Held in the order of their ids, so that two answers sent at the same instant do not wait for each other.
  await scope.db
    .select({ id: readyAnswers.id })
    .from(readyAnswers)
    .where(isUsed)
    .orderBy(readyAnswers.id)
    .for('update');
  await scope.db
    .update(readyAnswers)
    .set({ uses: sql`${readyAnswers.uses} + 1` })
    .where(isUsed);
}

function isOn({ tenantId }: ActorScope) {
  return and(eq(readyAnswers.tenantId, tenantId), eq(readyAnswers.status, 'ON'));
}

/** The language in which whoever complained reads. */
async function localeOf({ db }: ActorScope, { accountId, locale }: ComplaintRecord): Promise<string> {
  if (accountId === null) return locale;
  const [account] = await db.select({ locale: accounts.locale }).from(accounts).where(eq(accounts.id, accountId));
  return account?.locale ?? locale;
}
