import type { ContentsTexts } from '#features/contents/texts/CN.ts';
import type { Words } from '#web/kit/i18n.ts';

type ContentFacts = Readonly<Record<string, unknown>>;

/** Stars from 1 to 5; 0 for a level that is none of them. */
export function starsOf({ level }: ContentFacts): 0 | 1 | 2 | 3 | 4 | 5 {
  const stars = Number(level);
  return stars === 1 || stars === 2 || stars === 3 || stars === 4 || stars === 5 ? stars : 0;
}

/** A number as the form keeps it, or nothing. */
export function numberOf(fact: unknown): number | undefined {
  const number = typeof fact === 'string' || typeof fact === 'number' ? Number(fact) : Number.NaN;
  return Number.isFinite(number) && fact !== '' ? number : undefined;
}

/** Pay a year with its unit, 42–72 万元. */
export function payOf({ salaryFrom, salaryTo }: ContentFacts, t: Words<ContentsTexts>): string {
  const [from, to] = [numberOf(salaryFrom), numberOf(salaryTo)];
  return from !== undefined && to !== undefined ? t('post.payRange', { from, to }) : '';
}

/** Employers one by one, however the editor separated them. */
export function employersOf({ employers }: ContentFacts): string[] {
  if (typeof employers !== 'string') return [];
  // A Latin comma may belong to a name that stands beside a Chinese one.
  const between = /[、；;，\p{Script=Han}]/u.test(employers) ? /[、；;，]\s*/ : /,\s*/;
  return employers.split(between).filter(Boolean);
}
