import { dictionaries } from '#core/dictionaries/registry.ts';
import type { Option, Resource } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';
import type { Features } from '#server/features.ts';
import type { FieldChange } from './business-log.ts';

interface FieldWords {
  readonly label: Text;
  /** What its values are called, where they are choices or states. */
  readonly values: ReadonlyMap<string, Text>;
}

/** A change with its field and those of its values that are choices in words; what nobody declared stays as it was noted. */
export function changeInWords(features: Pick<Features, 'resources'>, objectType: string, change: FieldChange) {
  const words = wordsOf(features, objectType).get(change.field);
  const inWords = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inWords);
    return (typeof value === 'string' && words?.values.get(value)) || value;
  };
  return {
    field: change.field,
    label: words?.label ?? null,
    before: inWords(change.before),
    after: inWords(change.after),
  };
}

const kept = new WeakMap<readonly Resource[], Map<string, ReadonlyMap<string, FieldWords>>>();

/** The fields of everything that is called so in the log: kinds of contents share a name. */
function wordsOf({ resources }: Pick<Features, 'resources'>, objectType: string): ReadonlyMap<string, FieldWords> {
  const known = kept.get(resources) ?? new Map<string, ReadonlyMap<string, FieldWords>>();
  kept.set(resources, known);
  const found = known.get(objectType) ?? readWords(resources.filter((each) => each.objectType === objectType));
  known.set(objectType, found);
  return found;
}

function readWords(resources: readonly Resource[]): ReadonlyMap<string, FieldWords> {
  const found = new Map<string, FieldWords>([['filter', { label: { CN: '筛选', EN: 'Filter' }, values: new Map() }]]);
  const known: Readonly<Record<string, readonly Option[]>> = dictionaries;
  const add = (field: string, label: Text, options: readonly Option[] | string | undefined) => {
    const before = found.get(field);
    const listed = typeof options === 'string' ? (known[options] ?? []) : (options ?? []);
    const values = listed.map(({ value, label: name }) => [value, name] as const);
    found.set(field, { label: before?.label ?? label, values: new Map([...values, ...(before?.values ?? [])]) });
  };
  for (const { form = [], actions, columns, statuses = {} } of resources) {
    for (const field of [...form, ...actions.flatMap(({ fields = [] }) => fields)])
      add(field.key, field.label, 'options' in field ? (field.options as readonly Option[] | string) : undefined);
    for (const { key, title, kind } of columns) {
      const states = Object.entries(statuses).map(([value, { label }]) => ({ value, label }));
      add(key, title, kind === 'status' ? states : undefined);
    }
  }
  return found;
}
