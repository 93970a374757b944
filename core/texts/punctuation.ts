import type { Locale } from './text.ts';

/** A name with the colon of the language behind it, for what follows in the same line. */
export function withColon(name: string, locale: Locale): string {
  return locale === 'CN' ? `${name}：` : `${name}: `;
}

/** Clauses in one line, parted by the semicolon of the language. */
export function joinClauses(clauses: readonly string[], locale: Locale): string {
  return clauses.join(locale === 'CN' ? '；' : '; ');
}
