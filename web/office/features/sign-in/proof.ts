import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

interface Challenge {
  algorithm: string;
  challenge: string;
  salt: string;
  maxnumber: number;
  signature: string;
}

/** Numbers tried before the page gets a breath. */
const batch = 2000;

/**
 * Solves the server's proof-of-work challenge (JSON text: find the number whose SHA-256 after the salt is the
 * challenge) and returns the solution as base64 of JSON. Throws when there is none.
 */
export async function solveProof(challengeText: string): Promise<string> {
  const { algorithm, challenge, salt, maxnumber, signature } = JSON.parse(challengeText) as Challenge;
  for (let number = 0; number <= maxnumber; number++) {
    if (bytesToHex(sha256(utf8ToBytes(salt + number))) === challenge)
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
    if (number % batch === batch - 1) await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error('the challenge has no solution');
}
