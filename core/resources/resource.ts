import type { Dictionaries } from '../dictionaries/option.ts';
import type { Condition } from '../forms/condition.ts';
import type { Field, Sensitivity } from '../forms/field.ts';
import { kindOf } from '../forms/kinds.ts';
import type { Values } from '../forms/values.ts';
import type { PermissionCode } from '../permissions.ts';
import type { Problem } from '../texts/errors/problems.ts';
import type { Text } from '../texts/text.ts';
import { withBin } from './recycling.ts';

/** `marks` are points that each stand somehow, such as checks: words with a tone and what was found. */
export type ColumnKind = 'text' | 'code' | 'status' | 'date-time' | 'number' | 'tags' | 'texts' | 'marks' | 'image';

/** One point of a column of marks; what is in order is `done`, what was not looked at yet `off`. */
export interface Mark extends Text {
  readonly tone: 'done' | 'off' | 'waiting' | 'problem';
  readonly found: Text;
}

/** How a personal value is hidden: 138****1234, a***@d.com, 张*, or all but four characters at either end. */
export type MaskKind = 'phone' | 'email' | 'name' | 'middle';

export interface Column {
  /** Key of the row that the server answers; `i18n` values are `{CN, EN}` objects. */
  readonly key: string;
  readonly title: Text;
  readonly kind: ColumnKind;
  readonly sortable?: boolean;
  /** Pixels. */
  readonly width?: number;
  readonly fixed?: 'left';
  /** 1 stays however narrow the table is, as the first column and the state do; 3 goes first; 2 unless told. */
  readonly priority?: 1 | 2 | 3;
  /** Left out until the reader adds it in the column settings. */
  readonly hidden?: boolean;
  /** What a number counts, such as 万元; said in the head of the table and of exported files. */
  readonly unit?: Text;
  /**
   * A number drawn beside what it says: as dots of so many, as a share in percent, amber below `low`, or as a part of the
   * number that another column of the row has.
   */
  readonly draws?:
    | { readonly as: 'dots'; readonly of: number }
    | { readonly as: 'share'; readonly low: number }
    | { readonly as: 'part'; readonly of: string };
  /** A count of the row that stands as a tag beside the value, where there is any; red while some of it waits by another count. */
  readonly tag?: { readonly label: Text; readonly count: string; readonly waiting: string };
  /**
   * Personal data. It leaves the server masked, in lists, details, exports and the log; a form field of the same key
   * likewise. In full it is shown value by value, to holders of Mgr.Pii.view who give a reason.
   */
  readonly sensitive?: { readonly class: Sensitivity; readonly mask: MaskKind };
}

export type Filter = {
  readonly key: string;
  readonly label: Text;
} & (
  | { readonly kind: 'keyword'; readonly hint: Text }
  | { readonly kind: 'choice' | 'multi'; readonly options: readonly Option[] | string }
  | { readonly kind: 'date-range' }
  /** The id of a record of another list, from whose drawer one comes; shown only while it is set. */
  | { readonly kind: 'record' }
);

export interface Option {
  readonly value: string;
  readonly label: Text;
  /** Of what it is one, where only some are offered for a row. */
  readonly parent?: string;
}

export interface StatusTag {
  readonly label: Text;
  /** Filled tags wait for somebody or are a problem; dots are settled. */
  readonly tone: 'waiting' | 'working' | 'problem' | 'done' | 'off' | 'pinned';
}

export interface RowAction {
  readonly key: string;
  readonly label: Text;
  readonly permission: PermissionCode;
  readonly danger?: boolean;
  /** Asked before it happens; batches of actions without a question can be undone. */
  readonly confirm?: Text;
  /** Small form asked with it, such as a reason. */
  readonly fields?: readonly Field[];
  /** Key of the row whose value an option must have as its `parent` to be offered for it; options without one always are. */
  readonly narrowBy?: string;
  /** What is wrong between those fields; `now` in ms since epoch. */
  readonly check?: (values: Values, now: number) => Problem[];
  /** What the action does with these values, for its button; undefined where it will be refused. */
  readonly outcome?: (values: Values, now: number) => Text | undefined;
  /** Rows the action applies to. */
  readonly when?: Condition;
  readonly batch?: boolean;
  /** It asks other servers: it is carried out for all rows together, neither tried beforehand nor taken back. */
  readonly reachesOut?: boolean;
}

/** More rows than these are not waited for: the batch runs as a job. */
export const batchAtOnce = 100;

/** Most rows of one batch. */
export const mostBatch = 20_000;

/** Whether a batch of it is held back for a moment in which it can be undone; those that ask are meant. */
export function isUndoable(action: RowAction): boolean {
  return action.confirm === undefined && action.fields === undefined && !action.reachesOut;
}

/** The options that an action offers for a row. */
export function optionsFor({ narrowBy }: RowAction, row: Values, options: Dictionaries): Dictionaries {
  if (narrowBy === undefined) return options;
  const isOffered = ({ parent }: Option) => parent === undefined || parent === row[narrowBy];
  return Object.fromEntries(Object.entries(options).map(([name, all]) => [name, all.filter(isOffered)]));
}

/** Whether it waits for second thoughts on a single row, too: it only turns something on, off or round. */
export function isHeld(action: RowAction): boolean {
  return action.batch === true && isUndoable(action);
}

/**
 * Records of another list that belong to a record: all that a filter there finds by a value of this row (its id unless
 * told), or the one whose id this row carries.
 */
export type Relation = { readonly resource: string } & (
  | { readonly filter: string; readonly by?: string }
  | { readonly id: string }
);

