import type { Locale } from '#core/texts/text.ts';
import { labelOf } from '#features/contents/portal/words.ts';
import { policyField } from '#features/contents/shared/polity-choices.ts';

/** A fact that is told as text; empty for one that is not. */
export function textOf(fact: unknown): string {
  return typeof fact === 'string' ? fact : '';
}

/** The fields of a policy in one line. */
export function fieldsOf(fact: unknown, locale: Locale): string {
  const fields = Array.isArray(fact) ? fact : [];
  return fields.map((field) => labelOf(policyField, field, locale)).join(' · ');
}

export interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** Questions and answers in the language of the page; the Chinese ones stand in for what is not translated. */
export function interpretationOf(fact: unknown, locale: Locale): Answered[] {
  const rows: unknown[] = Array.isArray(fact) ? fact : [];
  const end = locale === 'CN' ? 'CN' : 'EN';
  return rows.flatMap((row) => {
    if (typeof row !== 'object' || row === null) return [];
    const told = row as Record<string, unknown>;
    const part = (name: string) => textOf(told[`${name}${end}`]) || textOf(told[`${name}CN`]);
    return part('question') ? [{ question: part('question'), answer: part('answer') }] : [];
  });
}
