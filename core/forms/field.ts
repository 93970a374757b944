import type { Text } from '../texts/text.ts';
import type { Condition } from './condition.ts';
import type { KindDefinition } from './kind.ts';
import type { RowsField } from './kinds/rows.ts';
import type { formKinds, rowKinds } from './kinds.ts';

/** S2: personal data; S3: stored encrypted and shown masked. */
export type Sensitivity = 'S2' | 'S3';

/** A value that follows from another field of the same section; it is filled in and locked when the source yields it. */
export interface Derivation {
  rule: 'birth-from-certificate' | 'gender-from-certificate';
  from: string;
}

/** What a browser may fill in of its user, in the words of HTML (WCAG 1.3.5). */
export type OwnData =
  | 'name'
  | 'email'
  | 'tel'
  | 'bday'
  | 'sex'
  | 'address-line1'
  | 'street-address'
  | 'country-name'
  | 'impp'
  | 'organization'
  | 'organization-title';

/** What a field has whatever its kind. */
export interface FieldBase {
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
  /** What of the writer it asks for; absent where it is not about the writer. */
  own?: OwnData;
  /** Says whom to pay, to which account or how much: what those who pay may see. */
  payable?: true;
}

type FieldIn<D> = D extends KindDefinition<infer F> ? F : never;

/** What a row may hold: everything but rows, a consent, a signature or rich text. */
export type RowField = FieldIn<(typeof rowKinds)[number]>;

/** A field of any kind that stands in `kinds.ts`. */
export type Field = RowField | FieldIn<(typeof formKinds)[number]> | RowsField;

export type Kind = Field['kind'];

export type FieldOf<K extends Kind> = Extract<Field, { kind: K }>;
