import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { errors } from '#core/error-table.ts';
import type { kitCall, kitFinishCall, kitPhotoCall, kitReportCall } from '#features/visits/calls.ts';
import { type Seen, sentOf } from '#features/visits/shared/seen.ts';
import { CallError, newRequestId } from '#web/kit/call/call.ts';
import type { KeptPhoto, KeptReport, KeptVisit, KitStore } from './store.ts';
import { seenOf } from './write.ts';

/** The other end, as the queue knows it. Every member throws CallError. */
export interface KitServer {
  visits(): Promise<OutputOf<typeof kitCall>>;
  report(input: Omit<InputOf<typeof kitReportCall>, 'tenantId'>): Promise<OutputOf<typeof kitReportCall>>;
  /** Stores a picture; the same one goes on where it stopped. */
  upload(photo: KeptPhoto): Promise<{ id: string }>;
  photo(input: Omit<InputOf<typeof kitPhotoCall>, 'tenantId'>): Promise<OutputOf<typeof kitPhotoCall>>;
  finish(input: Omit<InputOf<typeof kitFinishCall>, 'tenantId'>): Promise<OutputOf<typeof kitFinishCall>>;
}

/** One person's store and the other end. */
export interface Line {
  readonly db: KitStore;
  readonly server: KitServer;
}

/**
 * One whole round: of each visit that was begun here what was seen, then pictures, then signatures; then the visits are
 * read. A visit that the server refuses says why and is passed over. Throws CallError when the network or the session is gone.
 */
export async function syncAll(line: Line): Promise<void> {
  for (const report of await line.db.reports.toArray()) {
    if (report.isSent || report.problem) continue;
    try {
      await syncOne(line, report.visitId);
    } catch (error) {
      if (!(error instanceof CallError && isAboutVisit(error))) throw error;
      await line.db.reports.update(report.visitId, { problem: error.msg });
    }
  }
  await readVisits(line);
}

async function syncOne(line: Line, visitId: string): Promise<void> {
  await sendReport(line, visitId);
  await sendPhotos(line, visitId);
  const report = (await line.db.reports.get(visitId))!;
  if (report.finishedAt && report.changes === report.sent) await sendFinish(line, report);
}

/** What was seen and which pictures were taken; what is written meanwhile goes with the next round. */
async function sendReport({ db, server }: Line, visitId: string): Promise<void> {
  const report = await named(db, visitId);
  if (!report) return;
  const items = (await seenOf(db, visitId)).map(sentOf);
  const photos = await db.photos.where('visitId').equals(visitId).toArray();
  const { tx, begunAt } = report;
  const told = {
    id: visitId,
    tx,
    reqId: tx,
    begunAt,
    items,
    photos: photos.map(({ id, spot, takenAt, point, sha256 }) => ({
      id,
      spot,
      takenAt,
      sha256,
      ...(point && { point: { ...point } }),
    })),
  };
  const answer = await server.report(told).catch(async (error) => {
    // What colleagues saw came in between: it is another sending then, under another name.
    if (error instanceof CallError && error.key === 'CONFLICT') await db.reports.update(visitId, { txOf: 0 });
    throw error;
  });
  await db.transaction('rw', [db.reports, db.seen], async () => {
    await db.reports.update(visitId, { sent: report.txOf });
    const { digest } = (await db.reports.get(visitId))!;
    // What is signed is not changed by what a colleague saw.
    if (digest === null) await takeSeen(db, visitId, answer.items);
  });
}

/**
 * What is to be sent has a name that stays while its content does: asked for in one step with the content, so that a sending
 * that broke off goes out again as it was. Undefined when the server has all of it.
 */
function named(db: KitStore, visitId: string): Promise<KeptReport | undefined> {
  return db.transaction('rw', db.reports, async () => {
    const report = (await db.reports.get(visitId))!;
    if (report.changes === report.sent) return undefined;
    if (report.txOf === report.changes) return report;
    const next = { ...report, tx: newRequestId(), txOf: report.changes };
    await db.reports.put(next);
    return next;
  });
}

async function takeSeen(db: KitStore, visitId: string, items: readonly Seen[]): Promise<void> {
  for (const seen of items) {
    const own = await db.seen.get([visitId, seen.key]);
    if (!own || own.at < seen.at) await db.seen.put({ ...seen, visitId });
  }
}

/** Pictures that came from other devices: known here by what was noted of them, and signed along. */
async function takePhotos(db: KitStore, { id: visitId, photos }: KeptVisit): Promise<void> {
  for (const photo of photos)
    if (photo.state !== 'TOLD' && !(await db.photos.get(photo.id)))
      await db.photos.put({ ...photo, visitId, blob: null, fileId: null });
}

