import type { Answers, Fact } from '#features/contents/shared/conditions/fact.ts';
import { findFact, optionsOfFact } from '#features/contents/shared/conditions/facts.ts';

/** What makes sense among answers from elsewhere (an address, a device), and the keys of what does not. */
export function knownAnswers(given: Readonly<Record<string, unknown>>): {
  readonly answers: Answers;
  readonly unknown: readonly string[];
} {
  const read = Object.entries(given).map(([key, value]) => ({ key, answer: readAnswer(findFact(key), value) }));
  return {
    answers: Object.fromEntries(read.flatMap(({ key, answer }) => (answer === undefined ? [] : [[key, answer]]))),
    unknown: read.filter(({ answer }) => answer === undefined).map(({ key }) => key),
  };
}

/** A value as an answer to a fact, numbers also from their digits; undefined for one that is none. */
export function readAnswer(fact: Fact | undefined, value: unknown): Answers[string] | undefined {
  if (!fact) return undefined;
  const { field } = fact;
  if (field.kind === 'number') {
    const count = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
    const isWithin = typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= (field.max ?? 0);
    return isWithin ? count : undefined;
  }
  const known = optionsOfFact(fact).map((option) => option.value);
  const told = [...new Set(Array.isArray(value) ? value : [value])].filter(
    (each): each is string => typeof each === 'string' && known.includes(each),
  );
  if (told.length === 0) return undefined;
  return field.kind === 'choice' ? told[0] : told.slice(0, field.max);
}
