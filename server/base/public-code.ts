import { randomBytes } from 'node:crypto';

/** A code somebody typed, as it is stored: capital hexadecimal digits in groups of four. */
export function codeFrom(text: string): string {
  const digits = text.toUpperCase().replace(/[^0-9A-F]/g, '');
  return digits.match(/.{1,4}/g)?.join('-') ?? '';
}

/** A new code under which something is found by anybody who holds it: 80 bits, so that nobody finds one by trying. */
export function newCode(): string {
  return codeFrom(randomBytes(10).toString('hex'));
}
