import type { Answers } from '#features/contents/shared/conditions/fact.ts';
import { findFact } from '#features/contents/shared/conditions/facts.ts';
import { knownAnswers, readAnswer } from '#features/smart-policy/shared/known-answers.ts';

/** Answers in an address (`?identity=FOUNDER&needs=HOME`), and what makes no sense there; other parameters are nobody's. */
export function fromAddress(query: URLSearchParams): { answers: Answers; ignored: string[] } {
  const keys = [...new Set(query.keys())].filter((key) => !ofEveryPage.includes(key));
  const { answers } = knownAnswers(
    Object.fromEntries(keys.map((key) => [key, query.getAll(key).length > 1 ? query.getAll(key) : query.get(key)])),
  );
  const ignored = keys.flatMap((key) =>
    query
      .getAll(key)
      .filter((value) => readAnswer(findFact(key), value) === undefined)
      .map((value) => `${key}=${value}`.slice(0, 60)),
  );
  return { answers, ignored: ignored.slice(0, 5) };
}

/** What any address of the portal may carry: a language, a source that led here, the large type. */
const ofEveryPage: readonly string[] = ['lang', 'o', 'senior'];
