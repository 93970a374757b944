import { Refusal } from '#core/errors.ts';
import { fieldAt } from '#core/forms/paths.ts';
import { normaliseSection, type Section, validateDraftSection, validateSection } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { type Problem, problemText } from '#core/texts/errors/problems.ts';
import type { Scope } from '#server/scope.ts';
import { formContextAt } from './form-context.ts';

/**
 * What was typed into a form of one section, as it is kept. `alsoWrong` finds what the declaration cannot say. Throws
 * INVALID beside the fields, whose paths are those within the section.
 */
export function readSection(
  scope: Pick<Scope, 'now' | 'locale'>,
  section: Section,
  given: Values,
  alsoWrong: (values: Values) => readonly Problem[] = () => [],
): Values {
  const values = normaliseSection(section, given);
  const context = { ...formContextAt(scope.now), data: { [section.key]: values } };
  const shape = validateDraftSection(section, given);
  const problems = shape.length > 0 ? shape : [...validateSection(section, values, context), ...alsoWrong(values)];
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
