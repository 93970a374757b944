import { randomInt } from 'node:crypto';
import { codeAlphabet, codeLength } from '#features/access-codes/shared/code.ts';
import type { Scope } from '#server/scope.ts';

/** What stands for a code in the database; the same letters are another code in another tenant. */
export function hashOf({ services, tenantId }: Pick<Scope, 'services' | 'tenantId'>, code: string): Buffer {
  return services.keys.hashSubject('access-code', tenantId, code);
}

/** A new code as it is kept, without strokes. */
export function newCode(prefix: string): string {
  return prefix + Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}

/** How a code is shown once nobody knows it any more: `JDG-…49`. */
export function shownCode({ prefix, tail }: { readonly prefix: string; readonly tail: string }): string {
  return `${prefix}-…${tail}`;
}
