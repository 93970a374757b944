import { regions } from '#core/dictionaries/regions.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import type { Field } from '#core/forms/field.ts';
import { filesIn } from '#core/forms/files-in.ts';
import { displayField } from '#core/forms/kinds.ts';
import { maskEmail, maskName, maskPhone } from '#core/forms/masks.ts';
import type { OwnForm } from '#core/forms/own-form.ts';
import { fieldAt } from '#core/forms/paths.ts';
import type { Data } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';

const shipped = { ...dictionaries, region: regions };

/** Every file of an own form with the name of its field, in the order of the form. */
export function filesOf(form: OwnForm, data: Data) {
  return filesIn(form, data).map(({ path, file }) => ({ ...file, path, label: fieldAt(form, path)!.label }));
}

/** What an own form says, in words, consents left out; names of people, numbers and addresses stay masked as in lists. */
export function factsIn(form: OwnForm, data: Data) {
  return form.sections.flatMap((section) =>
    section.fields
      .filter(({ kind }) => kind !== 'files' && kind !== 'consent')
      .map((field) => ({
        key: `${section.key}.${field.key}`,
        field,
        label: field.label,
        value: shownValue(field, data[section.key]?.[field.key]),
      })),
  );
}

/** One value in words. */
export function shownValue(field: Field, value: unknown): Text {
  const mask =
    field.kind === 'phone'
      ? maskPhone
      : field.kind === 'email'
        ? maskEmail
        : field.sensitive
          ? maskName
          : (text: string) => text;
  const words = (locale: 'CN' | 'EN') => mask(displayField(field, value, locale, shipped));
  return { CN: words('CN'), EN: words('EN') };
}
