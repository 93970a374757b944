const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const shape = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/** What is wrong with a unified social credit code (GB 32100), or undefined when nothing is. */
export function creditCodeFault(code: string): 'LENGTH' | 'CHECK' | undefined {
  if (!shape.test(code)) return 'LENGTH';
  return creditCodeCheck(code) === code[17] ? undefined : 'CHECK';
}

/** The six-digit code of the region in whose register the holder stands. */
export function regionOfCreditCode(code: string): string {
  return code.slice(2, 8);
}

/** The check character for the first 17 characters: weights 3^i mod 31. */
export function creditCodeCheck(code: string): string {
  let weight = 1;
  let sum = 0;
  for (const character of code.slice(0, 17)) {
    sum += alphabet.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return alphabet[(31 - (sum % 31)) % 31] ?? '';
}
