import type { Dictionaries } from '../dictionaries/option.ts';
import type { Locale } from '../texts/text.ts';
import type { Field } from './field.ts';
import type { KindDefinition } from './kind.ts';
import { certificateKind } from './kinds/certificate.ts';
import { choiceKind } from './kinds/choice.ts';
import { consentKind } from './kinds/consent.ts';
import { creditCodeKind } from './kinds/credit-code.ts';
import { dateKind } from './kinds/date.ts';
import { dateTimeKind } from './kinds/date-time.ts';
import { emailKind } from './kinds/email.ts';
import { filesKind } from './kinds/files.ts';
import { longTextKind } from './kinds/long-text.ts';
import { moneyKind } from './kinds/money.ts';
import { monthKind } from './kinds/month.ts';
import { multiChoiceKind } from './kinds/multi-choice.ts';
import { numberKind } from './kinds/number.ts';
import { phoneKind } from './kinds/phone.ts';
import { regionKind } from './kinds/region.ts';
import { richTextKind } from './kinds/rich-text.ts';
import type { RowsField } from './kinds/rows.ts';
import { rowsKind, summaryParts } from './kinds/rows.ts';
import { signatureKind } from './kinds/signature.ts';
import { textKind } from './kinds/text.ts';
import { yearKind } from './kinds/year.ts';
import type { RowValue } from './values.ts';

/** Kinds that a row of a form may hold, too. */
export const rowKinds = [
  textKind,
  longTextKind,
  numberKind,
  moneyKind,
  choiceKind,
  multiChoiceKind,
  dateKind,
  dateTimeKind,
  monthKind,
  yearKind,
  regionKind,
  phoneKind,
  emailKind,
  certificateKind,
  creditCodeKind,
  filesKind,
] as const;

/** Kinds that stand once in a form, never in a row. */
export const formKinds = [richTextKind, consentKind, signatureKind] as const;

/** Every kind of field. The union `Field` derives from these lists. */
export const kinds: readonly KindDefinition<Field>[] = [
  ...([...rowKinds, ...formKinds] as readonly KindDefinition<Field>[]),
  rowsKind(kindOf) as KindDefinition<Field>,
];

const byName = new Map(kinds.map((definition) => [definition.kind, definition]));

/** The definition of a field's kind. */
export function kindOf(field: Field): KindDefinition<Field> {
  const definition = byName.get(field.kind);
  if (!definition) throw new TypeError(`No kind of field is called ${field.kind}`);
  return definition;
}

/** A field's value for reading; '' when empty. */
export function displayField(field: Field, value: unknown, locale: Locale, dictionaries: Dictionaries): string {
  const definition = kindOf(field);
  return definition.isEmpty(field, value) ? '' : definition.display(field, value, locale, dictionaries);
}

/** What a row is summed up by, for cards that set its parts apart. */
export function rowParts(field: RowsField, row: RowValue, locale: Locale, dictionaries: Dictionaries): string[] {
  return summaryParts(field, row, { locale, dictionaries, lookup: kindOf });
}

/** One line for a row, e.g. for the list under which it is edited. */
export function rowSummary(field: RowsField, row: RowValue, locale: Locale, dictionaries: Dictionaries): string {
  return rowParts(field, row, locale, dictionaries).join(' · ');
}

/** Rows in the order they are shown: newest first where the field says by which key, `open` counting as newest. */
export function orderedRows(field: RowsField, rows: readonly RowValue[]): RowValue[] {
  const key = field.newestFirst;
  if (!key) return [...rows];
  const rank = (row: RowValue) => String(row[key] ?? '');
  return [...rows].sort((a, b) => rank(b).localeCompare(rank(a)));
}
