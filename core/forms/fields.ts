import type { Problem } from '../texts/errors/problems.ts';
import { holds } from './condition.ts';
import { derivedValue } from './derive.ts';
import type { Field } from './field.ts';
import type { FieldContext, KindDefinition } from './kind.ts';
import type { Values } from './values.ts';
import { isBlank, isRecord } from './values.ts';

/** Finds the definition of a field's kind; passed in so that rows can hold any kind without a circle of imports. */
export type KindLookup = (field: Field) => KindDefinition<Field>;

/** The fields shown for the values at hand; a field hidden by another counts as blank for the next. */
export function shownFields<F extends Field>(fields: readonly F[], context: FieldContext): F[] {
  let shown = [...fields];
  for (;;) {
    const keys = new Set(shown.map((field) => field.key));
    const values = Object.fromEntries(Object.entries(context.values).filter(([key]) => keys.has(key)));
    const next = shown.filter((field) => !field.visible || holds(field.visible, { values, data: context.data }));
    if (next.length === shown.length) return next;
    shown = next;
  }
}

/** Whether a field must be filled for the values at hand. */
export function isRequired(field: Field, context: FieldContext): boolean {
  if (typeof field.required !== 'object') return field.required === true;
  return holds(field.required, { values: context.values, data: context.data });
}

/** Problems of all shown fields, each path beginning with the field's key. */
export function fieldProblems(fields: readonly Field[], context: FieldContext, lookup: KindLookup): Problem[] {
  return shownFields(fields, context).flatMap((field) => {
    const definition = lookup(field);
    const value = context.values[field.key];
    if (definition.isEmpty(field, value)) {
      return isRequired(field, context) ? [{ path: field.key, key: definition.missing }] : [];
    }
    if (!definition.fits(field, value)) return [{ path: field.key, key: 'WRONG_TYPE' }];
    return definition
      .validate(field, value, context)
      .map((problem) => ({ ...problem, path: `${field.key}${problem.path}` }));
  });
}

/** Problems of shape only: unknown keys and JSON types that no draft may hold. */
export function shapeProblems(fields: readonly Field[], values: unknown, lookup: KindLookup): Problem[] {
  if (!isRecord(values)) return [{ path: '', key: 'WRONG_TYPE' }];
  const byKey = new Map(fields.map((field) => [field.key, field]));
  return Object.entries(values).flatMap(([key, value]): Problem[] => {
    const field = byKey.get(key);
    if (!field) return [{ path: key, key: 'UNKNOWN_FIELD', params: { name: key } }];
    return value === undefined || lookup(field).fits(field, value) ? [] : [{ path: key, key: 'WRONG_TYPE' }];
  });
}

/** The values in their stored form, derived ones filled in; unknown keys are left out, absent ones stay absent. */
export function normaliseFields(fields: readonly Field[], values: Values, lookup: KindLookup): Values {
  const result: Record<string, unknown> = {};
  for (const field of fields) {
    const value = values[field.key];
    if (value !== undefined) result[field.key] = lookup(field).normalise(field, value);
  }
  for (const field of fields) {
    const value = derivedValue(field, result);
    if (value !== undefined) result[field.key] = value;
  }
  return result;
}

/** The values as a reviewer sees them: sensitive ones hidden as their kind says, unknown keys as they are. */
export function maskFields(fields: readonly Field[], values: Values, lookup: KindLookup): Values {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const field = byKey.get(key);
      return [key, field && !isBlank(value) ? lookup(field).mask(field, value) : value];
    }),
  );
}
