import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import {
  Bilingual,
  DateTime,
  Done,
  Id,
  Input,
  Nothing,
  Nullable,
  RequestId,
  Revision,
} from '#core/contracts/shapes.ts';
import { mostSheetBytes, mostSheetRows } from '#core/resources/import-calls.ts';
import { batchStates, rowStates } from './shared/batch.ts';
import { batchProgrammes } from './shared/programmes.ts';

const base = '/web/declarebatch';
const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;
const reading = { method: 'GET', class: 'R', ...own } as const;
const writing = { method: 'POST', class: 'W', ...own } as const;
const saving = { method: 'POST', class: 'D', ...own, rate: 'export' } as const;

const ProgrammeCode = Type.Enum([...batchProgrammes]);
const Line = Type.Integer({ minimum: 2, maximum: 100_000 });

const Batch = Type.Object({
  id: Id,
  no: Type.String(),
  programme: Type.String(),
  programmeName: Bilingual,
  year: Type.Integer(),
  /** Name of the sheet. */
  name: Type.String(),
  state: Type.Enum([...batchStates]),
  rows: Type.Integer(),
  made: Type.Integer(),
  waiting: Type.Integer(),
  by: Type.String(),
  at: DateTime,
  doneAt: Nullable(DateTime),
});

export const batchListCall = defineCall({
  ...reading,
  path: base,
  summary: 'The batches of the company one acts for, the newest first, by keyset',
  summaryCN: '批量申报：本单位的批次，新的在前',
  input: Input({ after: Type.Optional(Type.String({ maxLength: 200 })) }),
  output: Type.Object({ rows: Type.Array(Batch), total: Type.Integer(), next: Nullable(Type.String()) }),
});

export const batchAuthCall = defineCall({
  ...reading,
  path: `${base}/auth`,
  summary:
    'Whether one may declare for a company (110 without one, 111 while it is not authenticated), who else may, and for what',
  summaryCN: '批量申报：能否代表单位申报、还有谁能、可报哪些事项',
  input: Nothing,
  output: Type.Object({
    company: Type.Object({ id: Id, name: Type.String(), code: Type.String() }),
    people: Type.Array(Type.Object({ name: Type.String(), role: Type.String(), isMe: Type.Boolean() })),
    programmes: Type.Array(
      Type.Object({
        code: Type.String(),
        name: Bilingual,
        year: Type.Integer(),
        state: Type.Union([Type.Literal('open'), Type.Literal('coming'), Type.Literal('closed')]),
        opensAt: DateTime,
        closesAt: DateTime,
        /** Most applications of the year and how many were handed in; null without a limit. */
        quota: Nullable(Type.Object({ most: Type.Integer(), used: Type.Integer() })),
        columns: Type.Array(Type.Object({ key: Type.String(), label: Bilingual, isNeeded: Type.Boolean() })),
      }),
    ),
  }),
});

const CheckedRow = Type.Object({
  line: Line,
  /** Texts in the order of the columns. */
  cells: Type.Array(Type.String()),
  state: Type.Enum(['ok', 'warn', 'wrong', 'twin', 'live']),
  problems: Type.Array(
    Type.Object({
      column: Type.String(),
      msg: Type.String(),
      isWarning: Type.Boolean(),
      /** What was most probably meant. */
      fix: Nullable(Type.String()),
    }),
  ),
  /** The first row about the same person. */
  twin: Nullable(Line),
  /** What runs already for this person: its number, empty for a draft. */
  live: Nullable(Type.String()),
  files: Type.Integer(),
});

export type CheckedRowShape = typeof CheckedRow;

export const batchExcelCall = defineCall({
  ...reading,
  path: `${base}/excel`,
  summary:
    'A sheet that was handed in, read and checked row by row and cell by cell; nothing of it is an application yet',
  summaryCN: '批量申报：逐行逐格核对过的表格，尚未生成申请',
  input: Input({ id: Id }),
  output: Type.Object({
    batch: Batch,
    rev: Revision,
    columns: Type.Array(
      Type.Object({
        key: Type.String(),
        label: Bilingual,
        isNeeded: Type.Boolean(),
        isSecret: Type.Boolean(),
        /** Names that may be chosen; empty for what is typed. */
        options: Type.Array(Type.String()),
      }),
    ),
    rows: Type.Array(CheckedRow),
    /** Heads of columns that the programme does not ask for. */
    ignored: Type.Array(Type.String()),
    /** The same sheet was handed in before. */
    same: Nullable(Type.Object({ at: DateTime, by: Type.String(), no: Type.String() })),
  }),
});

export const batchUploadCall = defineCall({
  ...writing,
  path: `${base}/upload`,
  summary: `Hands a sheet in to be checked (.xlsx or .csv, at most ${mostSheetRows} rows); formulas are never evaluated, macros are refused`,
  summaryCN: '批量申报：上传表格核对',
  input: Input({
    programme: ProgrammeCode,
    /** As base64url. */
    file: Type.String({ maxLength: Math.ceil(mostSheetBytes / 3) * 4, pattern: '^[A-Za-z0-9_-]*$' }),
    name: Type.String({ minLength: 1, maxLength: 200 }),
    reqId: RequestId,
  }),
  output: Type.Object({ id: Id }),
});

