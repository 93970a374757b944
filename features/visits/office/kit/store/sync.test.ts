import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { seenOfSent } from '#features/visits/shared/seen.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { type KeptVisit, type KitStore, openKitStore, storeName } from './store.ts';
import { countWaiting, type KitServer, syncAll } from './sync.ts';
import { begin, digestOf, isAsTaken, onWrite, seenOf, unsign, writePhoto, writeSeen, writeSignature } from './write.ts';

vi.stubGlobal('isSecureContext', true);

const visit = {
  id: 'v1',
  state: 'SET',
  no: 'IT1',
  project: '光纤测温',
  company: '',
  group: null,
  prize: null,
  contact: { name: '沈', phone: '' },
  point: null,
  address: '港湾路',
  visitors: [],
  isOpen: true,
  begunAt: null,
  startAt: '2026-10-13T01:30:00.000Z',
  endAt: '2026-10-13T02:30:00.000Z',
  seen: [],
  photos: [],
  finishedAt: null,
  differences: null,
  checklist: [{ key: 'staff', label: { CN: '员工', EN: 'Staff' }, kind: 'number', unit: null, step: 1, declared: 18 }],
} as KeptVisit;
const signature = (name: string) => ({ name, strokes: [[1, 2, 30, 40]], at: '2026-10-13T02:00:00.000Z' });
const away = () => new CallError({ key: 'NETWORK', code: 0, msg: 'away' });

let db: KitStore;
let factory: IDBFactory;
/** What reached the server, and at which sendings the network goes. */
let sent: string[];
let breaks: Set<string>;

beforeEach(() => {
  factory = new IDBFactory();
  db = openKitStore('t1-u1', factory);
  sent = [];
  breaks = new Set();
});

function server(): KitServer {
  const arrive = <T>(what: string, answer: T): T => {
    const [kind = ''] = what.split(' ');
    const isBroken = breaks.delete(kind);
    sent.push(what);
    // It arrived, but the answer did not.
    if (isBroken) throw away();
    return answer;
  };
  return {
    visits: async () => arrive('visits', { visits: [visit] }),
    report: async ({ tx, items }) => arrive(`report ${tx}`, { items: items.map(seenOfSent), photos: [] }),
    upload: async ({ id }) => arrive(`upload ${id}`, { id: `file-${id}` }),
    photo: async ({ tx }) => arrive(`photo ${tx}`, { state: 'VERIFIED' as const }),
    finish: async ({ tx, signed }) => arrive(`finish ${tx} ${signed}`, { finishedAt: '', differences: 1 }),
  };
}

const kinds = () => sent.map((what) => what.split(' ')[0]);
const round = () => syncAll({ db, server: server() });
const blobOf = (text: string) => new Blob([text], { type: 'image/jpeg' });

async function visitWhole() {
  await db.visits.put(visit);
  await begin(db, 'v1');
  await writeSeen(db, 'v1', { key: 'staff', value: 16, verdict: 'DIFFERS', note: '转为兼职' });
  await writePhoto(db, 'v1', { blob: blobOf('door'), spot: 'DOOR', point: null });
  await writeSignature(db, 'v1', { side: 'entrant', signature: signature('沈知遥') });
  await writeSignature(db, 'v1', { side: 'visitor', signature: signature('祁连舟') });
}

test('a visit goes out as text, photos, signatures, each once', async () => {
  let heard = 0;
  onWrite(() => {
    heard += 1;
  });
  await visitWhole();
  expect(heard).toBe(5);
  expect(await countWaiting(db)).toBe(3);
  await round();
  expect(kinds()).toEqual(['report', 'upload', 'photo', 'finish', 'visits']);
  expect(sent[3]).toContain(await digestOf(db, 'v1'));
  await round();
  expect(kinds().slice(5)).toEqual(['visits']);
  expect(await countWaiting(db)).toBe(0);
  expect((await db.photos.toArray())[0]).toMatchObject({ state: 'VERIFIED', blob: null });
});

test.each(['report', 'upload', 'photo', 'finish'])(
  'an answer to %s that got lost is asked for again by the same name',
  async (kind) => {
    await visitWhole();
    breaks.add(kind);
    await expect(round()).rejects.toThrow('away');
    await round();
    const named = sent.filter((what) => what.startsWith(`${kind} `));
    expect(named).toHaveLength(2);
    expect(new Set(named).size).toBe(1);
    expect(await countWaiting(db)).toBe(0);
  },
);

test('what is written while something is on its way bears a name of its own', async () => {
  await db.visits.put(visit);
  await begin(db, 'v1');
  await round();
  await writeSeen(db, 'v1', { key: 'staff', value: 17, verdict: 'DIFFERS', note: '' });
  await round();
  const reports = sent.filter((what) => what.startsWith('report'));
  expect(new Set(reports).size).toBe(2);
});

test('a sending whose name stands for something else by now goes out under another one', async () => {
  await db.visits.put(visit);
  await begin(db, 'v1');
  let isKnown = true;
  const knowing: KitServer = {
    ...server(),
    report: async ({ tx, items }) => {
      sent.push(`report ${tx}`);
      if (isKnown) throw new CallError({ key: 'CONFLICT', code: 112, msg: '' });
      return { items: items.map(seenOfSent), photos: [] };
    },
  };
  await expect(syncAll({ db, server: knowing })).rejects.toThrow();
  isKnown = false;
  await syncAll({ db, server: knowing });
  expect(new Set(sent.filter((what) => what.startsWith('report'))).size).toBe(2);
  expect(await countWaiting(db)).toBe(0);
});

test('after a signature nothing changes, until both are taken back', async () => {
  await visitWhole();
  const change = { key: 'staff', value: 18, verdict: 'AGREES', note: '' } as const;
  await writeSeen(db, 'v1', change);
  expect(await seenOf(db, 'v1')).toMatchObject([{ value: 16 }]);
  await unsign(db, 'v1');
  await writeSeen(db, 'v1', change);
  expect(await seenOf(db, 'v1')).toMatchObject([{ value: 18 }]);
  expect(await db.reports.get('v1')).toMatchObject({ signatures: {}, digest: null, finishedAt: null });
});

test('a picture that was exchanged on the device is found', async () => {
  await visitWhole();
  const [photo] = await db.photos.toArray();
  expect(await isAsTaken(photo!)).toBe(true);
  expect(await isAsTaken({ ...photo!, blob: blobOf('another') })).toBe(false);
});

test('a visit that the server refuses says why, keeps all of it and holds up no other', async () => {
  await visitWhole();
  const refusing: KitServer = {
    ...server(),
    report: async () => {
      throw new CallError({ key: 'VISIT_STAGE_OVER', code: 113, msg: '已不接收' });
    },
  };
  await syncAll({ db, server: refusing });
  expect(await db.reports.get('v1')).toMatchObject({ problem: '已不接收', isSent: false });
  expect(await db.photos.count()).toBe(1);
});

test('what an earlier version kept is all there, and whoever shares the device sees nothing of it', async () => {
  await visitWhole();
  db.close();
  const later = openKitStore('t1-u1', factory);
  expect(await later.visits.get('v1')).toEqual(visit);
  expect(await later.reports.get('v1')).toMatchObject({ begunAt: expect.any(String), isSent: false });
  const other = openKitStore('t1-u2', factory);
  expect([await other.visits.count(), storeName('t1-u2')]).toEqual([0, 'wutong-visits-t1-u2']);
});
