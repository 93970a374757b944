import type { Field } from './field.ts';
import type { Form } from './section.ts';
import type { Data, FileValue, RowValue, Values } from './values.ts';

/** Every file of an application with the section-qualified path of its field, in the order of the form. */
export function filesIn(form: Form, data: Data): { path: string; file: FileValue }[] {
  const found: { path: string; file: FileValue }[] = [];
  mapFiles(form, data, (file, path) => {
    found.push({ path, file });
    return file;
  });
  return found;
}

/** A copy of the data with every file replaced by what `change` makes of it. */
export function mapFiles(form: Form, data: Data, change: (file: FileValue, path: string) => FileValue): Data {
  const sections = form.sections.filter((section) => data[section.key]);
  const changed = sections.map((section) => [
    section.key,
    inValues(section.fields, data[section.key] ?? {}, section.key),
  ]);
  return { ...data, ...Object.fromEntries(changed) };

  function inValues(fields: readonly Field[], values: Values, path: string): Values {
    const entries = fields.flatMap((field): [string, unknown][] => {
      const value = values[field.key];
      const at = `${path}.${field.key}`;
      if (!Array.isArray(value)) return [];
      if (field.kind === 'files') return [[field.key, value.map((file: FileValue) => change(file, at))]];
      if (field.kind !== 'rows') return [];
      return [[field.key, value.map((row: RowValue) => inValues(field.fields, row, `${at}[${row.id}]`))]];
    });
    return { ...values, ...Object.fromEntries(entries) };
  }
}