export const batchEditCall = defineCall({
  ...writing,
  path: `${base}/edit`,
  summary: 'Puts cells of a sheet that is being checked right, and says how their rows stand then',
  summaryCN: '批量申报：修改核对中表格的单元格',
  input: Input({
    id: Id,
    rev: Revision,
    edits: Type.Array(
      Type.Object(
        { line: Line, column: Type.String({ maxLength: 80 }), text: Type.String({ maxLength: 1000 }) },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: mostSheetRows },
    ),
    reqId: RequestId,
  }),
  output: Type.Object({ rev: Revision, rows: Type.Array(CheckedRow) }),
});

export const batchFilesCall = defineCall({
  ...writing,
  path: `${base}/files`,
  summary: 'Ties uploaded files to rows by the number of the identity document in their names',
  summaryCN: '批量申报：按文件名中的证件号码把文件对应到行',
  input: Input({
    id: Id,
    files: Type.Array(
      Type.Object({ fileId: Id, name: Type.String({ maxLength: 255 }) }, { additionalProperties: false }),
      {
        minItems: 1,
        maxItems: 100,
      },
    ),
    reqId: RequestId,
  }),
  output: Type.Object({ matched: Type.Integer(), left: Type.Array(Type.String()) }),
});

export const batchSaveCall = defineCall({
  ...writing,
  path: `${base}/save`,
  summary:
    'Makes an application of each chosen row that nothing stands in the way of, confirmed by the company and owned by the person; whoever has no account is written to',
  summaryCN: '批量申报：为选中的行生成申请，没有账号的发邮件通知',
  input: Input({
    id: Id,
    rev: Revision,
    lines: Type.Array(Line, { minItems: 1, maxItems: mostSheetRows }),
    reqId: RequestId,
  }),
  output: Type.Object({ made: Type.Integer(), waiting: Type.Integer(), left: Type.Integer() }),
});

export const batchUndoCall = defineCall({
  ...writing,
  path: `${base}/undo`,
  summary: 'Takes a batch back within half an hour; applications that their people began to work on stay',
  summaryCN: '批量申报：半小时内撤回批次，本人已开始填写的保留',
  input: Input({ id: Id, reqId: RequestId }),
  output: Type.Object({ undone: Type.Integer(), kept: Type.Array(Type.String()) }),
});

export const batchDropCall = defineCall({
  ...writing,
  path: `${base}/drop`,
  summary: 'Throws a sheet away of which nothing was made',
  summaryCN: '批量申报：丢弃尚未生成申请的表格',
  input: Input({ id: Id, reqId: RequestId }),
  output: Done,
});

export const batchOneCall = defineCall({
  ...reading,
  path: `${base}/one`,
  summary: 'One batch: what became of its rows, and how its applications stand now',
  summaryCN: '批量申报：一个批次各行的结果和申请的现状',
  input: Input({ id: Id }),
  output: Type.Object({
    batch: Batch,
    /** Until when the whole of it can be taken back; null when that is over. */
    undoUntil: Nullable(DateTime),
    /** Applications that their people began to work on, by name. */
    begun: Type.Array(Type.String()),
    left: Type.Integer(),
    progress: Type.Object({
      waiting: Type.Integer(),
      draft: Type.Integer(),
      accepting: Type.Integer(),
      review: Type.Integer(),
      correcting: Type.Integer(),
      done: Type.Integer(),
    }),
    rows: Type.Array(
      Type.Object({
        line: Line,
        name: Type.String(),
        state: Type.Enum([...rowStates]),
        no: Nullable(Type.String()),
        application: Nullable(Type.String()),
      }),
    ),
  }),
});

export const batchTemplateCall = defineCall({
  ...saving,
  path: `${base}/template`,
  summary: 'An empty sheet of a programme: columns, lists to choose from, and what goes into each',
  summaryCN: '批量申报：下载事项的空白表',
  input: Input({ programme: ProgrammeCode }),
  output: Type.Object({}),
});

export const batchFailedCall = defineCall({
  ...saving,
  path: `${base}/failed`,
  summary: 'The rows of which no application was made, as a sheet to be mended, with the reason behind each',
  summaryCN: '批量申报：导出未生成申请的行及原因',
  input: Input({ id: Id }),
  output: Type.Object({}),
});

export const preparedListCall = defineCall({
  ...reading,
  path: `${base}/own`,
  summary: 'What companies filled in for the caller: by account, or by the proven e-mail address',
  summaryCN: '批量申报：单位为本人代填的内容',
  input: Nothing,
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        id: Id,
        company: Type.String(),
        programme: Type.String(),
        programmeName: Bilingual,
        /** The name that the company filled in. */
        name: Type.String(),
        at: DateTime,
        /** The application it became; null while it waits to be taken up. */
        applicationId: Nullable(Id),
        state: Nullable(Type.String()),
      }),
    ),
  }),
});

export const preparedAnswerCall = defineCall({
  ...writing,
  path: `${base}/answer`,
  summary: 'Takes up what a company filled in, as a draft of one’s own, or declines it, whereupon it is deleted',
  summaryCN: '批量申报：接收单位代填的内容作为草稿，或谢绝并删除',
  input: Input({ id: Id, answer: Type.Enum(['TAKE', 'DECLINE']), reqId: RequestId }),
  output: Type.Object({ applicationId: Nullable(Id) }),
});
