/** The values of one section, by field key (also the values of one row). */
export type Values = Readonly<Record<string, unknown>>;

/** The values of a whole application, by section key. */
export type Data = Readonly<Record<string, Values>>;

/** An uploaded file; `size` in bytes, `type` as a media type found from the content. */
export interface FileValue {
  id: string;
  name: string;
  size: number;
  type: string;
}

/** One row of a rows field; `id` is stable over its whole life. */
export type RowValue = Values & { readonly id: string };

/** Marks a date or month without end (至今, 长期) where the field allows it. */
export const openEnd = 'open';

/** A value as a message may quote it; never throws, whatever arrived. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Whether a value is a plain object (neither null nor an array). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Any sign that a reader sees: neither space nor control nor one of the signs without width (U+2800 is a blank braille cell). */
const seen = /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\s\u2800]/u;

/** Whether a value counts as nothing entered: absent, null, blank text, an empty list or an object of blanks. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return !seen.test(value);
  if (Array.isArray(value)) return value.length === 0;
  if (isRecord(value)) return Object.values(value).every(isBlank);
  return false;
}
