import type { Option } from '../dictionaries/option.ts';
import type { Text } from '../texts/text.ts';
import type { Condition } from './condition.ts';
import type { PatternName } from './patterns.ts';
import type { CrossRule } from './rules.ts';

/** S2: personal data; S3: stored encrypted and shown masked. */
export type Sensitivity = 'S2' | 'S3';

/** A value that follows from another field of the same section; it is filled in and locked when the source yields it. */
export interface Derivation {
  rule: 'birth-from-certificate' | 'gender-from-certificate';
  from: string;
}

/** A bound of a date: a fixed day, or today moved by years, months and days (negative: the past). */
export type DateLimit = string | { years?: number; months?: number; days?: number };

interface Common {
  key: string;
  label: Text;
  /** One short line under the field. */
  hint?: Text;
  /** Longer guidance, shown in the side column. */
  help?: Text;
  example?: Text;
  required?: boolean | Condition;
  visible?: Condition;
  width?: 'half' | 'full';
  sensitive?: Sensitivity;
  derive?: Derivation;
}

export interface TextField extends Common {
  kind: 'text';
  /** Characters. */
  min?: number;
  max: number;
  pattern?: PatternName;
  /** Offer entries of a dictionary; free text stays possible. */
  suggest?: string;
  /** Offer authenticated companies by name; picking one also fills this field of the same section with its credit code. */
  companyCode?: string;
}

export interface LongTextField extends Common {
  kind: 'long-text';
  /** What `min` and `max` count; a Chinese character is one word. */
  unit: 'characters' | 'words';
  min?: number;
  max: number;
}

/** Text of an editor's work, never of an application. */
export interface RichTextField extends Common {
  kind: 'rich-text';
  /** Characters that a reader sees. */
  max: number;
}

export interface NumberField extends Common {
  kind: 'number';
  min?: number;
  max?: number;
  /** Digits after the point; 0 for whole numbers. */
  decimals: number;
  suffix?: Text;
}

export interface MoneyField extends Common {
  kind: 'money';
  unit: '万元' | '元';
  min?: number;
  max?: number;
}

interface Options {
  /** A dictionary's name, or the options themselves. */
  options: string | readonly Option[];
  /** Field of the same scope whose value selects the options with that `parent`. */
  parent?: string;
}

export interface ChoiceField extends Common, Options {
  kind: 'choice';
}

export interface MultiChoiceField extends Common, Options {
  kind: 'multi-choice';
  min?: number;
  max?: number;
  /** The order is part of the answer (first wish, second wish …). */
  ordered?: boolean;
}

export interface DateField extends Common {
  kind: 'date';
  min?: DateLimit;
  max?: DateLimit;
  /** Wording of "no end", stored as `open`; absent: an end is needed. */
  openEnded?: Text;
}

/** A day and a time in Asia/Shanghai. */
export interface DateTimeField extends Common {
  kind: 'date-time';
}

export interface MonthField extends Common {
  kind: 'month';
  min?: DateLimit;
  max?: DateLimit;
  openEnded?: Text;
}

export interface RegionField extends Common {
  kind: 'region';
  /** How deep the answer must go. */
  depth: 'province' | 'city' | 'district';
}

export interface PhoneField extends Common {
  kind: 'phone';
}

export interface EmailField extends Common {
  kind: 'email';
}

export interface CertificateField extends Common {
  kind: 'certificate';
  /** Accepted values of the dictionary `idType`. */
  types: readonly string[];
}

export interface CreditCodeField extends Common {
  kind: 'credit-code';
}

export interface RowsField extends Common {
  kind: 'rows';
  fields: readonly RowField[];
  rules?: readonly CrossRule[];
  min?: number;
  max: number;
  /** One line for a row, with field keys in braces: `{school} · {major}`. */
  summary: string;
  /** What one row is called, for "add …". */
  item: Text;
  /** Row field by which rows are shown, newest first. */
  newestFirst?: string;
}

export interface FilesField extends Common {
  kind: 'files';
  /** Accepted media types. */
  types: readonly string[];
  maxMB: number;
  min?: number;
  max?: number;
  /** Exact number of files, instead of min and max. */
  count?: number;
  /** Purpose its files are uploaded for, in forms that are no programme. */
  purpose?: 'content-image' | 'content-file' | 'setting-image';
  /** Aspect ratio the picture is cropped to before it is sent. */
  crop?: '3:4';
}

export interface ConsentField extends Common {
  kind: 'consent';
  text: Text;
  version: string;
}

export interface SignatureField extends Common {
  kind: 'signature';
  /** `section.field` that the typed name must equal. */
  sameAs?: string;
}

export type Field =
  | TextField
  | LongTextField
  | RichTextField
  | NumberField
  | MoneyField
  | ChoiceField
  | MultiChoiceField
  | DateField
  | DateTimeField
  | MonthField
  | RegionField
  | PhoneField
  | EmailField
  | CertificateField
  | CreditCodeField
  | RowsField
  | FilesField
  | ConsentField
  | SignatureField;

export type Kind = Field['kind'];

export type FieldOf<K extends Kind> = Extract<Field, { kind: K }>;

/** What a row may hold: everything but rows, a consent, a signature or rich text. */
export type RowField = Exclude<Field, { kind: 'rows' | 'consent' | 'signature' | 'rich-text' }>;
