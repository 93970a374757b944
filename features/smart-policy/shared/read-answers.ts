import type { Dictionaries } from '#core/dictionaries/option.ts';
import { normaliseSection, type Section, validateDraftSection, validateSection } from '#core/forms/section.ts';
import { isBlank, isRecord } from '#core/forms/values.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import type { Answers } from '#features/contents/shared/conditions/fact.ts';
import { facts } from '#features/contents/shared/conditions/facts.ts';

/** The facts as one form, by which answers are checked. */
export const answersForm: Section = {
  key: 'answers',
  title: { CN: '回答', EN: 'Answers' },
  fields: facts.map(({ field }) => field),
};

/** Answers in their stored form with what is wrong with them; paths are keys of facts. Blank ones are left out. */
export function readAnswers(
  input: unknown,
  context: { readonly today: string; readonly dictionaries: Dictionaries },
): { readonly answers: Answers; readonly problems: readonly Problem[] } {
  const given = isRecord(input) ? Object.fromEntries(Object.entries(input).filter(([, value]) => !isBlank(value))) : {};
  const shape = validateDraftSection(answersForm, given);
  if (shape.length > 0) return { answers: {}, problems: shape };
  const answers = normaliseSection(answersForm, given) as Answers;
  return { answers, problems: validateSection(answersForm, answers, { ...context, data: {} }) };
}
