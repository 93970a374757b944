import { dayInShanghai } from '#core/calendar/dates.ts';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { Refusal } from '#core/errors.ts';
import { holds } from '#core/forms/condition.ts';
import type { Field } from '#core/forms/field.ts';
import { isFile } from '#core/forms/kinds/files.ts';
import { fieldAt } from '#core/forms/paths.ts';
import type { CrossRule } from '#core/forms/rules.ts';
import { normaliseSection, type Section, validateDraftSection, validateSection } from '#core/forms/section.ts';
import type { PermissionCode } from '#core/permissions.ts';
import { isSensitive, type Resource, type RowAction } from '#core/resources/resource.ts';
import { problemText } from '#core/texts/errors/problems.ts';
import { readOfferedRegions } from '#server/base/form-context.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { holdRecords } from './hold.ts';
import { maskConflict, maskValues } from './mask.ts';
import { type ListInput, readQuery, writePosition } from './query.ts';
import type { RecordFile, Row, Store, StoredRecord, Values } from './store.ts';

/** One page of a resource, personal data masked; an unknown sort column or filter is refused by name. */
export async function listResource(scope: ActorScope, { resource, store, input }: Call<ListInput>) {
  const { rows, total, next, previous } = await store.list(scope, readQuery(resource, input));
  return {
    rows: rows.map((row) => maskValues(resource, row)),
    total,
    next: next && writePosition(next),
    previous: previous && writePosition(previous),
  };
}

/** One record, personal data masked, with the actions that the caller may take on it. */
export async function oneResource(scope: ActorScope, { resource, store, input }: Call<{ id: string }>) {
  const record = await store.one(scope, input.id);
  return {
    row: maskValues(resource, record.row),
    values: maskValues(resource, record.values),
    rev: record.rev,
    actions: allowedActions(scope, resource, record),
    files: [...filesIn(resource, record.values), ...((await store.files?.(scope, input.id)) ?? [])].map(presentFile),
  };
}

/** Files that the fields of the form hold. */
function filesIn({ form = [] }: Resource, values: Values): RecordFile[] {
  return form.flatMap(({ kind, key, label }) => {
    const value = values[key];
    return kind === 'files' && Array.isArray(value) ? value.filter(isFile).map((file) => ({ ...file, label })) : [];
  });
}

function presentFile({ id, name, size, type, label }: RecordFile) {
  return { id, name, size, type, label: { CN: label.CN, EN: label.EN } };
}

interface SaveInput {
  readonly id?: string;
  readonly rev?: number;
  readonly values: Values;
}

/** Validates by the declared form, then adds or changes; adding and changing have codes of their own. */
export async function saveResource(scope: ActorScope, { resource, store, input }: Call<SaveInput>) {
  demand(scope, input.id ? resource.edit : resource.add);
  if (!store.save) throw new Refusal('NOT_ALLOWED');
  const kept = input.id ? await keptValues(scope, { resource, store, input: { ...input, id: input.id } }) : {};
  const values = await readForm(scope, {
    fields: resource.form ?? [],
    store,
    values: { ...input.values, ...kept },
    isDraft: resource.draftable ?? false,
    check: resource.check,
  });
  try {
    return await store.save(scope, { id: input.id, rev: input.rev, values });
  } catch (error) {
    throw maskConflict(resource, error);
  }
}

/** What a later save leaves as it is: fields that are given once, and personal data sent back the way it was shown. */
async function keptValues(scope: ActorScope, { resource, store, input }: Call<SaveInput & { id: string }>) {
  const stored = (await store.one(scope, input.id)).values;
  const masked = maskValues(resource, stored);
  const isKept = (key: string) =>
    resource.fixed?.includes(key) ||
    (isSensitive(resource, key) && (!(key in input.values) || input.values[key] === masked[key]));
  return Object.fromEntries(Object.entries(stored).filter(([key]) => isKept(key)));
}

interface ActionInput {
  readonly ids: readonly string[];
  readonly action: string;
  readonly values?: Values;
}

/**
 * Carries out one declared action on every given record, or on none. Whether it suits them is asked once they are held:
 * who was first has moved them otherwise.
 */
