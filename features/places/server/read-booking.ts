import { dayInShanghai } from '#core/calendar/dates.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { Refusal } from '#core/errors.ts';
import { fieldAt } from '#core/forms/paths.ts';
import { normaliseSection, type Section, validateDraftSection, validateSection } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { problemText } from '#core/texts/errors/problems.ts';
import { prebookProblems } from '#features/places/shared/prebook.ts';
import type { ActorScope } from '#server/scope.ts';

/** What was typed into the form of a booking, in the shape of its fields; throws INVALID field by field. */
export function readBooking(scope: ActorScope, section: Section, given: Values): Values {
  const values = normaliseSection(section, given);
  const context = { today: dayInShanghai(scope.now.getTime()), data: { [section.key]: values }, dictionaries };
  const shape = validateDraftSection(section, given);
  const problems =
    shape.length > 0 ? shape : [...validateSection(section, values, context), ...prebookProblems(values)];
  if (problems.length === 0) return values;
  throw new Refusal('INVALID', {
    params: { count: problems.length },
    fields: problems.map((problem) => ({
      path: problem.path,
      key: problem.key,
      msg: problemText(problem, fieldAt({ sections: [section] }, `${section.key}.${problem.path}`), scope.locale),
    })),
  });
}
