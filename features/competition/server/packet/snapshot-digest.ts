import { createHash } from 'node:crypto';
import { canonicalJson } from '#server/base/business-log/business-log.ts';

/** SHA-256 in hex of what was handed in, the same however the database orders its keys. */
export function snapshotDigest(data: object): string {
  return createHash('sha256').update(canonicalJson(data)).digest('hex');
}
