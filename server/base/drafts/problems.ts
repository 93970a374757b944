import { type FieldMessage, Refusal } from '#core/errors.ts';
import { fieldAt } from '#core/forms/paths.ts';
import type { Form } from '#core/forms/section.ts';
import { type Problem, problemText } from '#core/texts/errors/problems.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';

/** The refusal of a form with problems: one message per problem in the caller's language. Paths begin with the section. */
export function invalid(form: Form, problems: readonly Problem[], locale: Locale): Refusal {
  return invalidFields(
    problems.map((problem) => ({
      path: problem.path,
      key: problem.key,
      msg: problemText(problem, labelled(form, problem.path), locale),
    })),
  );
}

/** The refusal for messages that are already worded. */
export function invalidFields(fields: readonly FieldMessage[]): Refusal {
  return new Refusal('INVALID', { params: { count: fields.length }, fields });
}

/** One message outside any field, e.g. why two programmes exclude each other. */
export function invalidWith(path: string, key: string, text: Text, locale: Locale): Refusal {
  return invalidFields([{ path, key, msg: textIn(text, locale) }]);
}

function labelled(form: Form, path: string): { label: Text } | undefined {
  const section = form.sections.find((each) => each.key === path.split('.')[0]);
  return fieldAt(form, path) ?? (section ? { label: section.title } : undefined);
}
