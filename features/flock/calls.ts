import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import {
  DateTime,
  Day,
  Done,
  Id,
  Input,
  Instant,
  LocaleName,
  Nothing,
  Nullable,
  RequestId,
  Revision,
} from '#core/contracts/shapes.ts';
import { DeviceId, own } from './call-shapes.ts';
import { farmTypes } from './shared/scoring/farm.ts';
import { areas, measures } from './shared/scoring/limits.ts';

/** A report, or what is known of the farm itself. */
const DocId = Type.String({ pattern: '^(farm|[A-Za-z0-9_-]{8,32})$' });
const EntryKey = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,19}(:[A-Za-z0-9_-]{1,40})?$' });

/** OWNER decides who else works on the farm; a VET reads and answers, scores in second readings. */
const Role = Type.Union([Type.Literal('OWNER'), Type.Literal('WORKER'), Type.Literal('VET')]);

const Change = Type.Object(
  {
    id: DeviceId,
    doc: DocId,
    key: EntryKey,
    value: Type.Unknown(),
    base: Nullable(DeviceId),
    at: Instant,
  },
  { additionalProperties: false },
);

/**
 * Most changes and entries of one call, and what changes may weigh as form text: sealed they are a third heavier, a call
 * takes 1 MiB. A farm of some years is read in one page or two: each is unsealed, kept and drawn while somebody waits.
 */
export const syncPage = { changes: 100, entries: 2_000, weight: 600_000 } as const;

export const flockSyncCall = defineCall({
  ...own,
  method: 'POST',
  path: '/poultry/sync',
  class: 'W',
  whileReadOnly: { whenEmpty: 'changes' },
  summary:
    'Carries changes of one farm to the server, each applied once, and answers what others changed since; APP_TOO_OLD, and nothing taken, for a version that the released ones no longer allow; the first changes of an unknown farm make it, owned by the caller',
  summaryCN: '同步一个农场的更改，答复他人的更改',
  input: Input({
    farmId: DeviceId,
    /** The version of the app, three figures with points between; without one it is older than any. */
    app: Type.Optional(Type.String({ pattern: '^\\d{1,4}\\.\\d{1,4}\\.\\d{1,4}$' })),
    /** What the device has seen: 0 for everything. */
    since: Revision,
    changes: Type.Array(Change, { maxItems: syncPage.changes }),
    reqId: RequestId,
  }),
  output: Type.Object({
    /** KEPT: stands as sent. MERGED: somebody else had taken its number, it stands under another. BESIDE: somebody changed the same entry; theirs stands, this one is kept beside it. REFUSED: breaks a rule. */
    results: Type.Array(
      Type.Object({
        id: DeviceId,
        outcome: Type.Union([
          Type.Literal('KEPT'),
          Type.Literal('MERGED'),
          Type.Literal('BESIDE'),
          Type.Literal('REFUSED'),
        ]),
        /** Why it was refused, in the caller's language. */
        why: Type.Optional(Type.String()),
      }),
    ),
    entries: Type.Array(
      Type.Object({
        doc: Type.String(),
        key: Type.String(),
        value: Type.Unknown(),
        /** The change that made it. */
        by: Type.String(),
        /** Who made it, as colleagues know them; empty for the caller. */
        name: Type.String(),
        at: DateTime,
        /** What somebody else wanted there, which waits for a decision. */
        beside: Type.Optional(Type.Object({ by: Type.String(), name: Type.String(), value: Type.Unknown() })),
      }),
    ),
    seq: Type.Integer(),
    /** Whether there is more to read after `seq`. */
    hasMore: Type.Boolean(),
  }),
});

export const flockFarmsCall = defineCall({
  ...own,
  method: 'GET',
  path: '/poultry/farms',
  class: 'R',
  summary: 'The farms the caller works on, with the newest sequence number of each',
  summaryCN: '本人参与的农场及最新序号',
  input: Nothing,
  output: Type.Object({
    rows: Type.Array(Type.Object({ id: DeviceId, name: Type.String(), role: Role, seq: Type.Integer() })),
  }),
});

