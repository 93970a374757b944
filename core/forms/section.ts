import type { Problem, ProblemKey } from '../texts/errors/problems.ts';
import type { Text } from '../texts/text.ts';
import type { Block } from './blocks.ts';
import type { Condition } from './condition.ts';
import { holds } from './condition.ts';
import { ruleProblems, warningRules } from './cross-rules.ts';
import { derivedValue } from './derive.ts';
import type { Field } from './field.ts';
import { fieldProblems, isRequired, normaliseFields, shapeProblems, shownFields } from './fields.ts';
import type { FieldContext, FormContext } from './kind.ts';
import { kindOf } from './kinds.ts';
import type { CrossRule } from './rules.ts';
import type { Data, Values } from './values.ts';
import { isRecord } from './values.ts';

/** One page of an application. */
export interface Section {
  key: string;
  title: Text;
  intro?: Text;
  fields: readonly Field[];
  /** Cards that hold the fields; fields of none share the last one. Without it fields stand on the page. */
  blocks?: readonly Block[];
  visible?: Condition;
  rules?: readonly CrossRule[];
}

/** Anything made of sections; a programme is one. */
export interface Form {
  sections: readonly Section[];
}

export type SectionProgress = 'empty' | 'progress' | 'attention' | 'done';

/** How far a section is; counts are of shown fields. */
export interface SectionState {
  state: SectionProgress;
  /** Required fields. */
  required: number;
  /** Required fields that hold something. */
  filled: number;
  /** Things wrong, not counting what is merely missing. */
  problems: number;
}

/** Largest section a draft may hold, as JSON, in UTF-16 units. */
export const draftSectionLimit = 300_000;

const missingKeys: readonly ProblemKey[] = [
  'REQUIRED',
  'REQUIRED_CHOICE',
  'REQUIRED_FILE',
  'REQUIRED_ROWS',
  'CONSENT_REQUIRED',
  'SIGNATURE_REQUIRED',
];

/** The values of an untouched section. */
export function emptySection(section: Section): Values {
  return Object.fromEntries(section.fields.map((field) => [field.key, kindOf(field).empty(field)]));
}

/** The values in their stored form with derived ones filled in; unknown keys are left out, absent ones stay absent. Give the whole section, not a part, so that derived values find their source. */
export function normaliseSection(section: Section, values: Values): Values {
  return normaliseFields(section.fields, values, kindOf);
}

/** Keys of fields whose value follows from another at the moment: shown, not typed. */
export function derivedKeys(section: Section, values: Values): string[] {
  return section.fields.filter((field) => derivedValue(field, values) !== undefined).map((field) => field.key);
}

/** The fields shown for the values at hand, in order. */
export function visibleFields(section: Section, values: Values, context: FormContext): Field[] {
  return shownFields(section.fields, within(section, values, context));
}

/** The sections shown for the data at hand, in order. */
export function visibleSections(form: Form, data: Data): Section[] {
  return form.sections.filter(
    (section) => !section.visible || holds(section.visible, { values: data[section.key] ?? {}, data }),
  );
}

/** Whether a field must be filled for the values at hand. */
export function isFieldRequired(section: Section, field: Field, values: Values, context: FormContext): boolean {
  return isRequired(field, within(section, values, context));
}

/** Everything that stops a submission in this section; paths are relative to the section. Expects normalised values. */
export function validateSection(section: Section, values: Values, context: FormContext): Problem[] {
  const inner = within(section, values, context);
  const rules = (section.rules ?? []).filter((rule) => !warningRules.includes(rule.rule));
  return [...fieldProblems(section.fields, inner, kindOf), ...activeRuleProblems(section, rules, inner)];
}

/** Things worth a second look that stop nothing, e.g. gaps in a working life. */
export function warnSection(section: Section, values: Values, context: FormContext): Problem[] {
  const rules = (section.rules ?? []).filter((rule) => warningRules.includes(rule.rule));
  return activeRuleProblems(section, rules, within(section, values, context));
}