/** A view that belongs to the list: it can neither be changed nor removed. */
export interface StandingView {
  readonly key: string;
  readonly name: Text;
  /** Filters as the address of the list has them, such as `f.status=REVIEW`. */
  readonly query: string;
  /** Who finds it above the list; everybody unless told. */
  readonly permission?: PermissionCode;
}

/** How records are taken in from a sheet, a row a record; adding and changing keep codes of their own. */
export interface Importing {
  readonly permission: PermissionCode;
  /** The field of the form by which a record that exists is known again. */
  readonly match: string;
}

/** One back-office list page, whole: what it shows, filters, edits and allows. Codes are checked by the server, too. */
export interface Resource {
  /** Noun in the call paths: /mgr/{code}/list, /one, /save, /action, /export. */
  readonly code: string;
  readonly path: string;
  readonly name: Text;
  readonly item: Text;
  /** What reading needs; `operator`: to work in the back office of the tenant. */
  readonly permission: PermissionCode | 'operator';
  /** Codes of other menus from which it may be read, too. */
  readonly readers?: readonly PermissionCode[];
  readonly add?: PermissionCode;
  readonly edit?: PermissionCode;
  /** Rows that can still be edited, by their columns; without it all of them. */
  readonly editWhen?: Condition;
  readonly export?: PermissionCode;
  readonly import?: Importing;
  /** Deleted records lie in a recycle bin; whoever holds this code restores them. */
  readonly bin?: PermissionCode;
  readonly columns: readonly Column[];
  readonly filters: readonly Filter[];
  readonly sort: { readonly key: string; readonly descending: boolean };
  readonly statuses?: Readonly<Record<string, StatusTag>>;
  /** Key facts at the head of the drawer, by column key. */
  readonly facts: readonly string[];
  readonly form?: readonly Field[];
  /** What the form of a new record begins with. */
  readonly starts?: Values;
  /** Kept even while parts of the form are missing or wrong; its actions check the whole before they go on. */
  readonly draftable?: boolean;
  /** What is wrong between the fields of the form, in a draft, too. */
  readonly check?: (values: Values) => Problem[];
  /** Its form is a page of its own at `{path}/edit`, or an own page of its room at the path told here; not a drawer. */
  readonly editor?: 'page' | `/${string}`;
  /** Form fields that are given once: later saves leave them as they are. */
  readonly fixed?: readonly string[];
  readonly actions: readonly RowAction[];
  readonly related?: readonly Relation[];
  /** Its records have files beyond those of the form; their store names them. */
  readonly files?: true;
  /** What the business log calls the object; the drawer's history is read by it. */
  readonly objectType: string;
  /** Views that the list always has, before those that people keep. */
  readonly views?: readonly StandingView[];
  /** Shown instead of the table when there is no row at all. */
  readonly empty: Text;
}

/** Checks a resource when it is loaded; a mistake stops the start and names the resource. */
export function defineResource(resource: Resource): Resource {
  const fail = (what: string): never => {
    throw new Error(`resource ${resource.code}: ${what}`);
  };
  const keys = resource.columns.map((column) => column.key);
  if (new Set(keys).size !== keys.length) fail('a column stands twice');
  if (resource.columns[0]?.sensitive) fail('opens its records by personal data');
  for (const fact of resource.facts) if (!keys.includes(fact)) fail(`fact ${fact} is no column`);
  const fields = resource.form?.map((field) => field.key) ?? [];
  for (const key of resource.fixed ?? [])
    if (!fields.includes(key)) fail(`fixes ${key}, which is no field of its form`);
  for (const field of resource.form ?? [])
    if (field.sensitive && !isSensitive(resource, field.key))
      fail(`field ${field.key} has no sensitive column beside it`);
  if (resource.permission === 'operator' && !resource.export) fail('lets every operator export it');
  const sheet = importedFields(resource).map(({ key }) => key);
  if (resource.import && !sheet.includes(resource.import.match))
    fail(`knows imported rows by ${resource.import.match}, which stands in no cell`);
  for (const field of resource.import ? (resource.form ?? []) : [])
    if (field.required === true && !sheet.includes(field.key)) fail(`imports rows without ${field.key}`);
  if (!keys.includes(resource.sort.key)) fail(`sorts by ${resource.sort.key}, which is no column`);
  for (const action of resource.actions)
    if (resource.actions.filter((other) => other.key === action.key).length > 1)
      fail(`action ${action.key} stands twice`);
  if (resource.columns.some((column) => column.kind === 'status') && !resource.statuses) fail('has no status tags');
  return resource.bin ? withBin(resource, resource.bin) : resource;
}

/** The address of a record in the back office. */
export function resourceRecordPath({ path }: Pick<Resource, 'path'>, id: string): string {
  return `${path}?id=${encodeURIComponent(id)}`;
}

/** Whether records of a resource can have files. */
export function hasFiles({ files, form = [] }: Pick<Resource, 'files' | 'form'>): boolean {
  return files === true || form.some(({ kind }) => kind === 'files');
}

/** Whether values under this key are personal data, in rows and in the form. */
export function isSensitive(resource: Pick<Resource, 'columns'>, key: string): boolean {
  return resource.columns.some((column) => column.key === key && column.sensitive !== undefined);
}

/** The fields of the form that a row of a sheet can fill. */
export function importedFields({ form = [] }: Pick<Resource, 'form'>): readonly Field[] {
  return form.filter((field) => kindOf(field).ofCell !== undefined);
}

/** Where the form of a resource is a page, with `?id=` for a record; undefined where it is a drawer. */
export function editorPath({ path, editor }: Pick<Resource, 'path' | 'editor'>): string | undefined {
  return editor === 'page' ? `${path}/edit` : editor;
}
