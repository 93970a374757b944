import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Field } from '#core/forms/field.ts';
import type { DateField } from '#core/forms/kinds/date.ts';
import type { DateTimeField } from '#core/forms/kinds/date-time.ts';
import type { MonthField } from '#core/forms/kinds/month.ts';
import type { Section } from '#core/forms/section.ts';
import type { Data, Values } from '#core/forms/values.ts';
import type { Locale } from '#core/texts/text.ts';
import type { ControlParts } from './control.ts';
import type { Uploads } from './uploads.ts';

/** Companies that a text may mean, with their credit codes. */
export type CompanySearch = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly { readonly name: string; readonly code: string }[]>;

/** What somebody else said about a field, under who said it. */
export interface FieldNote {
  /** Section-qualified. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

/** A quiet word beside a field, such as who filled it in. */
export interface FieldMark {
  /** Section-qualified. */
  readonly path: string;
  readonly text: string;
}

export interface DatePickerProps {
  readonly parts: ControlParts;
  readonly field: DateField | DateTimeField | MonthField;
  readonly value: unknown;
  readonly isReadOnly: boolean;
  change(value: string | null): void;
  settle(): void;
}

export interface RichTextProps {
  readonly parts: ControlParts;
  /** HTML. */
  readonly value: string;
  /** Characters that a reader sees. */
  readonly max: number;
  readonly isReadOnly: boolean;
  change(html: string): void;
  settle(): void;
}

/** What the fields of the section on screen need to know; all paths are inside the section. */
export interface FormScope {
  readonly section: Section;
  /** As typed. */
  readonly typed: Values;
  /** In stored form, all sections. */
  readonly data: Data;
  readonly dictionaries: Dictionaries;
  readonly locale: Locale;
  /** The day in Asia/Shanghai by the server's clock. */
  readonly today: string;
  readonly uploads: Uploads;
  /** Suggests companies; absent where a form suggests none. */
  readonly searchCompanies?: CompanySearch | undefined;

  /** Choices are lists, however few: for forms of many fields, such as those of the back office. */
  readonly isCompact?: boolean;
  /** A calendar of the form's own, where the browser's would not do: its today is the browser's, and it drops what it cannot read. */
  readonly DatePicker?: ComponentType<DatePickerProps>;
  /** The editor of rich text, which is as big as the rest of a page; no programme asks for one. */
  readonly RichText?: ComponentType<RichTextProps>;
  /** What a file at a path is uploaded for. */
  purposeOf(path: string): string;
  canEdit(path: string): boolean;
  /** Messages to show at exactly this path, or also at its files and rows. */
  messagesAt(path: string, isDeep?: boolean): readonly string[];
  /** What others said about the field at a path; absent where nobody does. */
  notesAt?(path: string): readonly FieldNote[];
  /** Quiet words about the field at a path and what is inside it, each once. */
  marksAt?(path: string): readonly string[];
  isRequired(field: Field, values: Values): boolean;
  change(path: string, value: unknown): void;
  settle(path: string): void;
  /** Changes a value of another section, by its section-qualified path; absent where there is one section only. */
  changeElsewhere?(path: string, value: unknown): void;
  focus(field: Field): void;
  /** Path of the one row that is open for editing, e.g. `degrees[r1]`. */
  readonly openRow: string | undefined;
  setOpenRow(path: string | undefined): void;
  /** Whether anything is wrong or missing at or inside a path; from then on what is missing there is shown as well. */
  check(path: string): boolean;
  /** Draws a field; here, so that rows can hold every kind. */
  draw(field: Field, path: string, values: Values): ReactNode;
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined);

export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('a field stands outside its form');
  return scope;
}

/** The id of a field's control, to which summaries and corrections lead. */
export function fieldId(section: string, path: string): string {
  return `f-${section}.${path}`;
}

/** Puts the cursor into a field: into its first control where it has several. */
export function focusControl(id: string): void {
  const target = document.getElementById(`${id}-first`) ?? document.getElementById(id);
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
