import { Type } from 'typebox';
import type { Access } from '#core/contracts/contract.ts';
import { defineCall } from '#core/contracts/contract.ts';
import { ExportAnswer, exportInput } from '#core/contracts/jobs.ts';
import {
  Bilingual,
  DateTime,
  Done,
  Id,
  Input,
  Instant,
  mostInteger,
  Nullable,
  RecordId,
  RequestId,
} from '#core/contracts/shapes.ts';

/** Who acted: the account's id, and its names at the time; null for guests, and for the login name of old lines. */
const LogActor = Type.Object({
  id: Nullable(Type.String()),
  loginName: Nullable(Type.String()),
  nickname: Type.String(),
});

/** A login name in full, or the id of an account. */
const Account = Type.Optional(Type.String({ maxLength: 254 }));

const ApiLogRow = Type.Object({
  id: Id,
  at: DateTime,
  side: Type.String(),
  trace: Type.String(),
  user: Nullable(LogActor),
  method: Type.String(),
  path: Type.String(),
  /** What the call does; the same in both where it is told in English alone. */
  name: Bilingual,
  fields: Type.Array(Type.String()),
  sealed: Type.Boolean(),
  http: Type.Integer(),
  code: Type.Integer(),
  key: Type.String(),
  ms: Type.Number(),
  bytes: Type.Integer(),
  ip: Type.String(),
  device: Type.String(),
});

const apiLogFilter = {
  tenantId: Id,
  from: Type.Optional(Instant),
  to: Type.Optional(Instant),
  account: Account,
  path: Type.Optional(Type.String({ maxLength: 120 })),
  code: Type.Optional(Type.Integer({ minimum: 0, maximum: mostInteger })),
  failed: Type.Optional(Type.Boolean()),
  slower: Type.Optional(Type.Integer({ minimum: 0, maximum: mostInteger })),
  trace: Type.Optional(Type.String({ maxLength: 64 })),
};

function apiLogCalls<const P extends string>(path: P, access: Access) {
  return {
    list: defineCall({
      method: 'GET',
      path: `${path}/list`,
      class: 'R',
      access,
      sides: ['office'],
      rate: 'general',
      owner: 'tenant',
      summary: 'Calls by keyset, newest first; the last hour unless a range is given',
      summaryCN: '接口日志，新的在前；不选时间为最近一小时',
      input: Input({ ...apiLogFilter, after: Type.Optional(Type.String({ maxLength: 200 })) }),
      output: Type.Object({ rows: Type.Array(ApiLogRow), next: Nullable(Type.String()) }),
    }),
    chart: defineCall({
      method: 'GET',
      path: `${path}/chart`,
      class: 'R',
      access,
      sides: ['office'],
      rate: 'general',
      owner: 'tenant',
      summary: 'Calls, errors and p95 in milliseconds per step of the range (at most 120 steps)',
      summaryCN: '分时段的调用数、错误数和 p95 毫秒数',
      input: Input(apiLogFilter),
      output: Type.Object({
        stepSeconds: Type.Integer(),
        points: Type.Array(
          Type.Object({ at: DateTime, calls: Type.Integer(), errors: Type.Integer(), p95: Type.Number() }),
        ),
      }),
    }),
    export: defineCall({
      method: 'POST',
      path: `${path}/export`,
      class: 'D',
      access: 'Mgr.ApiLogPerm.export',
      sides: ['office'],
      rate: 'export',
      owner: 'tenant',
      summary:
        'The filtered calls as a file; the last hour unless a range is given; a long one is made in the background',
      summaryCN: '把筛选出的接口日志导出为文件，较长的在后台生成',
      input: Input({ ...apiLogFilter, format: exportInput.format }),
      output: ExportAnswer,
    }),
  } as const;
}

export const apilogCalls = apiLogCalls('/mgr/apilog', 'Mgr.ApiLogPerm');
export const apilogMgrCalls = apiLogCalls('/mgr/apilogmgr', 'Mgr.ApiLogMgrPerm');
export const apilogWebCalls = apiLogCalls('/mgr/apilogweb', 'Mgr.ApiLogWebPerm');

const BusiLogRow = Type.Object({
  id: Id,
  at: DateTime,
  module: Type.String(),
  action: Type.String(),
  /** Both in words. */
  moduleName: Bilingual,
  actionName: Bilingual,
  /** Where the object is shown in the back office; null for objects without a page, or without the code of it. */
  leadsTo: Nullable(Type.String()),
  objectType: Type.String(),
  objectId: Type.String(),
  title: Type.String(),
  text: Bilingual,
  ok: Type.Boolean(),
  operator: LogActor,
  /** office, portal or poultry; empty in old lines. */
  side: Type.String(),
  ip: Type.String(),
  trace: Type.String(),
  changes: Type.Array(
    Type.Object({
      field: Type.String(),
      /** The field in words; null where nobody declared it. */
      label: Nullable(Bilingual),
      /** Choices and states in words, other values as they were noted. */
      before: Type.Unknown(),
      after: Type.Unknown(),
    }),
  ),
  hash: Type.String(),
});

const busiLogFilter = {
  tenantId: Id,
  module: Type.Optional(Type.String({ maxLength: 40 })),
  action: Type.Optional(Type.String({ maxLength: 40 })),
  account: Account,
  objectType: Type.Optional(Type.String({ maxLength: 40 })),
  objectId: Type.Optional(Type.String({ maxLength: 64 })),
  /** A number, or what a title begins with, such as that of a case. */
  object: Type.Optional(Type.String({ maxLength: 100 })),
  /** Of one call. */
  trace: Type.Optional(Type.String({ maxLength: 64 })),
  from: Type.Optional(Instant),
  to: Type.Optional(Instant),
};

