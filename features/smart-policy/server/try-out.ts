import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { publications } from '#features/contents/server/tables.ts';
import { assess } from '#features/contents/shared/conditions/assess.ts';
import { readExamples } from '#features/contents/shared/conditions/examples.ts';
import type { Answers } from '#features/contents/shared/conditions/fact.ts';
import { type Rules, readRules } from '#features/contents/shared/conditions/rules.ts';
import type { tryOutCall } from '#features/smart-policy/calls.ts';
import { maskCount } from '#server/base/sensitive/mask-count.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { smartpolicyAnswers } from './tables.ts';

/** Kept answers that a try-out looks at, the newest. */
const mostAnswers = 20_000;

/**
 * What conditions would change against those visitors have: the verdict on each example case, and how many of the people
 * who keep their answers would come in or drop out. Nobody is named, and fewer than five are not counted.
 */
export async function tryOut(
  scope: ActorScope,
  { type, id, conditions, examples }: InputOf<typeof tryOutCall>,
): Promise<OutputOf<typeof tryOutCall>> {
  if (!['polity', 'serve'].includes(type)) throw new Refusal('NOT_FOUND');
  const after = readRules(conditions);
  const before = id === undefined ? null : await publishedRules(scope, type, id);
  const people = await readPeople(scope);
  const fits = (rules: Rules | null, answers: Answers) =>
    rules !== null && rules.all.length > 0 && assess(rules, answers).verdict === 'yes';
  const judged = people.map((answers) => ({ was: fits(before, answers), is: fits(after, answers) }));
  const count = (wanted: (each: { was: boolean; is: boolean }) => boolean) => maskCount(judged.filter(wanted).length);
  return {
    isPublished: before !== null,
    examples: readExamples(examples).map(({ name, expected, answers }) => ({
      name,
      expected,
      before: before && assess(before, answers).verdict,
      after: assess(after, answers).verdict,
    })),
    people: maskCount(people.length),
    fitBefore: count(({ was }) => was),
    fitAfter: count(({ is }) => is),
    gain: count(({ was, is }) => is && !was),
    lose: count(({ was, is }) => was && !is),
  };
}

async function publishedRules(scope: ActorScope, type: string, id: string): Promise<Rules | null> {
  const [row] = await scope.db
    .select({ matching: publications.matching })
    .from(publications)
    .where(and(eq(publications.tenantId, scope.tenantId), eq(publications.type, type), eq(publications.id, id)));
  return (row?.matching as Rules | null | undefined) ?? null;
}

async function readPeople(scope: ActorScope): Promise<Answers[]> {
  const rows = await scope.db
    .select({ answers: smartpolicyAnswers.answers })
    .from(smartpolicyAnswers)
    .where(eq(smartpolicyAnswers.tenantId, scope.tenantId))
    .limit(mostAnswers);
  return rows.map(({ answers }) => answers as Answers);
}