/** Everything that stops a submission of the whole form; paths begin with the section's key. */
export function validateApplication(form: Form, data: Data, context: Omit<FormContext, 'data'>): Problem[] {
  const shape = validateDraft(form, data);
  if (shape.length > 0) return shape;
  const effective = withoutHidden(form, data, context);
  return visibleSections(form, effective).flatMap((section) =>
    validateSection(section, effective[section.key] ?? {}, { ...context, data: effective }).map((problem) =>
      qualified(section, problem),
    ),
  );
}

/** What even a draft may not hold: unknown sections and keys, wrong JSON types, oversize. Required fields and wrong values are not looked at. */
export function validateDraft(form: Form, data: unknown): Problem[] {
  if (!isRecord(data)) return [{ path: '', key: 'WRONG_TYPE' }];
  return Object.entries(data).flatMap(([key, values]): Problem[] => {
    const section = form.sections.find((each) => each.key === key);
    if (!section) return [{ path: key, key: 'UNKNOWN_FIELD', params: { name: key } }];
    return validateDraftSection(section, values).map((problem) => qualified(section, problem));
  });
}

/** The same for one section, or the part of it that a save carries. */
export function validateDraftSection(section: Section, values: unknown): Problem[] {
  const problems = shapeProblems(section.fields, values, kindOf);
  if (problems.length > 0) return problems;
  return JSON.stringify(values).length > draftSectionLimit ? [{ path: '', key: 'TOO_LARGE' }] : [];
}

/** How far a section is, for the step list and the save call. */
export function sectionState(section: Section, values: Values, context: FormContext): SectionState {
  const inner = within(section, values, context);
  const required = shownFields(section.fields, inner).filter((field) => isRequired(field, inner));
  const filled = required.filter((field) => !kindOf(field).isEmpty(field, values[field.key])).length;
  const found = validateSection(section, values, context);
  const problems = found.filter((problem) => !missingKeys.includes(problem.key)).length;
  const isUntouched = section.fields.every((field) => kindOf(field).isEmpty(field, values[field.key]));
  return { state: progress(), required: required.length, filled, problems };

  function progress(): SectionProgress {
    if (isUntouched) return 'empty';
    if (problems > 0) return 'attention';
    return found.length > 0 ? 'progress' : 'done';
  }
}

/** The data without the values of hidden fields and sections: what is submitted, frozen and shown to reviewers. */
export function withoutHidden(form: Form, data: Data, context: Omit<FormContext, 'data'>): Data {
  let current = data;
  for (;;) {
    const next = Object.fromEntries(
      visibleSections(form, current).flatMap((section) => {
        const values = current[section.key];
        if (!values) return [];
        return [[section.key, shownValues(section, values, { ...context, data: current })]];
      }),
    );
    if (sizeOf(next) === sizeOf(current)) return next;
    current = next;
  }
}

function shownValues(section: Section, values: Values, context: FormContext): Values {
  const inner = within(section, values, context);
  const shown = shownFields(section.fields, inner).filter((field) => values[field.key] !== undefined);
  return Object.fromEntries(
    shown.map((field) => {
      const value = values[field.key];
      if (field.kind !== 'rows' || !Array.isArray(value)) return [field.key, value];
      return [field.key, value.map((row: Values) => shownRow(field.fields, row, inner))];
    }),
  );
}

function shownRow(fields: readonly Field[], row: Values, context: FieldContext): Values {
  const keys = new Set(shownFields(fields, { ...context, values: row }).map((field) => field.key));
  return Object.fromEntries(Object.entries(row).filter(([key]) => key === 'id' || keys.has(key)));
}

function sizeOf(data: Data): number {
  return Object.values(data).reduce((total, values) => total + 1 + Object.keys(values).length, 0);
}

function activeRuleProblems(section: Section, rules: readonly CrossRule[], context: FieldContext): Problem[] {
  const shown = shownFields(section.fields, context);
  const keys = new Set(shown.map((field) => field.key));
  const active = rules.filter((rule) => keys.has('rows' in rule ? rule.rows : rule.field));
  return ruleProblems(active, shown, context);
}

function within(section: Section, values: Values, context: FormContext): FieldContext {
  return { ...context, values, data: { ...context.data, [section.key]: values } };
}

function qualified(section: Section, problem: Problem): Problem {
  return { ...problem, path: problem.path ? `${section.key}.${problem.path}` : section.key };
}
