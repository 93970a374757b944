import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The challenge of captchaCall as JSON (ALTCHA's form): find the number whose SHA-256 after the salt is `challenge`. */
interface Challenge {
  algorithm: string;
  challenge: string;
  salt: string;
  maxnumber: number;
  signature: string;
}

/** Solves a challenge by trial; answers what `pow` carries (base64 of the solution as JSON), or nothing when none fits. */
export function solveProof(text: string): string | undefined {
  const { algorithm, challenge, salt, maxnumber, signature } = JSON.parse(text) as Challenge;
  for (let number = 0; number <= maxnumber; number++) {
    if (bytesToHex(sha256(utf8ToBytes(salt + number))) === challenge) {
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
    }
  }
  return undefined;
}