export const busilogListCall = defineCall({
  method: 'GET',
  path: '/mgr/busilog/list',
  class: 'R',
  access: 'Mgr.BusiLogPerm',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Business log by keyset, newest first',
  summaryCN: '业务日志，新的在前',
  input: Input({
    ...busiLogFilter,
    after: Type.Optional(Type.String({ maxLength: 200 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  output: Type.Object({ rows: Type.Array(BusiLogRow), next: Nullable(Type.String()) }),
});

export const busilogExportCall = defineCall({
  method: 'POST',
  path: '/mgr/busilog/export',
  class: 'D',
  access: 'Mgr.BusiLogPerm.export',
  sides: ['office'],
  rate: 'export',
  owner: 'tenant',
  summary:
    'The filtered business log as a file, with the fingerprint of each line; a long one is made in the background',
  summaryCN: '把筛选出的业务日志导出为文件，附每行指纹，较长的在后台生成',
  input: Input({ ...busiLogFilter, format: exportInput.format }),
  output: ExportAnswer,
});

export const busilogWordsCall = defineCall({
  method: 'GET',
  path: '/mgr/busilog/words',
  class: 'R',
  access: 'Mgr.BusiLogPerm',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'The modules and actions that lines of the business log can have, in words',
  summaryCN: '业务日志的模块和动作名称',
  input: Input({ tenantId: Id }),
  output: Type.Object({
    modules: Type.Array(
      Type.Object({
        value: Type.String(),
        label: Bilingual,
        /** In upper case; lines keep them as they were written. */
        actions: Type.Array(Type.Object({ value: Type.String(), label: Bilingual })),
      }),
    ),
  }),
});

/** The history of one record, for whoever may see the record. */
export const historyCall = defineCall({
  method: 'GET',
  path: '/mgr/history',
  class: 'R',
  access: 'operator',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Business log of one record that the caller may see; absent and out of reach answer alike',
  summaryCN: '一条记录的业务日志',
  input: Input({ tenantId: Id, objectType: Type.String({ maxLength: 40 }), objectId: RecordId }),
  output: Type.Object({ rows: Type.Array(BusiLogRow) }),
});

export const busilogVerifyCall = defineCall({
  method: 'GET',
  path: '/mgr/busilog/verify',
  class: 'R',
  access: 'Mgr.BusiLogPerm',
  sides: ['office'],
  rate: 'export',
  owner: 'tenant',
  summary: 'Walks the hash chain of the tenant and names the first broken link',
  summaryCN: '核对本租户日志的指纹链，指出第一处断裂',
  input: Input({ tenantId: Id }),
  output: Type.Object({
    rows: Type.Integer(),
    intact: Type.Boolean(),
    brokenAt: Nullable(Id),
    head: Type.String(),
    checkedAt: DateTime,
  }),
});

/** Delivery of a message: kept ones stay readable because no gateway is set. */
export const outboxStates = ['queued', 'sent', 'kept', 'failed'] as const;

const OutboxRow = Type.Object({
  id: Id,
  channel: Type.String(),
  recipient: Type.String(),
  subject: Type.String(),
  scene: Type.String(),
  state: Type.String(),
  tries: Type.Integer(),
  error: Nullable(Type.String()),
  createdAt: DateTime,
  sentAt: Nullable(DateTime),
});

export const outboxListCall = defineCall({
  method: 'GET',
  path: '/mgr/outbox/list',
  class: 'R',
  access: 'Mgr.Msg',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Mails and text messages by keyset, newest first',
  summaryCN: '发件箱的邮件和短信，新的在前',
  input: Input({
    tenantId: Id,
    channel: Type.Optional(Type.Union([Type.Literal('MAIL'), Type.Literal('SMS')])),
    state: Type.Optional(Type.String({ maxLength: 20 })),
    /** The key of a declared message. */
    scene: Type.Optional(Type.String({ maxLength: 60 })),
    keyword: Type.Optional(Type.String({ maxLength: 100 })),
    after: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  output: Type.Object({
    rows: Type.Array(OutboxRow),
    next: Nullable(Type.String()),
    /** Whether a mail server and an SMS gateway are set; without them messages stay readable here. */
    delivers: Type.Object({ mail: Type.Boolean(), sms: Type.Boolean() }),
    /** What can be asked for as `scene`: the declared messages that leave the product. */
    scenes: Type.Array(Type.Object({ value: Type.String(), label: Bilingual })),
  }),
});

export const outboxOneCall = defineCall({
  method: 'GET',
  path: '/mgr/outbox/one',
  class: 'R',
  access: 'Mgr.Msg',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'One message with its text',
  summaryCN: '一封邮件或短信及其正文',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({ ...OutboxRow.properties, text: Type.String(), html: Nullable(Type.String()) }),
});

export const outboxRetryCall = defineCall({
  method: 'POST',
  path: '/mgr/outbox/retry',
  class: 'W',
  access: 'Mgr.Msg.edit',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Puts a failed message back into the queue',
  summaryCN: '把发送失败的邮件或短信重新排队',
  input: Input({ tenantId: Id, id: Id, reqId: RequestId }),
  output: Done,
});
