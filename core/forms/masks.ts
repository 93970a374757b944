import type { FieldBase } from './field.ts';

/** The value of a plain kind as a reviewer sees it: S3 hidden, S2 clear. */
export function maskText({ sensitive }: FieldBase, value: unknown): unknown {
  if (sensitive !== 'S3') return value;
  return typeof value === 'string' ? maskMiddle(value) : null;
}

/** `1101**********002X`: four characters at either end, fewer when the text is short. */
export function maskMiddle(text: string): string {
  const characters = [...text];
  const shown = Math.min(4, Math.floor(characters.length / 4));
  const hidden = characters.length - 2 * shown;
  return [...characters.slice(0, shown), '*'.repeat(hidden), ...characters.slice(characters.length - shown)].join('');
}

/** `138****1234`, after the code of the country if there is one: `+86 138****1234`. */
export function maskPhone(text: string): string {
  const at = text.lastIndexOf(' ') + 1;
  return text.slice(0, at) + maskNumber(text.slice(at));
}

function maskNumber(number: string): string {
  if (number.length < 7) return '*'.repeat(number.length);
  return `${number.slice(0, 3)}${'*'.repeat(number.length - 7)}${number.slice(-4)}`;
}

/** `a***@d.com`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '***' : `${[...address][0]}***${address.slice(at)}`;
}

/**
 * A name as a public notice shows it, of one length whatever was hidden: `王**`; of a name in Latin script the first
 * letter, `E***`.
 */
export function maskPublicName(name: string): string {
  const [first = ''] = [...name.trim()];
  if (first === '') return '';
  return /^\p{Script=Latin}/u.test(first) ? `${first.toUpperCase()}***` : `${first}**`;
}

/** `林*`; of a name with several words the first is kept. */
export function maskName(name: string): string {
  const characters = [...name.trim()];
  if (characters.length === 0) return '';
  if (/^[\p{Script=Latin}]/u.test(name.trim())) return `${name.trim().split(/\s+/)[0]} *`;
  return `${characters[0]}*`;
}
