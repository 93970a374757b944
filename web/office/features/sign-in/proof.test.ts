import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solveProof } from './proof.ts';

test('the number that makes the digest is found and answered with the challenge', async () => {
  const salt = 'a1b2c3?expires=1767225600';
  const challenge = createHash('sha256').update(`${salt}4711`).digest('hex');
  const solution = await solveProof(
    JSON.stringify({ algorithm: 'SHA-256', challenge, salt, maxnumber: 5000, signature: 'sig' }),
  );
  expect(JSON.parse(atob(solution))).toEqual({ algorithm: 'SHA-256', challenge, number: 4711, salt, signature: 'sig' });
});

test('a challenge without a solution is an error, not an endless search', async () => {
  const text = JSON.stringify({ algorithm: 'SHA-256', challenge: '00', salt: 's', maxnumber: 10, signature: '' });
  await expect(solveProof(text)).rejects.toThrow('no solution');
});
