import { isText } from '#core/resources/cell-text.ts';
import type { Resource } from '#core/resources/resource.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import { type FieldChange, logBusiness } from '#server/base/business-log/business-log.ts';
import type { ActorScope } from '#server/scope.ts';
import { maskChanges, maskValues } from './mask.ts';
import type { Row, Values } from './store.ts';

/** What a record is called: its first column; in Chinese for the log, as all titles there. */
export function titleOf(resource: Resource, row: Row, locale: Locale = 'CN'): string {
  const first = resource.columns[0]!.key;
  const value = maskValues(resource, row)[first];
  return isText(value) ? textIn(value, locale) : String(value ?? row.id);
}

/** What differs between two sets of values, for the log. */
export function changesBetween(before: Values, after: Values): FieldChange[] {
  return Object.keys({ ...before, ...after })
    .filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

/** Notes an added or changed record. */
export function logSave(
  scope: ActorScope,
  {
    resource,
    id,
    title,
    before,
    after,
  }: { resource: Resource; id: string; title: string; before: Values | null; after: Values },
): Promise<void> {
  const verb: Text = before ? { CN: '修改', EN: 'changed' } : { CN: '新增', EN: 'added' };
  return logBusiness(scope, {
    module: resource.code.toUpperCase(),
    action: before ? 'EDIT' : 'ADD',
    objectType: resource.objectType,
    objectId: id,
    title,
    text: { CN: `${verb.CN}${resource.item.CN}「${title}」`, EN: `${verb.EN} ${resource.item.EN} ${title}` },
    changes: maskChanges(resource, changesBetween(before ?? {}, after)),
  });
}

/** Notes a row action on one record. */
export function logAction(
  scope: ActorScope,
  {
    resource,
    id,
    title,
    action,
    changes,
  }: { resource: Resource; id: string; title: string; action: string; changes?: FieldChange[] },
): Promise<void> {
  const label = resource.actions.find((each) => each.key === action)?.label ?? { CN: action, EN: action };
  return logBusiness(scope, {
    module: resource.code.toUpperCase(),
    action: action.toUpperCase(),
    objectType: resource.objectType,
    objectId: id,
    title,
    text: { CN: `${label.CN}${resource.item.CN}「${title}」`, EN: `${label.EN}: ${resource.item.EN} ${title}` },
    changes: maskChanges(resource, changes ?? []),
  });
}
