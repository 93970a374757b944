import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import type { answerQuestCall, questFiguresCall, questOneCall } from '#features/learning/quest-calls.ts';
import {
  isQuestAnswer,
  itemsAsked,
  type QuestAnswers,
  type QuestItem,
  questItems,
} from '#features/learning/shared/quest.ts';
import { newId } from '#server/base/ids.ts';
import { and, desc, eq, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { titleOf } from './certificates.ts';
import { questAnswers, quests, questTurns } from './tables.ts';

type Quest = typeof quests.$inferSelect;

/** What a questionnaire asks; NOT_FOUND for one that was never published. */
export async function readQuest(
  scope: ActorScope,
  { id }: InputOf<typeof questOneCall>,
): Promise<OutputOf<typeof questOneCall>> {
  const quest = await questOf(scope, id);
  const values = quest.values as Values;
  return {
    id,
    title: titleOf(quest),
    purpose: quest.purpose,
    isAnonymous: values.anonymous === 'YES',
    closesAt: quest.closesAt?.toISOString() ?? null,
    state: (await turnsOf(scope, id)) >= Number(values.limit) ? 'answered' : stateOf(quest, scope.now),
    items: questItems(values).map(({ showIf, ...item }) => ({
      ...item,
      options: [...item.options],
      showIf: showIf && { isAny: showIf.isAny, rules: [...showIf.rules] },
    })),
  };
}

/**
 * Answers a questionnaire as often as it allows. QUEST_CLOSED outside its time, QUEST_ANSWERED beyond that, REQUEST_REFUSED
 * for what is no answer or lacks one that is needed. Who answered an anonymous one is not kept with the answers.
 */
export async function answerQuest(
  scope: ActorScope,
  { id, answers }: InputOf<typeof answerQuestCall>,
): Promise<Record<string, never>> {
  const { db, tenantId, actor, now } = scope;
  const quest = await questOf(scope, id);
  const values = quest.values as Values;
  if (stateOf(quest, now) !== 'open') throw new Refusal('QUEST_CLOSED');
  const [turn] = await db
    .insert(questTurns)
    .values({ id: newId(), tenantId, questId: id, accountId: actor.id, turns: 1 })
    .onConflictDoUpdate({
      target: [questTurns.tenantId, questTurns.questId, questTurns.accountId],
      set: { turns: sql`${questTurns.turns} + 1` },
    })
    .returning();
  if (turn!.turns > Number(values.limit)) throw new Refusal('QUEST_ANSWERED');
  const asked = itemsAsked(questItems(values), answers);
  const kept = Object.fromEntries(asked.flatMap((item) => given(item, answers)));
  const accountId = values.anonymous === 'YES' ? null : actor.id;
  await db
    .insert(questAnswers)
    .values({ id: newId(), tenantId, questId: id, accountId, answers: kept, createdAt: now });
  return {};
}

/** How often each answer was given; of texts the last fifty. */
export async function readFigures(
  scope: ActorScope,
  { id }: InputOf<typeof questFiguresCall>,
): Promise<OutputOf<typeof questFiguresCall>> {
  const [quest] = await scope.db
    .select()
    .from(quests)
    .where(and(eq(quests.tenantId, scope.tenantId), eq(quests.id, id)));
  if (!quest) throw new Refusal('NOT_FOUND');
  const rows = await scope.db
    .select({ answers: questAnswers.answers })
    .from(questAnswers)
    .where(and(eq(questAnswers.tenantId, scope.tenantId), eq(questAnswers.questId, id)))
    .orderBy(desc(questAnswers.createdAt))
    .limit(20_000);
  const all = rows.map(({ answers }) => answers as QuestAnswers);
  return { answers: all.length, items: questItems(quest.values as Values).map((item) => figureOf(item, all)) };
}

const scale = [1, 2, 3, 4, 5];

function figureOf(item: QuestItem, all: readonly QuestAnswers[]) {
  const given = all.map((answers) => answers[item.code]).filter((answer) => answer !== undefined);
  const isAt = (value: number) => (answer: unknown) =>
    Array.isArray(answer) ? answer.includes(value) : answer === value;
  const labels =
    item.type === 'SCALE' ? scale.map((value) => ({ CN: `${value} 分`, EN: String(value) })) : [...item.options];
  return {
    code: item.code,
    type: item.type,
    title: item.title,
    answered: given.length,
    shares: labels.map((label, at) => ({ label, count: given.filter(isAt(at + 1)).length })),
    texts: labels.length === 0 ? given.slice(0, 50).map(String) : [],
  };
}

function given(item: QuestItem, answers: QuestAnswers): [string, unknown][] {
  const answer = answers[item.code];
  const isMissing =
    answer === undefined || answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0);
  if (isMissing && !item.isRequired) return [];
  if (isMissing || !isQuestAnswer(item, answer))
    throw new Refusal('REQUEST_REFUSED', { cause: `no answer to ${item.code}` });
  return [[item.code, answer]];
}

async function questOf({ db, tenantId }: ActorScope, id: string): Promise<Quest> {
  const [quest] = await db
    .select()
    .from(quests)
    .where(and(eq(quests.tenantId, tenantId), eq(quests.id, id)));
  if (!quest || quest.status === 'DRAFT') throw new Refusal('NOT_FOUND');
  return quest;
}

function stateOf({ status, opensAt, closesAt }: Quest, now: Date): 'open' | 'coming' | 'closed' {
  if (status !== 'PUBLISHED' || (closesAt && closesAt <= now)) return 'closed';
  return opensAt && opensAt > now ? 'coming' : 'open';
}

async function turnsOf({ db, tenantId, actor }: ActorScope, questId: string): Promise<number> {
  const [found] = await db
    .select({ turns: questTurns.turns })
    .from(questTurns)
    .where(and(eq(questTurns.tenantId, tenantId), eq(questTurns.questId, questId), eq(questTurns.accountId, actor.id)));
  return found?.turns ?? 0;
}
