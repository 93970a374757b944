import type { ScaleKey, ScaleSet } from '#core/scoring/scales.ts';
import { type Language, type Told, tell } from '#core/scoring/tell.ts';
import { CN as findingsCN } from '#core/texts/poultry/findings/CN.ts';
import { EN as findingsEN } from '#core/texts/poultry/findings/EN.ts';
import { CN as termsCN } from '#core/texts/poultry/terms/CN.ts';
import { EN as termsEN } from '#core/texts/poultry/terms/EN.ts';
import { scoreKey } from '#core/texts/poultry/terms/score-key.ts';
import type { Text } from '#core/texts/text.ts';
import { readerIn } from '#core/texts/words.ts';

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
  if (scale === 'nh3') return { CN: '', EN: '' };
  const key = scoreKey(scale, score, set);
  return { CN: terms.CN(key), EN: terms.EN(key) };
}
