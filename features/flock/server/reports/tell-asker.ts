import { questionMessages } from '#features/flock/messages.ts';
import { farms, type flockQuestions, flockReports } from '#features/flock/server/tables.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

interface Settled {
  readonly question: typeof flockQuestions.$inferSelect;
  readonly state: 'ANSWERED' | 'CLOSED';
  /** The answer, or why there is none. */
  readonly words: string;
}

/** Tells who asked what became of a question: inside the product, and by mail in the language of the account. */
export async function tellAsker(scope: ActorScope, { question, state, words }: Settled): Promise<void> {
  const { accountId, text, farmId, doc } = question;
  const facts = { question: text, answer: words, farmId, doc, ...(await namesOf(scope, question)) };
  await tell(scope, questionMessages[state], { to: accountId, facts });
}

async function namesOf({ db, tenantId }: ActorScope, { farmId, doc }: Settled['question']) {
  const [found] = await db
    .select({ farm: farms.name, report: flockReports.name })
    .from(farms)
    .leftJoin(
      flockReports,
      and(eq(flockReports.tenantId, farms.tenantId), eq(flockReports.farmId, farms.id), eq(flockReports.doc, doc)),
    )
    .where(and(eq(farms.tenantId, tenantId), eq(farms.id, farmId)));
  return { farm: found?.farm ?? '', report: found?.report ?? '' };
}
