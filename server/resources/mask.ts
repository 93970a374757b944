import { Refusal } from '#core/errors.ts';
import type { Resource } from '#core/resources/resource.ts';
import type { FieldChange } from '#server/base/business-log/business-log.ts';
import { maskAs } from '#server/base/sensitive/mask.ts';
import type { Row, Values } from './store.ts';

/** A row, or the values of a form, with personal data hidden as the resource's columns say. */
export function maskValues<V extends Values | Row>(resource: Resource, values: V): V {
  const hidden = resource.columns.flatMap(({ key, sensitive }) =>
    sensitive && key in values ? [[key, maskAs(sensitive.mask, values[key])]] : [],
  );
  return hidden.length === 0 ? values : { ...values, ...Object.fromEntries(hidden) };
}

/** The same for the log, where two values that look alike once they are hidden still differ. */
export function maskChanges(resource: Resource, changes: readonly FieldChange[]): FieldChange[] {
  return changes.map((change) => {
    const sensitive = resource.columns.find((column) => column.key === change.field)?.sensitive;
    if (!sensitive) return change;
    const before = maskAs(sensitive.mask, change.before);
    const after = maskAs(sensitive.mask, change.after);
    const isAlike = before === after && before !== null;
    return { ...change, before, after: isAlike ? { CN: '已变更', EN: 'changed' } : after };
  });
}

/** A conflict carries what somebody else saved meanwhile: that, too, leaves masked. */
export function maskConflict(resource: Resource, error: unknown): unknown {
  if (!(error instanceof Refusal) || error.key !== 'CONFLICT') return error;
  const { values, ...rest } = error.obj as { values?: Values };
  if (!values) return error;
  return new Refusal('CONFLICT', { obj: { ...rest, values: maskValues(resource, values) } });
}
