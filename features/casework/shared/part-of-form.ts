import { type Condition, holds, subjectsOf } from '#core/forms/condition.ts';
import type { Field } from '#core/forms/field.ts';
import type { CrossRule } from '#core/forms/rules.ts';
import type { Form, Section } from '#core/forms/section.ts';
import type { Data, Values } from '#core/forms/values.ts';

/** Whether questions about sections that are left out hold, by the question. */
export type Answers = Readonly<Record<string, boolean>>;

/** What nobody does for somebody else: to consent and to sign. */
export function isPersonal({ kind }: Field): boolean {
  return kind === 'consent' || kind === 'signature';
}

/** Sections that somebody else could fill in. */
export function sharableSections({ sections }: Form): readonly Section[] {
  return sections.filter(({ fields }) => fields.some((field) => !isPersonal(field)));
}

/** Values of a section without those that only its owner gives. */
export function sharedValues(section: Section, values: Values): Values {
  const personal = new Set(section.fields.filter(isPersonal).map(({ key }) => key));
  return Object.fromEntries(Object.entries(values).filter(([key]) => !personal.has(key)));
}

/**
 * Answers to what the named sections ask about others: yes or no to each question, and nothing else of the others, so
 * that a part of a form shows what the whole of it would.
 */
export function answersAbout(form: Form, keys: readonly string[], data: Data): Answers {
  const found: Record<string, boolean> = {};
  for (const section of named(form, keys))
    for (const condition of conditionsOf(section))
      for (const test of subjectsOf(condition))
        if (isOutside(test.field, keys)) found[nameOf(test)] = holds(test as Condition, { values: {}, data });
  return found;
}

/**
 * The named sections as a form of their own: questions about the others are replaced by their answers, rules that compare
 * with the others are left to whoever has them, and so is what only the owner may give.
 */
export function partOfForm(form: Form, keys: readonly string[], answers: Answers): Form {
  const settled = (condition: Condition): Condition => {
    if ('all' in condition) return { all: condition.all.map(settled) };
    if ('any' in condition) return { any: condition.any.map(settled) };
    if ('not' in condition) return { not: settled(condition.not) };
    if (!isOutside(condition.field, keys)) return condition;
    return answers[nameOf(condition)] ? { all: [] } : { any: [] };
  };
  const rulesOf = (rules: readonly CrossRule[]) =>
    rules
      .filter((rule) => !('other' in rule && isOutside(rule.other, keys)))
      .map((rule) => (rule.when ? { ...rule, when: settled(rule.when) } : rule));
  const fieldOf = <F extends Field>(field: F): F => ({
    ...field,
    ...(field.visible && { visible: settled(field.visible) }),
    ...(typeof field.required === 'object' && { required: settled(field.required) }),
    ...(field.kind === 'rows' && {
      fields: field.fields.map((inner) => fieldOf(inner)),
      ...(field.rules && { rules: rulesOf(field.rules) }),
    }),
  });
  return {
    sections: named(form, keys).map((section) => ({
      ...section,
      fields: section.fields.filter((field) => !isPersonal(field)).map((field) => fieldOf(field)),
      ...(section.visible && { visible: settled(section.visible) }),
      ...(section.rules && { rules: rulesOf(section.rules) }),
    })),
  };
}

function named({ sections }: Form, keys: readonly string[]): Section[] {
  return sections.filter(({ key }) => keys.includes(key));
}

function conditionsOf({ visible, fields, rules }: Section): Condition[] {
  return [visible, ...fields.flatMap(conditionsIn), ...(rules ?? []).map(({ when }) => when)].filter(
    (condition) => condition !== undefined,
  );
}

function conditionsIn(field: Field): (Condition | undefined)[] {
  const own = [field.visible, typeof field.required === 'object' ? field.required : undefined];
  if (field.kind !== 'rows') return own;
  return [...own, ...field.fields.flatMap(conditionsIn), ...(field.rules ?? []).map(({ when }) => when)];
}

/** Whether a reference leads to a section that is not among those named. */
function isOutside(field: string, keys: readonly string[]): boolean {
  const [first = '', second] = field.split('.');
  return second !== undefined && !keys.includes(first);
}

function nameOf(test: object): string {
  return JSON.stringify(test);
}
