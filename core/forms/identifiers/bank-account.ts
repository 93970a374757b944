/** Whether a number may be an account: that of a card (beginning with 62, 16 to 19 digits) by its check digit, others by their length. */
export function isBankAccount(number: string): boolean {
  if (!/^\d{12,30}$/.test(number)) return false;
  return /^62\d{14,17}$/.test(number) ? hasLuhnDigit(number) : true;
}

/** Whether the last digit is the check digit of ISO/IEC 7812 for those before it. */
export function hasLuhnDigit(number: string): boolean {
  let sum = 0;
  for (let at = number.length - 1, isSecond = false; at >= 0; at--, isSecond = !isSecond) {
    const digit = Number(number[at]) * (isSecond ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** The number with its check digit behind it. */
export function withLuhnDigit(digits: string): string {
  return [...'0123456789'].map((last) => digits + last).find(hasLuhnDigit)!;
}
