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

const digits = '零壹贰叁肆伍陆柒捌玖';
const ranks = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '兆'];

/** Fen in the capital numerals of Chinese receipts, which cannot be altered: 壹佰万元整, 壹仟零伍元叁分. Below zero it begins with 负. */
export function capitalYuan(fen: number): string {
  const [yuan, jiao, cents] = [
    Math.floor(Math.abs(fen) / 100),
    Math.floor((Math.abs(fen) % 100) / 10),
    Math.abs(fen) % 10,
  ];
  const sign = fen < 0 ? '负' : '';
  const whole = yuan === 0 && (jiao > 0 || cents > 0) ? '' : `${capitals(yuan)}元`;
  if (jiao === 0 && cents === 0) return `${sign}${whole}整`;
  const tenths = jiao > 0 ? `${digits[jiao]}角` : whole === '' ? '' : '零';
  return `${sign}${whole}${tenths}${cents > 0 ? `${digits[cents]}分` : '整'}`;
}

/** A whole number in groups of four; one 零 stands for any zeros between digits. */
function capitals(number: number): string {
  if (number === 0) return digits[0]!;
  let written = '';
  const figures = [...String(number)];
  let isOpen = false;
  for (const [at, digit] of figures.entries()) {
    const rest = figures.length - 1 - at;
    if (digit === '0') isOpen = written !== '';
    else {
      written += `${isOpen ? digits[0] : ''}${digits[Number(digit)]}${ranks[rest % 4]}`;
      isOpen = false;
    }
    const isGroupFilled = figures.slice(Math.max(0, at - 3), at + 1).some((each) => each !== '0');
    if (rest % 4 === 0 && rest > 0 && isGroupFilled) written += groups[rest / 4];
  }
  return written;
}
