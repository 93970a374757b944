import {
  type CommonErrorKey,
  type ErrorEntry,
  type ErrorKey,
  errors,
  type FileReason,
  type Reaction,
} from './error-table.ts';
import { CN } from './texts/errors/CN.ts';
import { EN } from './texts/errors/EN.ts';
import { es } from './texts/errors/es.ts';
import { pt } from './texts/errors/pt.ts';
import { tr } from './texts/errors/tr.ts';
import { vi } from './texts/errors/vi.ts';
import { fill } from './texts/fill.ts';
import { type Locale, type Text, textIn } from './texts/text.ts';

export { type ErrorKey, errors, type Reaction };

export type ErrorTexts = Record<ErrorKey, string>;
/** The catalogue of a language that only FlockScore speaks. */
export type CommonErrorTexts = Record<CommonErrorKey, string>;
/** What a sentence is filled with; a text in two languages is told in the reader's. */
export type Params = Readonly<Record<string, string | number | Text>>;

/** One message for one field: `path` as in core/forms, `key` an error or problem key, `msg` in the caller's language. */
export interface FieldMessage {
  readonly path: string;
  readonly key: string;
  readonly msg: string;
}

interface RefusalDetail {
  readonly params?: Params;
  readonly fields?: readonly FieldMessage[];
  /** Why a file is refused, where the key does not say it all. */
  readonly reason?: FileReason;
  /** Further members of the envelope's obj, such as `rev` and current values on a conflict. */
  readonly obj?: Readonly<Record<string, unknown>>;
  /** For the log only, never sent. */
  readonly cause?: string;
}

/** What the catalogue names: thrown anywhere, turned into the envelope once, by the error handler. */
export class Refusal extends Error {
  readonly key: ErrorKey;
  readonly params: Params;
  readonly fields: readonly FieldMessage[];
  readonly obj: Readonly<Record<string, unknown>>;
  constructor(key: ErrorKey, detail: RefusalDetail = {}) {
    super(detail.cause ?? key);
    this.key = key;
    this.params = detail.params ?? {};
    this.fields = detail.fields ?? [];
    const reason = detail.reason ?? (errors[key] as ErrorEntry).reason;
    this.obj = { ...(reason && { reason }), ...detail.obj };
  }
}

const texts: Record<Locale, Partial<ErrorTexts>> = { CN, EN, es, pt, tr, vi };

/** The catalogue's sentence in a language, with `{name}` placeholders filled from params; in English where the language has none. */
export function errorText(key: ErrorKey, locale: Locale, params: Params = {}): string {
  const own = texts[locale][key];
  return own === undefined ? fill(EN[key], valuesIn(params, 'EN'), 'EN') : fill(own, valuesIn(params, locale), locale);
}

/** Why something is refused in both languages, for what is kept or read by several people. */
export function refusalText({ key, params }: Refusal): Text {
  return { CN: errorText(key, 'CN', params), EN: errorText(key, 'EN', params) };
}

function valuesIn(params: Params, locale: Locale): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? textIn(value, locale) : value]),
  );
}
