import { Type } from 'typebox';
import { defineCall } from '../contracts/contract.ts';
import { Bilingual, Done, Id, Input, Nullable, RequestId } from '../contracts/shapes.ts';
import { summaryOf } from '../contracts/summary.ts';
import type { Importing, Resource } from './resource.ts';

/** Bytes of a sheet: a call carries it whole. */
export const mostSheetBytes = 400_000;

/** Rows of a sheet that are taken in at once. */
export const mostSheetRows = 500;

/** Rows of a sheet that a job takes in, and bytes of it; it comes in parts as large as a sheet that is taken in at once. */
export const mostLongRows = 20_000;
export const mostLongBytes = 12_000_000;

/** What becomes of rows whose record exists already: left, changed, or refused, and the whole sheet with any refused row. */
export const knownRows = ['SKIP', 'UPDATE', 'STOP'] as const;
export type KnownRows = (typeof knownRows)[number];

const Counts = {
  added: Type.Integer(),
  changed: Type.Integer(),
  skipped: Type.Integer(),
  refused: Type.Integer(),
};

/** The calls of a resource that takes records in from a sheet; nothing of a sheet is kept between them. */
export function importCalls(resource: Resource, { permission: access }: Importing) {
  const path = `/mgr/${resource.code}/import`;
  const usual = { method: 'POST', access, sides: ['office'], owner: 'tenant' } as const;
  const sheet = {
    tenantId: Id,
    /** An .xlsx or .csv file as base64url. */
    file: Type.String({ maxLength: Math.ceil(mostSheetBytes / 3) * 4, pattern: '^[A-Za-z0-9_-]*$' }),
    name: Type.String({ minLength: 1, maxLength: 200 }),
    known: Type.Enum([...knownRows]),
  };
  return {
    template: defineCall({
      ...usual,
      path: `${path}/template`,
      class: 'D',
      rate: 'export',
      ...summaryOf(resource.name, {
        CN: '导入用的空表，每列注明填什么',
        EN: 'an empty sheet with the columns of an import and what goes into each',
      }),
      input: Input({ tenantId: Id }),
      output: Type.Object({}),
    }),
    importPreview: defineCall({
      ...usual,
      path: `${path}/preview`,
      class: 'W',
      rate: 'general',
      ...summaryOf(resource.name, {
        CN: `试算一张表（最多 ${mostSheetRows} 行）导入后逐行会怎样，不写入`,
        EN: `what an import of a sheet (at most ${mostSheetRows} rows) would do, row by row, without doing it`,
      }),
      input: Input(sheet),
      output: Type.Object({
        ...Counts,
        columns: Type.Array(Type.Object({ key: Type.String(), label: Bilingual })),
        /** Heads of columns that no field has. */
        ignored: Type.Array(Type.String()),
        rows: Type.Array(
          Type.Object({
            /** Of the sheet, the head being the first. */
            line: Type.Integer(),
            /** As they stand in the sheet, in the order of `columns`. */
            cells: Type.Array(Type.String()),
            outcome: Type.Union([
              Type.Literal('ADD'),
              Type.Literal('CHANGE'),
              Type.Literal('SKIP'),
              Type.Literal('REFUSE'),
            ]),
            /** What a record that would be changed has now, in the order of `columns`; null for the others. */
            before: Nullable(Type.Array(Type.String())),
            /** By the key of the column; empty for what concerns the row. */
            problems: Type.Array(Type.Object({ key: Type.String(), msg: Type.String() })),
          }),
        ),
      }),
    }),
    import: defineCall({
      ...usual,
      path,
      class: 'W',
      rate: 'general',
      ...summaryOf(resource.name, {
        CN: '按表格逐行新增和修改记录，不合格的行不导入',
        EN: 'adds and changes records by the rows of a sheet; those that are refused stay out',
      }),
      input: Input({ ...sheet, reqId: RequestId }),
      output: Type.Object(Counts),
    }),
    importPart: defineCall({
      ...usual,
      path: `${path}/part`,
      class: 'W',
      rate: 'general',
      ...summaryOf(resource.name, {
        CN: '暂存长表的一段，保留一天',
        EN: 'keeps one part of a sheet that is too long for a call, for a day',
      }),
      input: Input({
        tenantId: Id,
        /** Named by whoever sends it. */
        sheet: RequestId,
        at: Type.Integer({ minimum: 0, maximum: mostLongBytes / mostSheetBytes - 1 }),
        part: sheet.file,
      }),
      output: Done,
    }),
    importLong: defineCall({
      ...usual,
      path: `${path}/long`,
      class: 'W',
      rate: 'general',
      ...summaryOf(resource.name, {
        CN: `把分段上传的长表（最多 ${mostLongRows} 行）交给后台任务，结果文件列出没有导入的行`,
        EN: `leaves a sheet of at most ${mostLongRows} rows that came in parts to a job; its file has the rows that were left out`,
      }),
      input: Input({
        tenantId: Id,
        sheet: RequestId,
        parts: Type.Integer({ minimum: 1, maximum: mostLongBytes / mostSheetBytes }),
        name: sheet.name,
        known: sheet.known,
        reqId: RequestId,
      }),
      output: Type.Object({ job: Id }),
    }),
    importRefused: defineCall({
      ...usual,
      path: `${path}/refused`,
      class: 'D',
      rate: 'export',
      ...summaryOf(resource.name, {
        CN: '不合格的行单独成表，旁注原因，改好再传',
        EN: 'the rows of a sheet that are refused, as a sheet to be mended, with the reason beside each',
      }),
      input: Input(sheet),
      output: Type.Object({}),
    }),
  } as const;
}

export type ImportCalls = ReturnType<typeof importCalls>;
