import type { Dictionaries, Option } from '../dictionaries/option.ts';
import type { Locale } from '../texts/text.ts';
import { textIn } from '../texts/text.ts';

/** From province down to the region with this six-digit code; empty when the dictionary `region` lacks it. */
export function regionTrail(code: string, dictionaries: Dictionaries): Option[] {
  let level: readonly Option[] = dictionaries.region ?? [];
  const trail: Option[] = [];
  for (let depth = 0; depth < 3; depth += 1) {
    const next = level.find((option) => isWithin(code, option.value));
    if (!next) return [];
    trail.push(next);
    if (next.value === code) return trail;
    level = next.children ?? [];
  }
  return [];
}

/** The full name of a region, e.g. 福建省 福州市 鼓楼区 or Gulou District, Fuzhou, Fujian; the code itself when unknown. */
export function regionName(code: string, locale: Locale, dictionaries: Dictionaries): string {
  const names = regionTrail(code, dictionaries).map((option) => textIn(option.label, locale));
  if (names.length === 0) return code;
  return locale === 'CN' ? names.join(' ') : names.reverse().join(', ');
}

/** How many levels deep a code is; a district right under its province (municipalities) is at level 3. */
export function regionDepth(code: string): 1 | 2 | 3 {
  if (code.endsWith('0000')) return 1;
  return code.endsWith('00') ? 2 : 3;
}

/** What every code of a region and below it begins with: 35 of a province, 3501 of a city, the whole code of a district. */
export function regionPrefix(code: string): string {
  return code.replace(/(00){1,2}$/, '');
}

function isWithin(code: string, area: string): boolean {
  return code === area || code.startsWith(regionPrefix(area));
}
