import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { dateTimeInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { builtInRoles } from '#core/roles.ts';
import { asOperator } from '#features/casework/server/applications/testing.ts';
import { actOnEntry } from '#features/competition/server/organiser/organise.ts';
import { entries } from '#features/competition/server/tables.ts';
import * as calls from '#features/visits/calls.ts';
import { drawScene, type Scene, strokes } from '#features/visits/demo/scenes.ts';
import type { CheckItem } from '#features/visits/shared/checklist.ts';
import { type Seen, sentOf } from '#features/visits/shared/seen.ts';
import { signedText } from '#features/visits/shared/signed.ts';
import { announceUpload } from '#server/base/files/announce-upload.ts';
import { completeUpload } from '#server/base/files/complete-upload.ts';
import { getReadableFile } from '#server/base/files/queries.ts';
import { receivePart } from '#server/base/files/receive-part.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, like } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { files } from '#server/database/tables/files.ts';
import { messages, outbox } from '#server/database/tables/logs.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createDemoServices } from '#server/testing.ts';
import { pickSlot } from './arrange.ts';
import { writeCalendar, writeOwnCalendar } from './calendar.ts';
import { readKit } from './kit.ts';
import { checkPhotos, readOwnVisits, readVisit } from './record.ts';
import { remindVisits } from './remind.ts';
import { finishVisit, takePhoto, takeReport } from './sync.ts';
import { visits } from './tables.ts';
import { visitStore } from './visit-store.ts';

const services = await createDemoServices();
const organiserCodes = builtInRoles.find(({ code }) => code === 'reviewer')!.codes;
const judgeCodes = builtInRoles.find(({ code }) => code === 'judge')!.codes;
const people = new Map<string, string>();
let tenantId = '';
let otherTenant = '';
const day = 86_400_000;
/** So far ahead that nothing of the demo is near. */
const start = new Date(Math.ceil((Date.now() + 30 * day) / day) * day + 2 * 3_600_000);
const at = (ms: number) => services.setNow(new Date(start.getTime() + ms));
const clock = (ms: number) => dateTimeInShanghai(new Date(start.getTime() + ms));

beforeAll(async () => {
  at(0);
  await services.database.asOwner(async (db) => {
    for (const { id, code } of await db.select().from(tenants)) {
      if (code === 'yunting') tenantId = id;
      else otherTenant ||= id;
    }
    for (const row of await db.select().from(accounts)) people.set(row.loginName, row.id);
    // The visits of the demo are out of the way.
    await db.delete(visits);
  });
});

const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const as = <T>(login: string, codes: readonly string[], work: (scope: ActorScope) => Promise<T>, tenant = tenantId) =>
  asOperator(services, people.get(login)!, work, { tenantId: tenant, permCodes: codes });
const organising = <T>(work: (scope: ActorScope) => Promise<T>) => as('reviewer', organiserCodes, work);
const visiting = <T>(work: (scope: ActorScope) => Promise<T>, login = 'reviewer') => as(login, ['Mgr.ItecVisit'], work);
const entering = <T>(ownerId: string, work: (scope: ActorScope) => Promise<T>) =>
  asActor(services, { actor: { id: ownerId }, tenantId }, work);

async function inVisit(): Promise<(typeof entries.$inferSelect)[]> {
  return services.database.asOwner((db) =>
    db
      .select()
      .from(entries)
      .where(and(eq(entries.tenantId, tenantId), eq(entries.state, 'VISIT')))
      .orderBy(entries.no),
  );
}

const offer = (entry: string, more: object = {}) =>
  organising((scope) =>
    visitStore.save(scope, {
      values: {
        entry,
        address: '',
        visitors: [people.get('reviewer')!],
        manner: 'SET',
        slots: [{ id: 'a', startAt: clock(day), minutes: 60 }],
        ...more,
      },
    }),
  ).then(({ id }) => id);
const act = (id: string, action: string, values: object) =>
  organising((scope) => visitStore.act(scope, { action, ids: [id], values: { ...values } })).then(
    () => 'done',
    refusal,
  );
const stored = (id: string) =>
  services.database.asOwner((db) => db.select().from(visits).where(eq(visits.id, id))).then(([row]) => row!);
const told = (accountId: string) =>
  services.database
    .asOwner((db) => db.select().from(messages).where(eq(messages.accountId, accountId)))
    .then((rows) => rows.map(({ titleEN }) => titleEN));

function slow(scope: ActorScope): SlowActorCall {
  const { actor, now } = scope;
  return { actor, now, services, read: (work) => work(scope), transact: (work) => work(scope) };
}

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

async function upload(content: Buffer, login = 'reviewer'): Promise<string> {
  return visiting(async (scope) => {
    const [size, sha256] = [content.length, hashOf(content)];
    const asked = { purpose: 'visit-photo', name: 'x.jpg', size, sha256, mime: 'image/jpeg', reqId: newId() };
    const { uploadId } = await announceUpload(scope, asked);
    await receivePart(slow(scope), { uploadId, index: 0, size, sha256 }, Readable.from([content]));
    return (await completeUpload(slow(scope), { uploadId })).id;
  }, login);
}

const spots: readonly Scene[] = ['DOOR', 'OFFICE', 'WORKS'];

/** What a device writes down of a visit: every item as declared, but two staff fewer, and three pictures. */
async function written(id: string) {
  const begunAt = new Date(start.getTime() + day).toISOString();
  const { checklist } = await stored(id);
  const items = (checklist as CheckItem[]).map(
    ({ key, kind, declared }, index): Seen => ({
      key,
      value:
        kind === 'show' ? 'YES' : kind === 'number' ? Number(declared) - (key === 'company.employees' ? 2 : 0) : null,
      verdict: 'AGREES',
      note: key === 'company.employees' ? '2 人转为兼职' : '',
      at: new Date(start.getTime() + day + index * 60_000).toISOString(),
    }),
  );
  const pictures = await Promise.all(spots.map((spot, index) => drawScene(spot, index)));
  const photos = spots.map((spot, index) => ({
    id: newId(),
    spot,
    takenAt: begunAt,
    sha256: hashOf(pictures[index]!),
    point: { latitude: 31.0412, longitude: 121.8837, accuracy: 9 },
  }));
  const signature = (name: string) => ({ name, strokes: [...strokes], at: begunAt });
  const signatures = { visitor: signature('祁连舟'), entrant: signature('沈知遥') };
  const finish = {
    id,
    begunAt,
    finishedAt: begunAt,
    items,
    photos: photos.map((photo) => photo.id),
    signatures,
    signed: hashOf(signedText(id, { begunAt, items, photos })),
  };
  return { begunAt, items, photos, pictures, finish };
}

const report = (id: string, what: Awaited<ReturnType<typeof written>>, tx = newId(), login = 'reviewer') =>
  visiting(
    (scope) =>
      takeReport(scope, {
        tenantId,
        id,
        tx,
        reqId: tx,
        begunAt: what.begunAt,
        items: what.items.map(sentOf),
        photos: [...what.photos],
      }),
    login,
  );
const finish = (what: Awaited<ReturnType<typeof written>>, tx = newId(), more: object = {}) =>
  visiting((scope) =>
    finishVisit(scope, { tenantId, tx, reqId: tx, ...what.finish, items: what.items.map(sentOf), ...more }),
  );

test('times are offered and one is chosen; nobody is at two visits at once; both sides are told and get a calendar file', async () => {
  const [one, two] = await inVisit();
  const slots = [
    { id: 'a', startAt: clock(2 * day), minutes: 60 },
    { id: 'b', startAt: clock(3 * day), minutes: 90 },
  ];
  const id = await offer(one!.id, { slots, manner: 'OFFER' });
  expect(await offer(one!.id).catch(refusal)).toBe('DUPLICATE');
  // A time that is only offered is held as well.
  const near = [{ id: 'a', startAt: clock(2 * day + 1_800_000), minutes: 60 }];
  expect(await offer(two!.id, { slots: near }).catch(refusal)).toBe('VISITOR_BUSY');
  expect(await offer(two!.id, { slots: [{ ...near[0], startAt: clock(-day) }] }).catch(refusal)).toBe('INVALID');
  expect(await offer(two!.id, { visitors: [people.get('judge')!] }).catch(refusal)).toBe('INVALID');

  const own = await entering(one!.ownerId, (scope) => readOwnVisits(scope, { id: one!.id }));
  expect(own.visits).toMatchObject([{ id, canPick: true, slots: [{}, {}], visitors: [] }]);
  const pick = { id, slot: own.visits[0]!.slots[0]!.id, reqId: newId() };
  expect(await entering(people.get('judge')!, (scope) => pickSlot(scope, pick)).catch(refusal)).toBe('NOT_FOUND');
  await entering(one!.ownerId, (scope) => pickSlot(scope, pick));
  expect(await entering(one!.ownerId, (scope) => pickSlot(scope, pick)).catch(refusal)).toBe('NOT_ALLOWED');
  // The other time is free again.
  const other = await offer(two!.id, { slots: [{ id: 'a', startAt: clock(3 * day), minutes: 60 }] });

  expect(
    await act(id, 'move', { startAt: clock(3 * day), minutes: 60, visitors: [people.get('reviewer')!], reason: '堵' }),
  ).toBe('VISITOR_BUSY');
  const moved = { startAt: clock(4 * day), minutes: 60, visitors: [], reason: '领导临时有会' };
  expect(await act(id, 'move', moved)).toBe('done');
  expect(await stored(id)).toMatchObject({ state: 'SET', reason: '领导临时有会' });
  expect(await act(other, 'cancel', { reason: '申请人出差' })).toBe('done');
  expect(await told(one!.ownerId)).toEqual(
    expect.arrayContaining([
      'Please choose a time for the visit',
      'The time of the visit is set',
      'The visit is moved',
    ]),
  );
  expect(await told(people.get('reviewer')!)).toEqual(
    expect.arrayContaining([
      'An entrant has chosen a time',
      'A visit of yours is set',
      'A visit of yours is cancelled',
    ]),
  );
  const textOf = (answer: FileAnswer) => Buffer.from(answer.content as Uint8Array).toString();
  const calendar = await visiting((scope) => writeCalendar(scope, { id }));
  const [from] = [new Date(start.getTime() + 4 * day).toISOString().slice(0, 19).replace(/[-:]/g, '')];
  expect([calendar.type, textOf(calendar).includes(`DTSTART:${from}Z`)]).toEqual([
    'text/calendar; charset=utf-8',
    true,
  ]);
  expect(textOf(await entering(one!.ownerId, (scope) => writeOwnCalendar(scope, { id })))).toContain(one!.project);
  expect(await entering(people.get('judge')!, (scope) => writeOwnCalendar(scope, { id })).catch(refusal)).toBe(
    'NOT_FOUND',
  );

  at(3 * day + 3_600_000);
  expect([await remindVisits(services), await remindVisits(services)]).toEqual([1, 0]);
  expect(await told(one!.ownerId)).toContain('The visit is near');
  const mails = await services.database.asOwner((db) =>
    db.select().from(outbox).where(like(outbox.scene, 'ITEC_VISIT%TOMORROW')),
  );
  expect(mails.length).toBeGreaterThan(0);
  at(0);
  expect(await act(id, 'cancel', { reason: '改为线上核验' })).toBe('done');
});

test('only whoever goes there sees and sends; a judge, another visitor and another tenant find nothing', async () => {
  const [one] = await inVisit();
  const id = await offer(one!.id, { lng: 118.092, lat: 24.4861 });
  const what = await written(id);
  const { visits: mine } = await visiting(readKit);
  expect(mine).toMatchObject([{ id, isOpen: true, contact: { name: expect.any(String) } }]);
  expect(mine[0]!.point).toEqual({ latitude: 24.4861, longitude: 118.092 });
  expect(mine[0]!.checklist.length).toBeGreaterThan(4);
  expect((await visiting(readKit, 'admin')).visits).toEqual([]);
  expect(await report(id, what, newId(), 'admin').catch(refusal)).toBe('NOT_FOUND');
  const foreign = (work: (scope: ActorScope) => Promise<unknown>) => as('reviewer', organiserCodes, work, otherTenant);
  expect(await foreign((scope) => readVisit(scope, { id })).catch(refusal)).toBe('NOT_FOUND');
  expect(await foreign(readKit)).toEqual({ visits: [] });
  for (const { access } of Object.values(calls).filter((call) => 'access' in call && call.sides[0] === 'office') as {
    access: string | string[];
  }[])
    expect([access].flat().some((code) => judgeCodes.includes(code as never))).toBe(false);
  expect(await act(id, 'cancel', { reason: '换时间' })).toBe('done');
  expect(await report(id, what).catch(refusal)).toBe('NOT_FOUND');
});

test('what a device sends is taken once; an altered photo is found; a finished visit is locked, its figures stand', async () => {
  const [one] = await inVisit();
  const id = await offer(one!.id);
  const what = await written(id);
  at(day + 1_800_000);
  const tx = newId();
  const first = await report(id, what, tx);
  expect(first.photos.map(({ state }) => state)).toEqual(['TOLD', 'TOLD', 'TOLD']);
  // Nobody said where it is: it is where the first picture was taken.
  expect((await visiting(readKit)).visits.find((each) => each.id === id)!.point).toEqual({
    latitude: 31.0412,
    longitude: 121.8837,
  });
  expect(await report(id, what, tx)).toEqual(first);
  expect(await report(id, { ...what, items: what.items.slice(1) }, tx).catch(refusal)).toBe('CONFLICT');
  // An earlier word of a colleague changes nothing, an item of another list neither.
  const old = { ...what.items[0]!, at: '2020-01-01T00:00:00.000Z', note: '旧' };
  const odd = { ...what.items[0]!, key: 'nothing' };
  const again = await report(id, { ...what, items: [old, odd], photos: [] });
  expect(again.items).toEqual(first.items);
  expect(again.items.find(({ key }) => key === 'company.employees')).toMatchObject({ verdict: 'DIFFERS' });
  expect(await finish(what).catch(refusal)).toBe('VISIT_INCOMPLETE');
  expect(await act(id, 'cancel', { reason: '已开始' })).toBe('NOT_ALLOWED');

  const send = (photo: string, file: string, name = newId()) =>
    visiting((scope) => takePhoto(scope, { tenantId, id, tx: name, reqId: name, photo, file }));
  const name = newId();
  const door = await upload(what.pictures[0]!);
  expect(await send(what.photos[0]!.id, door, name)).toEqual({ state: 'VERIFIED' });
  expect(await send(what.photos[0]!.id, door, name)).toEqual({ state: 'VERIFIED' });
  expect(await send('unknown', door).catch(refusal)).toBe('NOT_FOUND');
  // The picture that arrives is not the one that was taken; sending the true one afterwards does not wash it clean.
  const swapped = await upload(await drawScene('OFFICE', 9));
  expect(await send(what.photos[1]!.id, swapped)).toEqual({ state: 'ALTERED' });
  expect(await send(what.photos[1]!.id, await upload(what.pictures[1]!))).toEqual({ state: 'ALTERED' });
  expect(await told(people.get('reviewer')!)).toContain('A photo of a visit was altered');
  expect(await finish(what).catch(refusal)).toBe('VISIT_INCOMPLETE');
  expect(await send(what.photos[2]!.id, await upload(what.pictures[2]!))).toEqual({ state: 'VERIFIED' });

  expect(await finish(what, newId(), { items: what.items.slice(1).map(sentOf) }).catch(refusal)).toBe('VISIT_CHANGED');
  const last = newId();
  const done = await finish(what, last);
  expect(done).toEqual({ finishedAt: what.finish.finishedAt, differences: 1 });
  expect(await finish(what, last)).toEqual(done);
  expect(await finish(what).catch(refusal)).toBe('VISIT_FINISHED');
  expect(await report(id, what).catch(refusal)).toBe('VISIT_FINISHED');
  expect(await report(id, what, tx)).toEqual(first);

  expect(await act(id, 'note', { text: '人数更正为 17' })).toBe('done');
  const record = await organising((scope) => readVisit(scope, { id }));
  const staff = record.compared.find(({ item }) => item.key === 'company.employees')!;
  const declared = Number(staff.item.declared);
  expect(staff).toMatchObject({
    difference: -2,
    percent: Math.round((-2 / declared) * 1000) / 10,
    note: '2 人转为兼职',
  });
  expect(record).toMatchObject({ state: 'FINISHED', digest: what.finish.signed, notes: [{ text: '人数更正为 17' }] });
  expect(record.photos.map(({ state }) => state).sort()).toEqual(['ALTERED', 'VERIFIED', 'VERIFIED']);
  const { rows } = await organising((scope) =>
    visitStore.list(scope, {
      filter: { entry: one!.id },
      sort: 'updatedAt',
      descending: true,
      limit: 10,
      offset: 0,
    }),
  );
  expect(rows.find((row) => row.id === id)).toMatchObject({
    status: 'FINISHED',
    differences: 1,
    photos: 3,
    altered: 1,
  });
  const mine = await entering(one!.ownerId, (scope) => readOwnVisits(scope, { id: one!.id }));
  expect(mine.visits[0]).toMatchObject({ id, state: 'FINISHED', compared: expect.any(Array) });

  // Pictures are read by organisers and by whoever went there, by nobody else.
  expect(await organising((scope) => getReadableFile(scope, door))).toMatchObject({ id: door });
  expect(await as('judge', judgeCodes, (scope) => getReadableFile(scope, door)).catch(refusal)).toBe('NOT_FOUND');
  expect(await entering(one!.ownerId, (scope) => getReadableFile(scope, door)).catch(refusal)).toBe('NOT_FOUND');
  expect(await visiting((scope) => getReadableFile(scope, door), 'admin').catch(refusal)).toBe('NOT_FOUND');

  // What is kept is hashed anew: somebody who changes it in storage is found.
  const check = () => organising((scope) => checkPhotos(slow(scope), { id }));
  expect((await check()).photos.filter(({ state }) => state === 'ALTERED')).toHaveLength(1);
  const [file] = await services.database.asOwner((db) => db.select().from(files).where(eq(files.id, door)));
  await services.storage.put(file!.objectKey, await drawScene('DOOR', 5));
  expect((await check()).photos.filter(({ state }) => state === 'ALTERED')).toHaveLength(2);
});

test('once the entry has left its field visit nothing is taken for it', async () => {
  const [one] = await inVisit();
  const id = await offer(one!.id, { slots: [{ id: 'a', startAt: clock(6 * day), minutes: 60 }] });
  const what = await written(id);
  expect(await report(id, what)).toMatchObject({ items: expect.any(Array) });
  await organising((scope) => actOnEntry(scope, { id: one!.id, action: 'pass-visit', values: {} }));
  expect(await report(id, what).catch(refusal)).toBe('VISIT_STAGE_OVER');
  expect(await finish(what).catch(refusal)).toBe('VISIT_STAGE_OVER');
  expect((await visiting(readKit)).visits.find((visit) => visit.id === id)).toMatchObject({ isOpen: false });
});
