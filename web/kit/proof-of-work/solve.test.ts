import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solveProof } from './solve.ts';

function challengeFor(number: number) {
  const salt = 'c2FsdA?expires=1900000000&';
  const challenge = createHash('sha256')
    .update(salt + number)
    .digest('hex');
  return { algorithm: 'SHA-256', challenge, salt, maxnumber: 5000, signature: 'signed' };
}

test('the number is found and goes back with everything the server signed', () => {
  const challenge = challengeFor(4321);
  const { maxnumber: _, ...signed } = challenge;
  expect(JSON.parse(atob(solveProof(JSON.stringify(challenge))!))).toEqual({ ...signed, number: 4321 });
});

test('a challenge without a solution in range ends without one', () => {
  expect(solveProof(JSON.stringify({ ...challengeFor(6000) }))).toBeUndefined();
});
