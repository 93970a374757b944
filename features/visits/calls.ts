import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Done, Id, Input, Instant, Nullable, RequestId } from '#core/contracts/shapes.ts';
import { mostPhotos, photoSpots, photoStates } from './shared/photos.ts';
import { longestNote, longestValue, verdicts } from './shared/seen.ts';
import { mostNumbers, mostStrokes, pad } from './shared/signed.ts';

const reading = { method: 'GET', class: 'R' } as const;
const writing = { method: 'POST', class: 'W' } as const;
const filing = { method: 'POST', class: 'D', rate: 'export' } as const;
const tenant = { tenantId: Id };
const kit = { access: 'Mgr.ItecVisit', sides: ['office'], rate: 'general', owner: 'self', fromTenant: true } as const;
const office = { access: 'Mgr.Itec', sides: ['office'], rate: 'general', owner: 'tenant' } as const;
const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;
const strict = { additionalProperties: false } as const;
const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });

export const CheckItemShape = Type.Object({
  key: Type.String(),
  label: Bilingual,
  kind: Type.Union([Type.Literal('number'), Type.Literal('text'), Type.Literal('show')]),
  unit: Nullable(Bilingual),
  step: Type.Number(),
  declared: Nullable(Type.Union([Type.Number(), Type.String()])),
});

const Value = Type.Union([Type.Number({ minimum: -1e12, maximum: 1e12 }), Type.String({ maxLength: longestValue })]);
const seen = {
  key: Type.String({ minLength: 1, maxLength: 60 }),
  verdict: Type.Enum(verdicts),
  note: Type.String({ maxLength: longestNote }),
  at: Instant,
};
const SeenShape = Type.Object({ ...seen, value: Nullable(Value) }, strict);
/** As a device sends it: what there is nothing of is left out. */
const SentSeen = Type.Object({ ...seen, value: Type.Optional(Value) }, strict);

const degrees = {
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
};
const PointShape = Type.Object(
  {
    ...degrees,
    /** Metres. */
    accuracy: Type.Number({ minimum: 0, maximum: 1e7 }),
  },
  strict,
);
const taken = {
  id: Id,
  spot: Type.Enum(photoSpots.map(({ value }) => value)),
  takenAt: Instant,
  /** Hex, of the bytes that are sent. */
  sha256: Hash,
};
const TakenShape = { ...taken, point: Nullable(PointShape) };
const PhotoStateShape = Type.Enum(photoStates);
const SignatureShape = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 50 }),
    strokes: Type.Array(
      Type.Array(Type.Integer({ minimum: 0, maximum: pad.width }), { minItems: 2, maxItems: mostNumbers }),
      {
        minItems: 1,
        maxItems: mostStrokes,
      },
    ),
    at: Instant,
  },
  strict,
);
const Items = Type.Array(SentSeen, { maxItems: 60 });
const Photos = Type.Array(Type.Object({ ...taken, point: Type.Optional(PointShape) }, strict), {
  maxItems: mostPhotos,
});
const PhotoStates = Type.Array(Type.Object({ id: Id, state: PhotoStateShape }));

export const kitCall = defineCall({
  ...kit,
  ...reading,
  path: '/mgr/itecvisitkit/list',
  summary:
    'The visits of the caller that are agreed, with all that is needed without a network, and those just finished',
  summaryCN: '本人已约定和刚完成的考察，含离线所需资料',
  input: Input(tenant),
  output: Type.Object({
    visits: Type.Array(
      Type.Object({
        id: Id,
        state: Type.String(),
        no: Type.String(),
        project: Type.String(),
        company: Type.String(),
        group: Nullable(Bilingual),
        prize: Nullable(Bilingual),
        /** Whom to ring up; in full, for whoever is on the way there. */
        contact: Type.Object({ name: Type.String(), phone: Type.String() }),
        address: Type.String(),
        /** As it was arranged, else where the first picture was taken. */
        point: Nullable(Type.Object(degrees)),
        startAt: DateTime,
        endAt: DateTime,
        visitors: Type.Array(Type.String()),
        /** Whether something is taken for it. */
        isOpen: Type.Boolean(),
        checklist: Type.Array(CheckItemShape),
        begunAt: Nullable(DateTime),
        seen: Type.Array(SeenShape),
        photos: Type.Array(Type.Object({ ...TakenShape, state: PhotoStateShape }, strict)),
        finishedAt: Nullable(DateTime),
        differences: Nullable(Type.Integer()),
      }),
    ),
  }),
});

/** `tx` is the name that the device gave what it sends: the same one is answered the same however often it comes. */
const sending = { ...tenant, id: Id, tx: RequestId, reqId: RequestId };

export const kitReportCall = defineCall({
  ...kit,
  ...writing,
  path: '/mgr/itecvisitkit/report',
  summary:
    'What was seen so far and which pictures were taken; answers what all visitors saw, the later word on each item',
  summaryCN: '上报考察所见和所拍照片，答复合并后的结果',
  input: Input({ ...sending, begunAt: Instant, items: Items, photos: Photos }),
  output: Type.Object({ items: Type.Array(SeenShape), photos: PhotoStates }),
});

export const kitPhotoCall = defineCall({
  ...kit,
  ...writing,
  path: '/mgr/itecvisitkit/photo',
  summary: 'Gives a stored file to a picture that was told of; says whether it is what was taken',
  summaryCN: '为已登记的考察照片补上文件，并核对是否原样',
  input: Input({ ...sending, photo: Id, file: Id }),
  output: Type.Object({ state: PhotoStateShape }),
});