/** Pictures one after the other, each going on where it stopped. One that the server refuses stays here and says why. */
async function sendPhotos({ db, server }: Line, visitId: string): Promise<void> {
  const waiting = await db.photos.where('visitId').equals(visitId).sortBy('takenAt');
  for (const photo of waiting) {
    if (photo.state !== 'KEPT' || photo.problem !== undefined || !photo.blob) continue;
    try {
      const file = photo.fileId ?? (await server.upload(photo)).id;
      await db.photos.update(photo.id, { fileId: file });
      const { state } = await server.photo({ id: visitId, tx: photo.id, reqId: photo.id, photo: photo.id, file });
      await db.photos.update(photo.id, { state });
    } catch (error) {
      if (!(error instanceof CallError && error.key.startsWith('FILE_'))) throw error;
      await db.photos.update(photo.id, { problem: error.msg });
    }
  }
}

async function sendFinish({ db, server }: Line, report: KeptReport): Promise<void> {
  const { visitId, finishTx, begunAt, finishedAt, signatures, digest } = report;
  const photos = await db.photos.where('visitId').equals(visitId).toArray();
  if (!finishedAt || !digest || !signatures.visitor || !signatures.entrant) return;
  if (photos.some(({ state }) => state === 'KEPT')) return;
  await server.finish({
    id: visitId,
    tx: finishTx,
    reqId: finishTx,
    begunAt,
    finishedAt,
    signed: digest,
    items: (await seenOf(db, visitId)).map(sentOf),
    photos: photos.map(({ id }) => id),
    signatures: {
      visitor: { ...signatures.visitor, strokes: signatures.visitor.strokes.map((stroke) => [...stroke]) },
      entrant: { ...signatures.entrant, strokes: signatures.entrant.strokes.map((stroke) => [...stroke]) },
    },
  });
  await db.transaction('rw', [db.reports, db.photos], async () => {
    await db.reports.update(visitId, { isSent: true });
    // The server has them: people's rooms do not stay on a phone longer than they must.
    for (const { id } of photos) await db.photos.update(id, { blob: null });
  });
}

/** The visits as they stand; what is no longer the reader's goes from the device, unless something of it never arrived. */
async function readVisits({ db, server }: Line): Promise<void> {
  const { visits } = await server.visits();
  await db.transaction('rw', [db.visits, db.seen, db.reports, db.photos, db.settings], async () => {
    const reports = new Map((await db.reports.toArray()).map((report) => [report.visitId, report]));
    const known = new Set(visits.map(({ id }) => id));
    for (const { id } of await db.visits.toArray())
      if (!known.has(id) && (reports.get(id)?.isSent ?? true)) await forget(db, id);
    for (const visit of visits) {
      await db.visits.put(visit);
      if ((reports.get(visit.id)?.digest ?? null) !== null) continue;
      await takeSeen(db, visit.id, visit.seen);
      await takePhotos(db, visit);
    }
    await db.settings.put({ name: lastRead, value: new Date().toISOString() });
  });
}

async function forget(db: KitStore, id: string): Promise<void> {
  await db.visits.delete(id);
  await db.reports.delete(id);
  await db.seen.where('visitId').equals(id).delete();
  await db.photos.where('visitId').equals(id).delete();
}

/** The setting that says when the visits were read last, ISO 8601. */
export const lastRead = 'lastRead';

/** What has yet to reach the server: changes of a visit count once, each picture and the signatures by themselves. */
export async function countWaiting({ reports, photos }: KitStore): Promise<number> {
  const open = (await reports.toArray()).filter(({ isSent }) => !isSent);
  const waiting = await photos.filter(({ state }) => state === 'KEPT').count();
  return open.reduce(
    (sum, { changes, sent, finishedAt }) => sum + (changes > sent ? 1 : 0) + (finishedAt ? 1 : 0),
    waiting,
  );
}

/** Items, pictures and signatures of one visit, and how many of them have arrived. */
export async function progressOf(db: KitStore, visit: Pick<KeptVisit, 'id'>): Promise<{ done: number; total: number }> {
  const report = await db.reports.get(visit.id);
  const photos = await db.photos.where('visitId').equals(visit.id).toArray();
  const arrived = photos.filter(({ state }) => state !== 'KEPT').length;
  if (!report) return { done: 0, total: 0 };
  return {
    done: (report.sent === report.changes ? 1 : 0) + arrived + (report.isSent ? 1 : 0),
    total: 2 + photos.length,
  };
}

const visitErrors: readonly string[] = ['VISIT_FINISHED', 'VISIT_STAGE_OVER', 'VISIT_INCOMPLETE', 'VISIT_CHANGED'];

/** Whether the server found fault with a visit, rather than with who sends or when. */
function isAboutVisit({ key, code }: CallError): boolean {
  return visitErrors.includes(key) || code === errors.NOT_FOUND.code || code === errors.INVALID.code;
}
