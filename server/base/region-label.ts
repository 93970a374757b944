import { regions } from '#core/dictionaries/regions.ts';
import { regionName } from '#core/forms/regions.ts';
import type { Text } from '#core/texts/text.ts';

const dictionaries = { region: regions };

/** A region's full name; its code where the dictionary has none. */
export function regionLabel(code: string): Text {
  return { CN: regionName(code, 'CN', dictionaries), EN: regionName(code, 'EN', dictionaries) };
}
