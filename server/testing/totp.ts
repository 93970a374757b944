import { totpCode } from '#features/accounts/server/second-factor/totp.ts';

/** What an authenticator app shows for a secret (base32) at an instant in milliseconds. */
export function appDigits(secret: string, at: number): string {
  const bits = [...secret].map((each) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(each).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return totpCode(Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))), Math.floor(at / 30_000));
}
