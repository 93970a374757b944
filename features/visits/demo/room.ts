import { createHash } from 'node:crypto';
import { dayInShanghai, instantInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { Data } from '#core/forms/values.ts';
import { demoEditionId } from '#features/competition/demo/editions.ts';
import { editionOf } from '#features/competition/server/editions.ts';
import { snapshotDigest } from '#features/competition/server/packet/snapshot-digest.ts';
import { editions, entries, entrySnapshots, entrySteps } from '#features/competition/server/tables.ts';
import { visitForm } from '#features/competition/shared/form/stage-forms.ts';
import { visitNotes, visitors, visitPhotos, visitSlots, visits } from '#features/visits/server/tables.ts';
import { type CheckItem, checklistOf } from '#features/visits/shared/checklist.ts';
import { type Seen, varianceOf } from '#features/visits/shared/seen.ts';
import { signedText } from '#features/visits/shared/signed.ts';
import { fileFolder, newObjectKey, thumbKey } from '#server/base/files/objects.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import type { DemoRoom, Stage } from '#server/demo/demo-room.ts';
import { drawScene, type Scene, shrinkScene, strokes } from './scenes.ts';

const hour = 3_600_000;

/** How a visit of the demo stands: days from today, or from when it was passed, the hour, and how far it got. */
interface VisitStory {
  /** Number of the entry in last year's edition. */
  readonly entry: number;
  readonly state: 'OFFERED' | 'SET' | 'BEGUN' | 'FINISHED' | 'CANCELLED';
  readonly days: number;
  readonly time: string;
  readonly reason?: string;
  /** Seen instead of what was declared, by item, with the sentence that explains it. */
  readonly differs?: Readonly<Record<string, readonly [value: number | string, note: string]>>;
  /** The spot whose picture is not what was taken. */
  readonly altered?: Scene;
  readonly note?: string;
}

const stories: readonly VisitStory[] = [
  { entry: 3, state: 'CANCELLED', days: -3, time: '14:00', reason: '申请人当天出差，改到下周。' },
  { entry: 3, state: 'SET', days: 1, time: '10:00' },
  { entry: 10, state: 'OFFERED', days: 3, time: '09:30' },
  { entry: 21, state: 'BEGUN', days: 0, time: '' },
  {
    entry: 23,
    state: 'FINISHED',
    days: 0,
    time: '',
    altered: 'OFFICE',
    differs: {
      'company.employees': [9, '3 人 10 月转为兼职，合同已看。'],
      'company.registeredCapital': [280, '20 万元尚未实缴，验资报告已看。'],
    },
  },
  { entry: 1, state: 'FINISHED', days: -3, time: '10:00' },
  {
    entry: 4,
    state: 'FINISHED',
    days: -5,
    time: '15:00',
    note: '申请人事后补交了 2 份劳动合同，人数更正为 10 人。',
    differs: { 'company.employees': [8, '2 人在外地驻场，没有见到。'] },
  },
  {
    entry: 6,
    state: 'FINISHED',
    days: -2,
    time: '09:30',
    differs: { 'visit.products': ['PART', '样机可看，中试线还在调试。'] },
  },
];

/** Visits in every state, to winners of last year's edition: that of this year still takes entries. */
export const visitsDemo: DemoRoom = {
  async afterwards(stage) {
    const tenantId = stage.tenantId('yunting');
    const pictures = await drawPictures(stage);
    await stage.services.database.asOwner(async (db) => {
      const told = await declare(db, tenantId);
      for (const [at, story] of stories.entries()) await writeVisit(db, { stage, tenantId, told, pictures }, story, at);
    });
  },
};

interface Picture {
  readonly objectKey: string;
  readonly sha256: string;
  readonly size: number;
}

/** Three pictures for each visit that was begun, stored beforehand: drawing is nothing for the inside of a transaction. */
async function drawPictures({ services: { storage } }: Stage): Promise<ReadonlyMap<string, Picture>> {
  const drawn = new Map<string, Picture>();
  for (const [at, { state }] of stories.entries()) {
    if (state !== 'BEGUN' && state !== 'FINISHED') continue;
    for (const scene of ['DOOR', 'OFFICE', 'WORKS'] as const) {
      const content = await drawScene(scene, at);
      const objectKey = newObjectKey(fileFolder);
      await storage.put(objectKey, content);
      await storage.put(thumbKey(objectKey), await shrinkScene(content));
      drawn.set(`${at} ${scene}`, { objectKey, sha256: digestOf(content), size: content.length });
    }
  }
  return drawn;
}

type Entry = typeof entries.$inferSelect;

interface Declared {
  readonly entry: Entry;
  /** When the visit was passed; undefined before. */
  readonly passedAt: Date | undefined;
  readonly checklist: CheckItem[];
  readonly data: Data;
}

/** What the entrants told in the form of the visit, and the checklists that follow from it. */
async function declare(db: Db, tenantId: string): Promise<ReadonlyMap<number, Declared>> {
  const editionId = demoEditionId(2026);
  const [edition] = await db
    .select()
    .from(editions)
    .where(and(eq(editions.id, editionId), eq(editions.tenantId, tenantId)));
  const numbers = [...new Set(stories.map(({ entry }) => entry))];
  const idOf = (no: number) => `${editionId}-${String(no).padStart(3, '0')}`;
  const rows = await db
    .select()
    .from(entries)
    .where(inArray(entries.id, numbers.map(idOf)));
  const handedIn = await db
    .select()
    .from(entrySnapshots)
    .where(inArray(entrySnapshots.entryId, numbers.map(idOf)));
  const steps = await db
    .select()
    .from(entrySteps)
    .where(inArray(entrySteps.entryId, numbers.map(idOf)));
  const declared = new Map<number, Declared>();
  for (const no of numbers) {
    const entry = rows.find(({ id }) => id === idOf(no))!;
    const stepAt = (wanted: string) => steps.find(({ entryId, step }) => entryId === entry.id && step === wanted)?.at;
    const { data: entered } = handedIn.find(({ entryId }) => entryId === entry.id)!;
    const visit = {
      actualAddress: `云汀港湾路 ${60 + no} 号 B 座 ${(no % 7) + 2} 层`,
      staff: 8 + (no % 9),
      products: '样机与测试台',
      needs: '无',
      times: '工作日上午',
    };
    await db.insert(entrySnapshots).values({
      id: newId(),
      tenantId,
      entryId: entry.id,
      ownerId: entry.ownerId,
      form: visitForm.code,
      data: { visit },
      digest: snapshotDigest({ visit }),
      at: stepAt('submit-visit') ?? entry.updatedAt,
    });
    const data = { ...(entered as Data), visit };
    declared.set(no, {
      entry,
      passedAt: stepAt('pass-visit'),
      data,
      checklist: checklistOf(editionOf(edition!), data),
    });
  }
  return declared;
}

interface Ground {
  readonly stage: Stage;
  readonly tenantId: string;
  readonly told: ReadonlyMap<number, Declared>;
  readonly pictures: ReadonlyMap<string, Picture>;
}

async function writeVisit(db: Db, ground: Ground, story: VisitStory, at: number): Promise<void> {
  const { stage, tenantId, told } = ground;
  const { entry, passedAt, checklist, data } = told.get(story.entry)!;
  const startAt = startOf(passedAt ?? stage.now, story);
  const endAt = new Date(startAt.getTime() + hour);
  const isBegun = story.state === 'BEGUN' || story.state === 'FINISHED';
  const isFinished = story.state === 'FINISHED';
  const begunAt = isBegun ? new Date(startAt.getTime() + 120_000) : null;
  const id = `visit-demo-${at + 1}`;
  const seen = begunAt ? seenOf(checklist, story, begunAt) : [];
  const finishedAt = isFinished ? new Date(startAt.getTime() + 52 * 60_000) : null;
  const photos = begunAt ? await writePhotos(db, ground, { story, at, visitId: id, begunAt }) : [];
  const state = story.state === 'BEGUN' ? 'SET' : story.state;
  const arrangedAt = new Date(Math.min(startAt.getTime(), stage.now.getTime()) - 4 * 86_400_000);
  const name = stage.player('reviewer').nickname;
  await db.insert(visits).values({
    id,
    tenantId,
    entryId: entry.id,
    ownerId: entry.ownerId,
    state,
    checklist,
    seen,
    begunAt,
    finishedAt,
    address: String(data.visit!.actualAddress),
    point: pointOf(story),
    ...(state === 'OFFERED' ? {} : { startAt, endAt }),
    reason: story.reason ?? null,
    ...(finishedAt && {
      signatures: {
        visitor: { name, strokes, at: finishedAt.toISOString() },
        entrant: {
          name: entry.applicant,
          strokes: strokes.map((stroke) => stroke.map((at, index) => (index % 2 ? 400 - at : at))),
          at: finishedAt.toISOString(),
        },
      },
      digest: digestOf(Buffer.from(signedText(id, { begunAt: begunAt!.toISOString(), items: seen, photos }))),
      differences: checklist.filter((item) => isDifferent(item, seen)).length,
    }),
    createdAt: arrangedAt,
    updatedAt: finishedAt ?? begunAt ?? arrangedAt,
  });
  await writeSlots(db, ground, { story, visitId: id, startAt, arrangedAt });
  if (story.note)
    await db.insert(visitNotes).values({
      id: newId(),
      tenantId,
      visitId: id,
      accountId: stage.player('reviewer').id,
      text: story.note,
      at: new Date(finishedAt!.getTime() + 26 * hour),
    });
}

/** Somewhere in Yunting, a few kilometres apart. */
function pointOf({ entry }: VisitStory) {
  return {
    latitude: (244_861 + ((entry * 37) % 90) * 4) / 10_000,
    longitude: (1_180_920 + ((entry * 53) % 80) * 6) / 10_000,
  };
}

/** Days are counted from the passing of the visit, or from today where it has not been passed. */
function startOf(now: Date, { days, time, state }: VisitStory): Date {
  // The one under way began within the last hour, at a full half; the one before it is finished.
  const back = state === 'FINISHED' ? 3.5 * hour : hour / 2;
  if (time === '') return new Date(Math.floor((now.getTime() - back) / (hour / 2)) * (hour / 2));
  return instantInShanghai(`${moveDate(dayInShanghai(now.getTime()), { days })} ${time}`);
}

/** Of a visit under way the first half was looked at. */
function seenOf(checklist: readonly CheckItem[], { state, differs = {} }: VisitStory, begunAt: Date): Seen[] {
  const looked = state === 'BEGUN' ? checklist.slice(0, Math.ceil(checklist.length / 2)) : checklist;
  return looked.map((item, index) => {
    const [value, note] = differs[item.key] ?? [];
    const usual = item.kind === 'show' ? 'YES' : item.kind === 'number' ? item.declared : null;
    return {
      key: item.key,
      value: value ?? usual,
      verdict: value === undefined ? 'AGREES' : 'DIFFERS',
      note: note ?? '',
      at: new Date(begunAt.getTime() + (index + 1) * 180_000).toISOString(),
    };
  });
}

function isDifferent(item: CheckItem, seen: readonly Seen[]): boolean {
  const found = seen.find(({ key }) => key === item.key);
  return varianceOf(item, found).verdict === 'DIFFERS';
}

async function writePhotos(
  db: Db,
  { stage, tenantId, pictures }: Ground,
  { story, at, visitId, begunAt }: { story: VisitStory; at: number; visitId: string; begunAt: Date },
) {
  const ownerId = stage.player('reviewer').id;
  const door = pointOf(story);
  const scenes = story.state === 'BEGUN' ? (['DOOR', 'OFFICE'] as const) : (['DOOR', 'OFFICE', 'WORKS'] as const);
  const taken = scenes.map((spot, index) => {
    const { objectKey, sha256, size } = pictures.get(`${at} ${spot}`)!;
    const takenAt = new Date(begunAt.getTime() + (index + 1) * 420_000);
    const isAltered = story.altered === spot;
    // Of the altered one another hash was noted than that of what arrived.
    const noted = isAltered ? digestOf(Buffer.from(`${visitId} ${spot}`)) : sha256;
    return { id: newId(), photoId: newId(), fileId: newId(), spot, takenAt, isAltered, noted, objectKey, sha256, size };
  });
  await db.insert(files).values(
    taken.map(({ fileId: id, photoId, objectKey, sha256, size, takenAt }) => ({
      id,
      tenantId,
      ownerId,
      purpose: 'visit-photo',
      name: `${photoId}.jpg`,
      type: 'image/jpeg',
      size,
      objectKey,
      sha256: Buffer.from(sha256, 'hex'),
      createdAt: takenAt,
      facts: { width: 1280, height: 960, thumb: true, arrived: sha256 },
    })),
  );
  await db.insert(visitPhotos).values(
    taken.map(({ id, photoId, fileId, spot, takenAt, isAltered, noted, sha256 }, index) => ({
      id,
      tenantId,
      visitId,
      accountId: ownerId,
      photoId,
      spot,
      takenAt,
      sha256: noted,
      fileId,
      point: { ...door, longitude: door.longitude + index / 10_000, accuracy: 6 + index * 3 },
      arrivedSha256: sha256,
      keptSha256: sha256,
      state: isAltered ? 'ALTERED' : 'VERIFIED',
      at: takenAt,
    })),
  );
  return taken.map(({ photoId, spot, takenAt, noted }) => ({
    id: photoId,
    spot,
    takenAt: takenAt.toISOString(),
    sha256: noted,
  }));
}

async function writeSlots(
  db: Db,
  { stage, tenantId }: Ground,
  { story, visitId, startAt, arrangedAt }: { story: VisitStory; visitId: string; startAt: Date; arrangedAt: Date },
): Promise<void> {
  const days = story.state === 'OFFERED' ? [0, 1, 2] : [0];
  const state = story.state === 'OFFERED' ? 'OFFERED' : story.state === 'CANCELLED' ? 'GONE' : 'CHOSEN';
  const going = [stage.player('reviewer').id, ...(story.entry % 2 ? [] : [stage.player('admin').id])];
  for (const day of days) {
    const id = newId();
    const from = new Date(startAt.getTime() + day * 24 * hour);
    const hours = { startAt: from, endAt: new Date(from.getTime() + hour) };
    await db.insert(visitSlots).values({ id, tenantId, visitId, ...hours, state, createdAt: arrangedAt });
    await db.insert(visitors).values(
      going.map((accountId) => ({
        id: newId(),
        tenantId,
        visitId,
        slotId: id,
        accountId,
        ...hours,
        isHeld: state !== 'GONE',
      })),
    );
  }
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
