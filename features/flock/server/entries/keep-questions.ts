import { flockQuestions } from '#features/flock/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, inArray, ne, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import type { OwnFarm } from './lock-farm.ts';
import type { Taken } from './take-changes.ts';

/** Brings questions asked with reports before the back office, closes those taken back, and notes answers of a farm's vet. */
export async function keepQuestions(scope: ActorScope, farm: OwnFarm, standing: readonly Taken[]): Promise<void> {
  const asked = latestOf(standing, 'question');
  const open = asked.filter(({ text }) => text !== null);
  if (open.length > 0) await ask(scope, farm, open);
  const ended = asked.filter(({ text }) => text === null);
  if (ended.length > 0) await close(scope, farm, ended);
  // One each: a vet answers by hand, question by question.
  for (const answer of latestOf(standing, 'answer')) await note(scope, farm, answer);
}

interface Asked {
  readonly doc: string;
  readonly questionId: string;
  readonly text: string | null;
}

/** The last word on each record of a kind; null for what was taken back. */
function latestOf(standing: readonly Taken[], kind: 'question' | 'answer'): Asked[] {
  const told = new Map<string, Asked>();
  for (const { change } of standing) {
    const [word, questionId = ''] = change.key.split(':');
    if (word !== kind) continue;
    const { text = null } = (change.value ?? {}) as { text?: string };
    told.set(`${change.doc} ${questionId}`, { doc: change.doc, questionId, text });
  }
  return [...told.values()];
}

async function ask({ db, tenantId, actor, now }: ActorScope, farm: OwnFarm, open: readonly Asked[]): Promise<void> {
  await db
    .insert(flockQuestions)
    .values(
      open.map(({ doc, questionId, text }) => ({
        id: newId(),
        tenantId,
        farmId: farm.id,
        doc,
        questionId,
        text: text!,
        accountId: actor.id,
        askedAt: now,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [flockQuestions.tenantId, flockQuestions.farmId, flockQuestions.doc, flockQuestions.questionId],
      set: {
        text: sql`excluded.text`,
        // Asked otherwise, one that was closed waits again: its words stand there as the reason, not as an answer.
        state: sql`case when ${flockQuestions.state} = 'ANSWERED' then 'ANSWERED' else 'OPEN' end`,
        updatedAt: now,
        rev: sql`${flockQuestions.rev} + 1`,
      },
    });
}

async function close({ db, tenantId, now }: ActorScope, farm: OwnFarm, ended: readonly Asked[]): Promise<void> {
  const { doc, questionId } = flockQuestions;
  const places = ended.map((told) => `${told.doc} ${told.questionId}`);
  await db
    .update(flockQuestions)
    .set({ state: 'CLOSED', updatedAt: now, rev: sql`${flockQuestions.rev} + 1` })
    .where(
      and(
        eq(flockQuestions.tenantId, tenantId),
        eq(flockQuestions.farmId, farm.id),
        inArray(sql`${doc} || ' ' || ${questionId}`, places),
      ),
    );
}

async function note({ db, tenantId, actor, now }: ActorScope, farm: OwnFarm, { doc, questionId, text }: Asked) {
  const answered = text === null ? null : now;
  await db
    .update(flockQuestions)
    .set({
      answer: text ?? '',
      answeredBy: text === null ? null : actor.id,
      answeredAt: answered,
      state: text === null ? 'OPEN' : 'ANSWERED',
      updatedAt: now,
      rev: sql`${flockQuestions.rev} + 1`,
    })
    .where(
      and(
        eq(flockQuestions.tenantId, tenantId),
        eq(flockQuestions.farmId, farm.id),
        eq(flockQuestions.doc, doc),
        eq(flockQuestions.questionId, questionId),
        ne(flockQuestions.state, 'CLOSED'),
      ),
    );
}