const Member = Type.Object({ id: Id, name: Type.String(), role: Role, since: DateTime, isSelf: Type.Boolean() });

export const flockMembersCall = defineCall({
  ...own,
  method: 'GET',
  path: '/poultry/members',
  class: 'R',
  summary: 'Who works on a farm; NOT_FOUND for one the caller does not work on',
  summaryCN: '农场的成员',
  input: Input({ farmId: DeviceId }),
  output: Type.Object({ rows: Type.Array(Member) }),
});

export const flockInviteCall = defineCall({
  ...own,
  method: 'POST',
  path: '/poultry/members/invite',
  class: 'W',
  answer: 'sealed',
  summary:
    'Makes a code of eight letters by which one more person joins a farm, valid for a week and once; owners only',
  summaryCN: '生成加入农场的八位邀请码，一周内一次有效',
  input: Input({
    farmId: DeviceId,
    role: Type.Union([Type.Literal('WORKER'), Type.Literal('VET')]),
    reqId: RequestId,
  }),
  output: Type.Object({ code: Type.String(), validUntil: DateTime }),
});

export const flockJoinCall = defineCall({
  ...own,
  method: 'POST',
  path: '/poultry/members/join',
  class: 'W',
  rate: 'code',
  summary: 'Joins a farm by a code; NOT_FOUND for a code that is wrong, used or over',
  summaryCN: '凭邀请码加入农场',
  input: Input({ code: Type.String({ maxLength: 20 }), reqId: RequestId }),
  output: Type.Object({ farmId: DeviceId, name: Type.String() }),
});

export const flockLeaveCall = defineCall({
  ...own,
  method: 'POST',
  path: '/poultry/members/leave',
  class: 'W',
  summary: 'Takes somebody off a farm: oneself, or anybody as its owner; the last owner stays',
  summaryCN: '退出农场，或由负责人移除成员',
  input: Input({ farmId: DeviceId, accountId: Id }),
  output: Done,
});

export const flockHandOverCall = defineCall({
  ...own,
  method: 'POST',
  path: '/poultry/members/handover',
  class: 'W',
  summary: 'Makes another member of a farm its owner; the caller, who was that, stays as a worker',
  summaryCN: '把农场移交给另一成员，本人转为饲养员',
  input: Input({ farmId: DeviceId, accountId: Id }),
  output: Done,
});

/** Where the figures come from: keys of docs/flockscore.md, PD for this product's own. */
const Limit = Type.Object({
  good: Type.Number(),
  act: Type.Number(),
  isGoodIncluded: Type.Boolean(),
  isActIncluded: Type.Boolean(),
  source: Type.String(),
});

/** A closed set of names that are data. */
function oneOf<const T extends string>(names: readonly T[]) {
  return Type.Unsafe<T>({ type: 'string', enum: [...names] });
}

export const flockSettingsCall = defineCall({
  method: 'GET',
  path: '/poultry/settings',
  class: 'P',
  access: 'open',
  sides: ['poultry'],
  rate: 'general',
  owner: 'none',
  summary: 'Scales in force, limits of each area, articles changed by operators, and the newest app version',
  summaryCN: '现行评分标准、各地区限值、修订过的文章和最新版本',
  input: Nothing,
  output: Type.Object({
    scales: Type.Object({
      version: Type.Integer(),
      cecTextureMax: Type.Union([Type.Literal(2), Type.Literal(3)]),
      footCuts: Type.Array(Type.Number()),
      ammoniaTops: Type.Array(Type.Number()),
    }),
    limits: Type.Array(Type.Object({ area: oneOf(areas), measure: oneOf(measures), limit: Limit })),
    articles: Type.Array(
      Type.Object({
        key: Type.String(),
        locale: LocaleName,
        title: Type.String(),
        html: Type.String(),
        rev: Type.Integer(),
      }),
    ),
    /** The newest one, in the caller's language; the notes say one thing a line. */
    version: Nullable(
      Type.Object({
        number: Type.String(),
        title: Type.String(),
        notes: Type.String(),
        /** Older ones say that they have to update; empty when none has to. */
        forcedNumber: Type.String(),
        /** The oldest that the server still understands: older ones send nothing. Empty when any may. */
        minNumber: Type.String(),
      }),
    ),
  }),
});

