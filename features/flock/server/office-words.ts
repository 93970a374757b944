import type { Text } from '#core/texts/text.ts';
import { readerIn } from '#core/texts/words.ts';
import type { ScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { type Language, type Told, tell } from '#features/flock/shared/scoring/tell.ts';
import type { ScaleKey } from '#features/flock/shared/sections/sections.ts';
import { CN as findingsCN } from '#features/flock/texts/findings/CN.ts';
import { EN as findingsEN } from '#features/flock/texts/findings/EN.ts';
import { CN as termsCN } from '#features/flock/texts/terms/CN.ts';
import { EN as termsEN } from '#features/flock/texts/terms/EN.ts';
import { isDescribed, scoreKey } from '#features/flock/texts/terms/score-key.ts';

// What phones say in six languages, in the two of the back office.

const terms = { CN: readerIn(termsCN, 'CN'), EN: readerIn(termsEN, 'EN') };
const languages = {
  CN: { findings: readerIn(findingsCN, 'CN'), terms: terms.CN, tag: 'zh-CN' },
  EN: { findings: readerIn(findingsEN, 'EN'), terms: terms.EN, tag: 'en' },
} as Readonly<Record<'CN' | 'EN', Language>>;

/** A sentence of what is told, in both languages. */
export function inBoth(told: Told, part: 'title' | 'why'): Text {
  return { CN: tell(told, languages.CN, part), EN: tell(told, languages.EN, part) };
}

/** The descriptor of a score; an ammonia level has none. */
export function scoreName(scale: ScaleKey, score: number, set: ScaleSet): Text {
  if (!isDescribed(scale)) return { CN: '', EN: '' };
  const key = scoreKey(scale, score, set);
  return { CN: terms.CN(key), EN: terms.EN(key) };
}
