import { createHash } from 'node:crypto';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { maskName } from '#core/forms/masks.ts';
import type { verifyCall } from '#features/casework/calls/papers.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { receipts } from '#features/casework/server/tables.ts';
import { codeFrom } from '#server/base/certificates/public-code.ts';
import type { AttachedFile } from '#server/base/files/attach.ts';
import { createGate } from '#server/base/gate.ts';
import { and, desc, eq, inArray } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import type { SlowCall } from '#server/handle.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { definitionOf } from './programmes.ts';
import { isSigned, publicKeyText, type ReceiptRecord } from './receipts.ts';
import { digestOf, findSnapshot, type Snapshot } from './sections/snapshots.ts';

/** Anybody may ask, and an application can hold 500 MB: few at once, few in line. */
const hashing = createGate({ running: 2, waiting: 8 });

type Verified = OutputOf<typeof verifyCall>;

/** What checking needs of a call; connections are lent for the queries only, not while files are read. */
export type Checking = Pick<SlowCall, 'read' | 'services'>;

/**
 * Checks a receipt by its public code: signature, data and the content of every file as it lies in storage. Names the
 * first link that is broken. Nothing is shown that the holder of a code could not guess; files have numbers,
 * since their names and what they were asked for may tell who somebody is.
 */
export async function verifyReceipt(call: Checking, { code }: InputOf<typeof verifyCall>): Promise<Verified> {
  const { receipt, newest, scope } = await call.read(async (inside) => {
    const [row] = await inside.db
      .select()
      .from(receipts)
      .where(eq(receipts.code, codeFrom(code)));
    return { receipt: row, newest: row && (await newestOf(inside, row)), scope: inside };
  });
  if (!receipt) throw new Refusal('NOT_FOUND');
  const programme = definitionOf(receipt.programme);
  // A receipt may be looked up on another tenant's portal: its rows are read as that tenant.
  const frozen = await call.services.database.read(receipt.tenantRef, (db) =>
    readFrozen({ ...scope, db, tenantId: receipt.tenantRef }, programme, receipt),
  );
  const checked = await hashing(
    () => checkFiles(call.services, frozen),
    () => new Refusal('TOO_MANY', { params: { seconds: 10 } }),
  );
  const isData = frozen.snapshot !== null && digestOf(frozen.snapshot, receipt).equals(receipt.digest);
  const brokenFile = checked.findIndex((file) => !file.intact);
  const broken =
    (isSigned(call.services.keys, receipt) ? null : 'signature') ??
    (isData ? null : 'data') ??
    (brokenFile >= 0 ? `file:${brokenFile + 1}` : null);
  return {
    valid: broken === null,
    no: receipt.no,
    programme: { ...programme.name },
    applicant: maskName(receipt.applicant),
    submittedAt: receipt.at.toISOString(),
    newerAt: newest && newest > receipt.at ? newest.toISOString() : null,
    files: checked.map(({ size, sha256, intact }) => ({ size, sha256, intact })),
    digest: receipt.digest.toString('hex'),
    signature: receipt.signature.toString('base64url'),
    key: publicKeyText(call.services.keys.receipt.publicKey),
    broken,
  };
}

/** When the application of a receipt was handed in last. */
async function newestOf(scope: Scope, { applicationId }: ReceiptRecord): Promise<Date | undefined> {
  const [row] = await scope.db
    .select({ at: receipts.at })
    .from(receipts)
    .where(eq(receipts.applicationId, applicationId))
    .orderBy(desc(receipts.at))
    .limit(1);
  return row?.at;
}

interface Frozen {
  /** Null when it is gone or cannot be opened. */
  readonly snapshot: Snapshot | null;
  /** Place in storage by file id. */
  readonly objects: ReadonlyMap<string, string>;
}

async function readFrozen(scope: Scope, programme: Programme, receipt: ReceiptRecord): Promise<Frozen> {
  const snapshot = await findSnapshot(scope, programme, receipt.snapshotId).catch((error) => {
    scope.services.log.warn({ err: error, receipt: receipt.code }, 'a snapshot cannot be opened');
    return undefined;
  });
  if (!snapshot) return { snapshot: null, objects: new Map() };
  const ids = snapshot.files.map((file) => file.id);
  if (ids.length === 0) return { snapshot, objects: new Map() };
  const rows = await scope.db
    .select({ id: files.id, objectKey: files.objectKey })
    .from(files)
    .where(and(eq(files.tenantId, scope.tenantId), inArray(files.id, ids)));
  return { snapshot, objects: new Map(rows.map((row) => [row.id, row.objectKey])) };
}

type CheckedFile = AttachedFile & { readonly intact: boolean };

async function checkFiles(services: Services, { snapshot, objects }: Frozen): Promise<CheckedFile[]> {
  const checked: CheckedFile[] = [];
  for (const file of snapshot?.files ?? []) {
    checked.push({ ...file, intact: (await hashStored(services, objects.get(file.id))) === file.sha256 });
  }
  return checked;
}

/** SHA-256 of what lies in storage, read as a stream; null when it cannot be read. */
async function hashStored(services: Services, objectKey: string | undefined): Promise<string | null> {
  if (objectKey === undefined) return null;
  try {
    const hash = createHash('sha256');
    for await (const part of await services.storage.read(objectKey)) hash.update(part);
    return hash.digest('hex');
  } catch (error) {
    services.log.warn({ err: error, objectKey }, 'a stored file cannot be read');
    return null;
  }
}
