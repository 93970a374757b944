import type { Text } from '../texts/text.ts';
import type { Field } from './field.ts';
import { shownFields } from './fields.ts';
import type { FieldContext, FormContext } from './kind.ts';
import { kindOf } from './kinds.ts';
import { isSame } from './merge.ts';
import type { Section } from './section.ts';
import { type Data, isRecord, type RowValue, type Values } from './values.ts';

/** What is known of somebody that a form may be filled in with, by section, and where it is known from. */
export interface KnownAnswers {
  /** `file`: what was verified and is kept in the person's data file. */
  readonly source: 'account' | 'company' | 'application' | 'file';
  readonly name: Text;
  /** When it was checked; null for what nobody checked. */
  readonly at: Date | null;
  readonly data: Data;
}

/** What nobody but the person says anew each time, and what follows from other answers. */
function isOwnWord(field: Field): boolean {
  return field.kind === 'consent' || field.kind === 'signature' || field.derive !== undefined;
}

/** What one section may take over of another's values: fields of the same key and kind that may stand in a draft. */
export function takenOver(from: Section, to: Section, values: Values): Values {
  return taken(from.fields, to.fields, values);
}

function taken(from: readonly Field[], to: readonly Field[], values: Values): Values {
  const entries = to.flatMap((field): [string, unknown][] => {
    const source = from.find(({ key, kind }) => key === field.key && kind === field.kind);
    const value = values[field.key];
    if (!source || isOwnWord(field) || kindOf(field).isEmpty(field, value ?? null)) return [];
    const fitting = field.kind === 'rows' && source.kind === 'rows' ? rowsTaken(source, field, value) : value;
    return kindOf(field).fits(field, fitting) ? [[field.key, fitting]] : [];
  });
  return Object.fromEntries(entries);
}

function rowsTaken(from: Field & { kind: 'rows' }, to: Field & { kind: 'rows' }, value: unknown): RowValue[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isRecord)
    .slice(0, to.max)
    .map((row) => ({ ...taken(from.fields, to.fields, row), id: String(row.id) }));
}

/** Values that the form accepts today; what has become wrong meanwhile, such as a document that ran out, is left out. */
export function stillRight(section: Section, values: Values, context: FormContext): Values {
  const inner: FieldContext = { ...context, values };
  return Object.fromEntries(
    section.fields.flatMap((field): [string, unknown][] => {
      const value = values[field.key];
      if (value === undefined || kindOf(field).isEmpty(field, value)) return [];
      // Rows are looked at by whoever takes them over: one form asks more of them than another.
      const isRight = field.kind === 'rows' || kindOf(field).validate(field, value, inner).length === 0;
      return isRight ? [[field.key, value]] : [];
    }),
  );
}

/** One field that known answers would fill in, or fill in otherwise. */
export interface Filling {
  readonly field: Field;
  readonly value: unknown;
  /** Whether something else stands there that would be lost. */
  readonly isOther: boolean;
}

/** What known values would change of a section as it is typed, in its order; nothing that is hidden or the same. */
export function fillings(section: Section, typed: Values, known: Values, context: FormContext): Filling[] {
  const values = { ...typed, ...known };
  return shownFields(section.fields, { ...context, values }).flatMap((field) => {
    const value = known[field.key];
    const now = typed[field.key];
    if (value === undefined || isOwnWord(field) || isSame(now, value)) return [];
    return [{ field, value, isOther: !kindOf(field).isEmpty(field, now ?? null) }];
  });
}
