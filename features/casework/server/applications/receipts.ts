import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Static } from 'typebox';
import { Refusal } from '#core/errors.ts';
import type { ReceiptShape } from '#features/casework/calls/whole-parts.ts';
import { applications, receipts } from '#features/casework/server/tables.ts';
import type { Helper } from '#features/casework/shared/helping.ts';
import { newCode } from '#server/base/certificates/public-code.ts';
import { and, desc, eq } from '#server/database/sql.ts';
import type { Keys } from '#server/keys.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { isOwn } from './application-policy.ts';
import type { Snapshot, Submission } from './sections/snapshots.ts';

export type Receipt = Static<typeof ReceiptShape>;
export type ReceiptRecord = typeof receipts.$inferSelect;

/** Signs a submission and writes its receipt under a fresh public code. */
export async function issueReceipt(
  scope: Scope,
  snapshot: Snapshot,
  { no, programme, applicant, at, helpers }: Submission & { readonly helpers: readonly Helper[] },
): Promise<ReceiptRecord> {
  const { receipt: key } = scope.services.keys;
  const unsigned = {
    code: newCode(),
    no,
    programme,
    files: snapshot.files.length,
    bytes: snapshot.files.reduce((total, file) => total + file.size, 0),
    digest: snapshot.digest,
    at,
  };
  const [row] = await scope.db
    .insert(receipts)
    .values({
      ...unsigned,
      tenantRef: scope.tenantId,
      applicationId: snapshot.applicationId,
      snapshotId: snapshot.id,
      applicant,
      helpers: [...helpers],
      signature: sign(null, signedText(unsigned), key.privateKey),
      keyId: key.id,
    })
    .returning();
  if (!row) throw new Error('no receipt was written');
  return row;
}

/** The newest receipt of an application of the caller; NOT_FOUND before the first submission and for others' applications. */
export async function getReceipt(scope: ActorScope, id: string): Promise<ReceiptRecord> {
  const [row] = await scope.db
    .select({ receipt: receipts })
    .from(receipts)
    .innerJoin(applications, eq(applications.id, receipts.applicationId))
    .where(and(isOwn(scope), eq(receipts.applicationId, id), eq(receipts.tenantRef, scope.tenantId)))
    .orderBy(desc(receipts.at), desc(receipts.code))
    .limit(1);
  if (!row) throw new Refusal('NOT_FOUND');
  return row.receipt;
}

/** The newest receipt of an application, or null. */
export async function findReceipt(scope: Scope, applicationId: string): Promise<ReceiptRecord | null> {
  const [row] = await scope.db
    .select()
    .from(receipts)
    .where(and(eq(receipts.applicationId, applicationId), eq(receipts.tenantRef, scope.tenantId)))
    .orderBy(desc(receipts.at), desc(receipts.code))
    .limit(1);
  return row ?? null;
}

/** The receipt as its owner sees it; `digest` in hex. */
export function presentReceipt(row: ReceiptRecord): Receipt {
  return {
    code: row.code,
    no: row.no,
    applicant: row.applicant,
    submittedAt: row.at.toISOString(),
    files: row.files,
    bytes: row.bytes,
    digest: row.digest.toString('hex'),
    helpers: row.helpers.map(({ name, sections }) => ({ name, sections: [...sections] })),
  };
}

/** Whether the signature of a receipt still fits what the receipt says. */
export function isSigned({ receipt: key }: Keys, row: ReceiptRecord): boolean {
  return row.keyId === key.id && verify(null, signedText(row), key.publicKey, row.signature);
}

/** The public key as its 32 bytes in base64url, with which anybody can check a signature. */
export function publicKeyText(key: KeyObject): string {
  return String(createPublicKey(key.export({ type: 'spki', format: 'pem' })).export({ format: 'jwk' }).x);
}

/** Public facts only, one a line, so that a receipt can be checked by anybody who holds the key. */
function signedText(
  row: Pick<ReceiptRecord, 'code' | 'no' | 'programme' | 'files' | 'bytes' | 'digest' | 'at'>,
): Buffer {
  const facts = [
    row.code,
    row.no,
    row.programme,
    row.at.toISOString(),
    row.files,
    row.bytes,
    row.digest.toString('hex'),
  ];
  return Buffer.from(['wutong-receipt-1', ...facts].join('\n'));
}