export const flockPdfCall = defineCall({
  ...own,
  method: 'POST',
  path: '/poultry/report/pdf',
  class: 'D',
  rate: 'export',
  summary: 'A report as PDF (A4) in one of six languages',
  summaryCN: '报告（PDF），六种语言之一',
  input: Input({
    farmId: DeviceId,
    reportId: DeviceId,
    locale: LocaleName,
    /** Minutes that the clock of the device is ahead of UTC: times are printed as there. */
    offset: Type.Integer({ minimum: -840, maximum: 840 }),
  }),
  output: Type.Object({}),
});

/** An item as shared/scoring/report.ts shapes it; features/flock/shared/scoring/entry-rules.ts checks what is in it. */
const ItemRecord = Type.Unsafe<unknown>({ type: 'object', properties: {} });

export const flockReadingCall = defineCall({
  method: 'POST',
  path: '/poultry/shared/reading',
  class: 'W',
  access: 'open',
  sides: ['poultry'],
  rate: 'general',
  owner: 'none',
  summary: 'Hands in the second reading of a shared report, once; its items carry the keys of the first',
  summaryCN: '提交所分享报告的复评，仅一次',
  input: Input({
    link: Type.String({ maxLength: 100 }),
    name: Type.String({ minLength: 1, maxLength: 60 }),
    items: Type.Array(Type.Object({ key: EntryKey, value: ItemRecord }, { additionalProperties: false }), {
      minItems: 1,
      maxItems: 80,
    }),
    reqId: RequestId,
  }),
  output: Done,
});

export const flockTrainingCall = defineCall({
  ...own,
  method: 'POST',
  path: '/poultry/training',
  class: 'W',
  summary: 'Keeps one round of scoring the reference drawings; the same round twice is once',
  summaryCN: '保存一轮评分训练',
  input: Input({
    id: DeviceId,
    at: Instant,
    section: Type.String({ maxLength: 20 }),
    answers: Type.Array(
      Type.Object({ drawing: Type.String({ maxLength: 40 }), score: Type.Integer({ minimum: 0, maximum: 8 }) }),
      { minItems: 1, maxItems: 60 },
    ),
  }),
  output: Done,
});

export const flockTrainingsCall = defineCall({
  ...own,
  method: 'GET',
  path: '/poultry/trainings',
  class: 'R',
  summary: 'The caller’s own rounds of training, newest first, with the agreement reached (Gwet AC2)',
  summaryCN: '本人的评分训练和一致性，新的在前',
  input: Nothing,
  output: Type.Object({
    rows: Type.Array(
      Type.Object({ id: DeviceId, at: DateTime, section: Type.String(), items: Type.Integer(), ac2: Type.Number() }),
    ),
  }),
});

export const flockBenchmarkCall = defineCall({
  ...own,
  method: 'GET',
  path: '/poultry/benchmark',
  class: 'R',
  summary:
    'Shares of the last 90 days in an area and type of farm, from farms that agreed; empty for a measure of fewer than five farms',
  summaryCN: '同地区同类型农场近 90 天的比例，不足五个农场的为空',
  input: Input({ area: oneOf(areas), type: oneOf(farmTypes) }),
  output: Type.Object({
    from: Day,
    rows: Type.Array(
      Type.Object({
        measure: oneOf(measures),
        farms: Type.Integer(),
        /** Quartiles of the farms' values. */
        low: Type.Number(),
        median: Type.Number(),
        high: Type.Number(),
      }),
    ),
  }),
});
