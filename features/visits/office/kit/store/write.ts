import { toHex } from '#core/wire/bytes.ts';
import type { TakenPhoto } from '#features/visits/shared/photos.ts';
import { isSettled, type Seen } from '#features/visits/shared/seen.ts';
import { type Signature, signedText } from '#features/visits/shared/signed.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { hashFile, readBytes } from '#web/kit/files/hash-file.ts';
import { loadPrimitives } from '#web/kit/wire/load-primitives.ts';
import type { KeptPhoto, KeptReport, KeptVisit, KitStore } from './store.ts';

const listeners = new Set<() => void>();

/** Hears of everything that is written here, once it is on the disk. */
export function onWrite(act: () => void): void {
  listeners.add(act);
}

function tellWritten(): void {
  for (const act of listeners) act();
}

/** Begins a visit on this device, once. */
export async function begin(db: KitStore, visitId: string): Promise<KeptReport> {
  const known = await db.reports.get(visitId);
  if (known) return known;
  // A colleague, or the same person on another device, may have begun before.
  const begunAt = (await db.visits.get(visitId))?.begunAt ?? new Date().toISOString();
  const report: KeptReport = {
    visitId,
    begunAt,
    changes: 1,
    sent: 0,
    tx: newRequestId(),
    txOf: 0,
    signatures: {},
    digest: null,
    finishedAt: null,
    finishTx: newRequestId(),
    isSent: false,
  };
  await db.reports.put(report);
  tellWritten();
  return report;
}

/** Keeps what was seen of an item. Resolves when it is on the disk. Nothing is changed once somebody has signed. */
export async function writeSeen(db: KitStore, visitId: string, seen: Omit<Seen, 'at'>): Promise<void> {
  await db.transaction('rw', [db.seen, db.reports], async () => {
    if (await isSigned(db, visitId)) return;
    await db.seen.put({ ...seen, visitId, at: new Date().toISOString() });
    await countChange(db, visitId);
  });
  tellWritten();
}

/** Keeps a picture with its hash, as it was taken: it is not changed after that. */
export async function writePhoto(
  db: KitStore,
  visitId: string,
  { blob, spot, point }: Pick<TakenPhoto, 'spot' | 'point'> & { blob: Blob },
): Promise<KeptPhoto> {
  const sha256 = await hashFile(blob, { primitives: await loadPrimitives() });
  const photo: KeptPhoto = {
    id: newRequestId(),
    visitId,
    spot,
    takenAt: new Date().toISOString(),
    point,
    sha256,
    blob,
    fileId: null,
    state: 'KEPT',
  };
  await db.transaction('rw', [db.photos, db.reports], async () => {
    if (await isSigned(db, visitId)) throw new Error('a picture after the signatures');
    await db.photos.put(photo);
    await countChange(db, visitId);
  });
  tellWritten();
  return photo;
}

/** Whether the picture that is kept is still what was taken. */
export async function isAsTaken({ blob, sha256 }: KeptPhoto): Promise<boolean> {
  if (!blob) return true;
  const { sha256: hash } = await loadPrimitives();
  return toHex(await hash(await readBytes(blob))) === sha256;
}

/** Keeps a signature; the first one fixes what both sign, the second one finishes the visit. */
export async function writeSignature(
  db: KitStore,
  visitId: string,
  { side, signature }: { side: 'visitor' | 'entrant'; signature: Signature },
): Promise<void> {
  const digest = await digestOf(db, visitId);
  await db.transaction('rw', db.reports, async () => {
    const report = (await db.reports.get(visitId))!;
    const signatures = { ...report.signatures, [side]: signature };
    const isWhole = signatures.visitor !== undefined && signatures.entrant !== undefined;
    await db.reports.put({
      ...report,
      signatures,
      digest: report.digest ?? digest,
      finishedAt: isWhole ? new Date().toISOString() : null,
    });
  });
  tellWritten();
}

/** Takes both signatures back, to change something and sign again; not once the visit is on the server. */
export async function unsign(db: KitStore, visitId: string): Promise<void> {
  await db.transaction('rw', db.reports, async () => {
    const report = await db.reports.get(visitId);
    if (!report || report.isSent) return;
    const { problem: _, ...rest } = report;
    await db.reports.put({ ...rest, signatures: {}, digest: null, finishedAt: null, finishTx: newRequestId() });
  });
  tellWritten();
}

/** SHA-256 in hex of what is signed, as it stands on this device. */
export async function digestOf(db: KitStore, visitId: string): Promise<string> {
  const { begunAt } = (await db.reports.get(visitId))!;
  const items = await seenOf(db, visitId);
  const photos = await db.photos.where('visitId').equals(visitId).toArray();
  const primitives = await loadPrimitives();
  return toHex(await primitives.sha256(primitives.utf8(signedText(visitId, { begunAt, items, photos }))));
}

/** What was seen of a visit, without what only this device says of it. */
export async function seenOf(db: KitStore, visitId: string): Promise<Seen[]> {
  const rows = await db.seen.where('visitId').equals(visitId).toArray();
  return rows.map(({ visitId: _, ...seen }) => seen);
}

/** How many items of a visit are done with. */
export function countSettled({ checklist }: Pick<KeptVisit, 'checklist'>, seen: readonly Seen[]): number {
  return checklist.filter((item) =>
    isSettled(
      item,
      seen.find(({ key }) => key === item.key),
    ),
  ).length;
}

async function isSigned(db: KitStore, visitId: string): Promise<boolean> {
  return ((await db.reports.get(visitId))?.digest ?? null) !== null;
}

async function countChange(db: KitStore, visitId: string): Promise<void> {
  const report = await db.reports.get(visitId);
  if (report) await db.reports.update(visitId, { changes: report.changes + 1 });
}

/** Takes a picture off the device that cannot be sent; nothing that was signed is touched. */
export async function removePhoto(db: KitStore, { id, visitId }: KeptPhoto): Promise<void> {
  await db.transaction('rw', [db.photos, db.reports], async () => {
    if (await isSigned(db, visitId)) return;
    await db.photos.delete(id);
    await countChange(db, visitId);
  });
  tellWritten();
}