export async function actOnResource(scope: ActorScope, { resource, store, input }: Call<ActionInput>) {
  const action = resource.actions.find((each) => each.key === input.action);
  if (!action || !store.act || (input.ids.length > 1 && !action.batch)) throw new Refusal('NOT_ALLOWED');
  demand(scope, action.permission);
  await holdRecords(scope, { resource, store }, input.ids);
  for (const id of input.ids) {
    const { row } = await store.one(scope, id);
    if (!applies(action, row)) throw new Refusal('NOT_ALLOWED');
  }
  const values = await readAsked(scope, { action, store, values: input.values ?? {} });
  const id = await store.act(scope, { action: action.key, ids: input.ids, values });
  return { done: input.ids.length, id };
}

/** What an action asks, in its stored form; throws INVALID with every problem by its field. */
export function readAsked(
  scope: ActorScope,
  { action, store, values }: { action: RowAction; store: Store; values: Values },
): Promise<Values> {
  const check = (read: Values) => action.check?.(read, scope.now.getTime()) ?? [];
  return readForm(scope, { fields: action.fields ?? [], store, values, check });
}

/** A call of a resource: its declaration, how it is kept, and what was asked. */
export interface Call<I> {
  readonly resource: Resource;
  readonly store: Store;
  readonly input: I;
}

/** Throws unless the caller holds the code. */
export function demand(scope: ActorScope, code: PermissionCode | undefined): void {
  if (!code || !scope.permCodes.has(code)) throw new Refusal('NO_PERMISSION');
}

/** Whether a row is in a state that the action is for. */
export function applies(action: RowAction, row: Row): boolean {
  return !action.when || holds(action.when, { values: row, data: {} });
}

function allowedActions(scope: ActorScope, resource: Resource, { row }: StoredRecord): string[] {
  const actions = resource.actions
    .filter((action) => scope.permCodes.has(action.permission) && applies(action, row))
    .map((action) => action.key);
  const canEdit = resource.edit && scope.permCodes.has(resource.edit) && !row.deletedAt;
  return canEdit ? ['edit', ...actions] : actions;
}

interface FormInput {
  readonly fields: readonly Field[];
  readonly store: Store;
  readonly values: Values;
  /** What holds between the fields. */
  readonly rules?: readonly CrossRule[];
  /** Only what could not be stored is refused, not what is missing or wrong. */
  readonly isDraft?: boolean;
  /** Problems between the fields. */
  readonly check?: Resource['check'];
}

/** The values in their stored form; throws INVALID with every problem by its field. */
export async function readForm(
  scope: ActorScope,
  { fields, store, values, rules = [], isDraft, check }: FormInput,
): Promise<Values> {
  const section: Section = { key: 'form', title: { CN: '', EN: '' }, fields, rules };
  const own = await store.options?.(scope);
  const hasRegion = fields.some(({ kind }) => kind === 'region');
  const options = hasRegion ? { ...own, region: await readOfferedRegions(scope) } : own;
  return readFields(scope, section, values, { options, isDraft, check });
}

/** The same for a form that is no resource's. */
export function readFields(
  scope: Pick<Scope, 'now' | 'locale'>,
  section: Section,
  values: Values,
  {
    options,
    isDraft = false,
    check = () => [],
  }: Pick<FormInput, 'isDraft' | 'check'> & { options?: Dictionaries } = {},
): Values {
  const known = new Set(section.fields.map((field) => field.key));
  const surplus = Object.keys(values).filter((key) => !known.has(key));
  if (surplus.length > 0)
    throw new Refusal('INVALID', { fields: surplus.map((path) => ({ path, key: 'INVALID', msg: path })) });
  const normalised = normaliseSection(section, values);
  const context = {
    today: dayInShanghai(scope.now.getTime()),
    data: { [section.key]: normalised },
    dictionaries: { ...dictionaries, ...options },
  };
  const own = isDraft ? validateDraftSection(section, normalised) : validateSection(section, normalised, context);
  const problems = own.length > 0 ? own : check(normalised);
  if (problems.length > 0)
    throw new Refusal('INVALID', {
      fields: problems.map((problem) => ({
        path: problem.path,
        key: problem.key,
        msg: problemText(problem, fieldAt({ sections: [section] }, `${section.key}.${problem.path}`), scope.locale),
      })),
    });
  return normalised;
}
