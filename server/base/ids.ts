import { randomBytes } from 'node:crypto';

/** A new random id: 16 bytes as 22 characters of base64url, safe in paths and form fields. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}
