import type { Locale } from '#core/texts/text.ts';

/** An amount in 万元 as its language counts it: 200 and 万元, CNY 2 and million, CNY 25,000 below a million. */
export function amountParts(amount: number, locale: Locale): { figure: string; unit: string } {
  if (locale === 'CN') return { figure: amount.toLocaleString('en-US'), unit: '万元' };
  if (Math.abs(amount) < 100) return { figure: (amount * 10_000).toLocaleString('en-GB'), unit: '' };
  return { figure: (amount / 100).toLocaleString('en-GB', { maximumFractionDigits: 6 }), unit: 'million' };
}

/** The same in one text: 2,000 万元, CNY 20 million. */
export function showAmount(amount: number, locale: Locale): string {
  const { figure, unit } = amountParts(amount, locale);
  return locale === 'CN' ? `${figure} ${unit}` : `CNY ${figure} ${unit}`.trim();
}

/** An amount in yuan as people write it, without its unit: whole ones without digits behind the point. */
export function showYuan(yuan: number): string {
  return yuan.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

/** Fen as yuan with two digits: 180,000.00. */
export function yuanText(fen: number): string {
  return (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
