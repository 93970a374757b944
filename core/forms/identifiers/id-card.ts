import { isDate } from '#core/calendar/dates.ts';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = '10X98765432';

/** What is wrong with an 18-character identity number (GB 11643, ISO 7064 MOD 11-2), or undefined when nothing is. */
export function idCardFault(number: string): 'LENGTH' | 'CHARACTERS' | 'DATE' | 'CHECK' | undefined {
  if (number.length !== 18) return 'LENGTH';
  if (!/^\d{17}[\dX]$/.test(number)) return 'CHARACTERS';
  if (!isDate(idCardBirth(number))) return 'DATE';
  return idCardCheck(number) === number[17] ? undefined : 'CHECK';
}

/** The check character for the first 17 digits. */
export function idCardCheck(number: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return checkCharacters[sum % 11] ?? '';
}

/** The day of birth in an identity number, YYYY-MM-DD. */
export function idCardBirth(number: string): string {
  return `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
}

/** The sex in an identity number: the 17th digit is odd for men. */
export function idCardGender(number: string): 'MALE' | 'FEMALE' {
  return Number(number[16]) % 2 === 1 ? 'MALE' : 'FEMALE';
}
