import { showAmount } from '#core/texts/amount.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import { money } from '#features/visits/shared/seen.ts';

/** A value of the checklist in its unit; money as its language counts it: 386 万元, CNY 3.86 million. */
export function itemText({ unit }: { readonly unit: Text | null }, value: string | number, locale: Locale): string {
  if (unit === null) return String(value);
  return unit.CN === money.CN ? showAmount(Number(value), locale) : `${value} ${textIn(unit, locale)}`;
}
