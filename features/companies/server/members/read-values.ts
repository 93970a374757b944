import type { OwnForm } from '#core/forms/own-form.ts';
import { normaliseSection, validateDraft, validateSection } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { invalid } from '#server/base/drafts/problems.ts';
import { formContextAt } from '#server/base/form-context.ts';
import type { ActorScope } from '#server/scope.ts';

/** What was typed into a form of one section, as it is kept; throws INVALID beside the fields. */
export function readValues(scope: ActorScope, form: OwnForm, typed: Values): Values {
  const section = form.sections[0]!;
  const shape = validateDraft(form, { [section.key]: typed });
  if (shape.length > 0) throw invalid(form, shape, scope.locale);
  const values = normaliseSection(section, typed);
  const problems = validateSection(section, values, { ...formContextAt(scope.now), data: { [section.key]: values } });
  if (problems.length > 0)
    throw invalid(
      form,
      problems.map((problem) => ({ ...problem, path: `${section.key}.${problem.path}` })),
      scope.locale,
    );
  return values;
}

/** What limits an agent, as it is kept: the programmes, null for all, and the last day, null without an end. */
export function limitsIn(values: Values): { programmes: string[] | null; validTo: string | null } {
  const programmes = (values.programmes ?? []) as string[];
  return {
    programmes: programmes.length > 0 ? programmes : null,
    validTo: typeof values.validTo === 'string' ? values.validTo : null,
  };
}
