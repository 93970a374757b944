import type { Locale } from '#core/texts/text.ts';

/** An amount in 万元 as its language counts it: 200 and 万元, CNY 2 and million. */
export function amountParts(amount: number, locale: Locale): { figure: string; unit: string } {
  return locale === 'CN'
    ? { figure: amount.toLocaleString('en-US'), unit: '万元' }
    : { figure: (amount / 100).toLocaleString('en-GB', { maximumFractionDigits: 6 }), unit: 'million' };
}

/** The same in one text: 2,000 万元, CNY 20 million. */
export function showAmount(amount: number, locale: Locale): string {
  const { figure, unit } = amountParts(amount, locale);
  return locale === 'CN' ? `${figure} ${unit}` : `CNY ${figure} ${unit}`;
}
