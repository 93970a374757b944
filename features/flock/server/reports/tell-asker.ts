import { and, eq } from 'drizzle-orm';
import { mailFromFlock } from '#features/flock/server/mail-from-flock.ts';
import { farms, type flockQuestions, flockReports } from '#features/flock/server/tables.ts';
import { tellAccount } from '#server/base/mail/tell-account.ts';
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
  await tellAccount(scope, {
    accountId,
    title:
      state === 'ANSWERED'
        ? { CN: '您在禽评中的提问有了答复', EN: 'Your question in FlockScore was answered' }
        : { CN: '您在禽评中的提问已关闭', EN: 'Your question in FlockScore was closed' },
    body: { CN: `${text}\n${words}`, EN: `${text}\n${words}` },
  });
  const path = `/poultry/reports/${farmId}/${doc}`;
  const params = { question: text, answer: words, ...(await namesOf(scope, question)) };
  await mailFromFlock(scope, { accountId, scene: `FLOCK_${state}`, params, path });
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
