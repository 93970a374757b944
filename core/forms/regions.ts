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

/** The same regions, those of the codes marked as replaced. */
export function withReplaced(regions: readonly Option[], codes: ReadonlySet<string>): readonly Option[] {
  if (codes.size === 0) return regions;
  return regions.map((region): Option => {
    const children = region.children && withReplaced(region.children, codes);
    return {
      ...region,
      ...(children ? { children } : {}),
      ...(codes.has(region.value) ? { isReplaced: true } : {}),
    };
  });
}

/** The full name of a region, e.g. 福建省 福州市 鼓楼区 or Gulou District, Fuzhou, Fujian; the code itself when unknown. */
export function regionName(code: string, locale: Locale, dictionaries: Dictionaries): string {
  const names = regionTrail(code, dictionaries).map((option) => textIn(option.label, locale));
  if (names.length === 0) return code;
  return locale === 'CN' ? names.join(' ') : names.reverse().join(', ');
}

/** The code of the one region whose full name, in either language, ends or begins so; else what was read. */
export function regionNamed(name: string, dictionaries: Dictionaries): string {
  const plain = bare(name);
  const found: string[] = [];
  const look = (level: readonly Option[], above: { CN: string; EN: string }) => {
    for (const { value, label, children } of level) {
      const names = { CN: above.CN + bare(label.CN), EN: bare(label.EN) + above.EN };
      if (value === plain || names.CN.endsWith(plain) || names.EN.startsWith(plain)) found.push(value);
      look(children ?? [], names);
    }
  };
  if (plain !== '') look(dictionaries.region ?? [], { CN: '', EN: '' });
  return found.length === 1 ? found[0]! : name;
}

function bare(name: string): string {
  return name.replace(/[\s,，、/·-]+/g, '').toLowerCase();
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
