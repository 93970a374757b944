import { dayInShanghai } from '#core/calendar/dates.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { Refusal } from '#core/errors.ts';
import { problemText } from '#core/texts/errors/problems.ts';
import type { Answers } from '#features/contents/shared/conditions/fact.ts';
import { findFact } from '#features/contents/shared/conditions/facts.ts';
import { readAnswers } from '#features/smart-policy/shared/read-answers.ts';
import type { Scope } from '#server/scope.ts';

/** The answers of a call; throws INVALID with each that is unknown or wrong by its fact. */
export function checkAnswers(scope: Scope, input: unknown): Answers {
  const { answers, problems } = readAnswers(input, { today: todayOf(scope), dictionaries });
  if (problems.length === 0) return answers;
  throw new Refusal('INVALID', {
    fields: problems.map((problem) => ({
      path: `answers.${problem.path}`,
      key: problem.key,
      msg: problemText(problem, findFact(problem.path)?.field, scope.locale),
    })),
  });
}

/** The day in Asia/Shanghai at which the call arrived. */
export function todayOf({ now }: Pick<Scope, 'now'>): string {
  return dayInShanghai(now.getTime());
}