export const kitFinishCall = defineCall({
  ...kit,
  ...writing,
  path: '/mgr/itecvisitkit/finish',
  summary: 'Both signatures over what was seen: the visit is locked. `signed` is the hash of what was signed',
  summaryCN: '双方签字，锁定考察内容',
  input: Input({
    ...sending,
    begunAt: Instant,
    finishedAt: Instant,
    items: Items,
    photos: Type.Array(Id, { maxItems: mostPhotos, uniqueItems: true }),
    signatures: Type.Object({ visitor: SignatureShape, entrant: SignatureShape }, strict),
    signed: Hash,
  }),
  output: Type.Object({ finishedAt: DateTime, differences: Type.Integer() }),
});

/** What was declared and what was seen, with what lies between. */
const ComparedItem = Type.Object({
  item: CheckItemShape,
  value: Nullable(Type.Union([Type.Number(), Type.String()])),
  verdict: Type.Enum(verdicts),
  difference: Nullable(Type.Number()),
  percent: Nullable(Type.Number()),
  note: Type.String(),
});
const Written = Type.Object({ name: Type.String(), strokes: Type.Array(Type.Array(Type.Integer())), at: DateTime });

export const visitRecordCall = defineCall({
  ...office,
  ...reading,
  path: '/mgr/itecvisitrecord/one',
  summary: 'A visit whole: its times, what was declared and seen, pictures, signatures, notes',
  summaryCN: '一次考察的全部内容：时间、申报与现场、照片、签字和备注',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({
    id: Id,
    state: Type.String(),
    entry: Type.Object({ id: Id, no: Type.String(), project: Type.String(), state: Type.String() }),
    address: Type.String(),
    startAt: Nullable(DateTime),
    endAt: Nullable(DateTime),
    visitors: Type.Array(Type.String()),
    reason: Nullable(Type.String()),
    slots: Type.Array(Type.Object({ id: Id, startAt: DateTime, endAt: DateTime, state: Type.String() })),
    begunAt: Nullable(DateTime),
    finishedAt: Nullable(DateTime),
    compared: Type.Array(ComparedItem),
    photos: Type.Array(
      Type.Object({
        ...TakenShape,
        spot: Type.String(),
        takenAt: DateTime,
        state: PhotoStateShape,
        file: Nullable(Id),
        arrivedSha256: Nullable(Type.String()),
        by: Type.String(),
      }),
    ),
    signatures: Nullable(Type.Object({ visitor: Written, entrant: Written })),
    digest: Nullable(Type.String()),
    notes: Type.Array(Type.Object({ id: Id, text: Type.String(), by: Type.String(), at: DateTime })),
  }),
});

export const photosCheckCall = defineCall({
  ...office,
  ...writing,
  path: '/mgr/itecvisitrecord/check',
  summary: 'Hashes the kept pictures of a visit anew and marks those that are no longer what arrived',
  summaryCN: '重算考察照片指纹，标出被改动的',
  input: Input({ ...tenant, id: Id, reqId: RequestId }),
  output: Type.Object({ photos: PhotoStates }),
});

export const visitCalendarCall = defineCall({
  ...kit,
  ...filing,
  access: ['Mgr.Itec', 'Mgr.ItecVisit'],
  path: '/mgr/itecvisitrecord/calendar',
  summary: 'A visit as a calendar file, for organisers and its visitors',
  summaryCN: '考察的日历文件，供组委会和考察人',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({}),
});

export const ownVisitsCall = defineCall({
  ...own,
  ...reading,
  path: '/web/otec/visits',
  summary: 'The field visits of an entry of the caller: times to choose from, what is agreed, what was seen',
  summaryCN: '本人项目的实地考察：可选时间、约定和现场情况',
  input: Input({ id: Id }),
  output: Type.Object({
    visits: Type.Array(
      Type.Object({
        id: Id,
        state: Type.String(),
        address: Type.String(),
        startAt: Nullable(DateTime),
        endAt: Nullable(DateTime),
        visitors: Type.Array(Type.String()),
        reason: Nullable(Type.String()),
        /** Whether a time can be chosen now. */
        canPick: Type.Boolean(),
        slots: Type.Array(Type.Object({ id: Id, startAt: DateTime, endAt: DateTime })),
        /** Another time that was asked for and waits for an answer. */
        wish: Nullable(Type.Object({ startAt: DateTime, reason: Type.String() })),
        /** Why the time stayed. */
        wishAnswer: Nullable(Type.String()),
        canWish: Type.Boolean(),
        finishedAt: Nullable(DateTime),
        compared: Type.Array(ComparedItem),
      }),
    ),
  }),
});

export const slotPickCall = defineCall({
  ...own,
  ...writing,
  path: '/web/otec/pickvisit',
  summary: 'Chooses one of the times offered for a visit',
  summaryCN: '选定考察时间',
  input: Input({ id: Id, slot: Id, reqId: RequestId }),
  output: Type.Object({ startAt: DateTime, endAt: DateTime }),
});

export const visitWishCall = defineCall({
  ...own,
  ...writing,
  path: '/web/otec/wishvisit',
  summary: 'Asks for another time of a visit, with the reason, a day ahead at the latest and once for each time agreed',
  summaryCN: '提出改期考察并说明原因',
  input: Input({
    id: Id,
    /** In Asia/Shanghai. */
    startAt: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$' }),
    reason: Type.String({ minLength: 1, maxLength: 300 }),
    reqId: RequestId,
  }),
  output: Done,
});

export const ownCalendarCall = defineCall({
  ...own,
  ...filing,
  path: '/web/otec/visitcalendar',
  summary: 'A visit to an entry of the caller as a calendar file',
  summaryCN: '本人项目考察的日历文件',
  input: Input({ id: Id }),
  output: Type.Object({}),
});
