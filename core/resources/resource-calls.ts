import { Type } from 'typebox';
import { type Access, defineCall } from '../contracts/contract.ts';
import { ExportAnswer, exportInput } from '../contracts/jobs.ts';
import { numberedRows } from '../contracts/numbered-pages.ts';
import {
  Bilingual,
  FileShape,
  Id,
  Input,
  Named,
  Nullable,
  Reason,
  RecordId,
  RequestId,
  Revision,
} from '../contracts/shapes.ts';
import { summaryOf } from '../contracts/summary.ts';
import { type ImportCalls, importCalls } from './import-calls.ts';
import { mostBatch, type Resource } from './resource.ts';

const Row = Named(Type.Unknown());

const filter = {
  tenantId: Id,
  /** Filter values by filter key, as declared by the resource. */
  filter: Type.Optional(Row),
  sort: Type.Optional(Type.String({ maxLength: 40 })),
  descending: Type.Optional(Type.Boolean()),
};

/** The calls that every resource has; codes come from its definition. */
function resourceCalls(resource: Resource) {
  const path = `/mgr/${resource.code}`;
  const { permission } = resource;
  const readers: Access =
    permission !== 'operator' && resource.readers?.length ? [permission, ...resource.readers] : permission;
  // What cannot be written is refused by its verb: an empty list would let nobody hear so.
  const writers = [...new Set([resource.add, resource.edit].filter((code) => code !== undefined))];
  const actionCodes = [...new Set(resource.actions.map((action) => action.permission))];
  return {
    list: defineCall({
      method: 'GET',
      path: `${path}/list`,
      class: 'R',
      access: readers,
      sides: ['office'],
      rate: 'general',
      owner: 'tenant',
      ...summaryOf(resource.name, { CN: '列表的一页', EN: 'one page of the list' }),
      input: Input({
        ...filter,
        /** Pages have numbers up to the row `numberedRows`. */
        page: Type.Optional(Type.Integer({ minimum: 1, maximum: numberedRows })),
        size: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
        /** Instead of a number: `next` or `previous` of an answer in the same order. */
        after: Type.Optional(Type.String({ maxLength: 4000 })),
        before: Type.Optional(Type.String({ maxLength: 4000 })),
      }),
      output: Type.Object({
        rows: Type.Array(Row),
        /** Exact up to `numberedRows`; one more stands for all beyond. */
        total: Type.Integer(),
        next: Nullable(Type.String()),
        previous: Nullable(Type.String()),
      }),
    }),
    one: defineCall({
      method: 'GET',
      path: `${path}/one`,
      class: 'R',
      access: readers,
      sides: ['office'],
      rate: 'general',
      owner: 'tenant',
      ...summaryOf(resource.name, {
        CN: '一条记录，及其表单内容和可做的操作',
        EN: 'one record with its form values and allowed actions',
      }),
      input: Input({ tenantId: Id, id: RecordId }),
      output: Type.Object({
        row: Row,
        values: Row,
        rev: Revision,
        actions: Type.Array(Type.String()),
        /** With the name of the field each was handed in for. */
        files: Type.Array(Type.Object({ ...FileShape.properties, label: Bilingual })),
      }),
    }),
    save: defineCall({
      method: 'POST',
      path: `${path}/save`,
      class: 'W',
      access: writers.length > 0 ? writers : resource.permission,
      sides: ['office'],
      rate: 'general',
      owner: 'tenant',
      ...summaryOf(resource.name, {
        CN: '新增记录，或按版本修改',
        EN: 'adds a record, or changes one over its revision',
      }),
      input: Input({
        tenantId: Id,
        id: Type.Optional(RecordId),
        rev: Type.Optional(Revision),
        values: Row,
        reqId: RequestId,
      }),
      output: Type.Object({ id: RecordId, rev: Revision }),
    }),
    action: defineCall({
      method: 'POST',
      path: `${path}/action`,
      class: 'W',
      access: actionCodes.length > 0 ? actionCodes : resource.permission,
      sides: ['office'],
      rate: 'general',
      owner: 'tenant',
      ...summaryOf(resource.name, {
        CN: '对一条或几条记录做一项操作',
        EN: 'one declared action on one or several records',
      }),
      input: Input({
        tenantId: Id,
        ids: Type.Array(RecordId, { minItems: 1, maxItems: 200 }),
        action: Type.String({ maxLength: 40 }),
        values: Type.Optional(Row),
        reqId: RequestId,
      }),
      output: Type.Object({ done: Type.Integer(), id: Nullable(RecordId) }),
    }),
    export: defineCall({
      method: 'POST',
      path: `${path}/export`,
      class: 'D',
      access: resource.export ?? resource.permission,
      sides: ['office'],
      rate: 'export',
      owner: 'tenant',
      ...summaryOf(resource.name, {
        CN: '把筛选出的列表导出为文件，较长的在后台生成',
        EN: 'the filtered list as a file; a long one is made in the background',
      }),
      input: Input({ ...filter, ...exportInput }),
      output: ExportAnswer,
    }),
    options: defineCall({
      method: 'GET',
      path: `${path}/options`,
      class: 'R',
      access: readers,
      sides: ['office'],
      rate: 'general',
      owner: 'tenant',
      ...summaryOf(resource.name, {
        CN: '表单和筛选里取自本租户数据的选项',
        EN: 'choices of its forms and filters that are data of the tenant, by name',
      }),
      input: Input({ tenantId: Id }),
      output: Type.Object({
        options: Named(
          Type.Array(
            Type.Object({
              value: Type.String(),
              label: Type.Object({ CN: Type.String(), EN: Type.String() }),
              parent: Type.Optional(Type.String()),
            }),
          ),
        ),
      }),
    }),
  } as const;
}

export const recordRevealCall = defineCall({
  method: 'POST',
  path: '/mgr/record/reveal',
  class: 'W',
  access: 'Mgr.Pii.view',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Shows one masked value of a record of a resource in full; asks a reason and is logged',
  summaryCN: '显示一个隐藏的值，须填原因并记日志',
  input: Input({
    tenantId: Id,
    resource: Type.String({ maxLength: 40 }),
    id: RecordId,
    key: Type.String({ maxLength: 40 }),
    reason: Reason,
  }),
  output: Type.Object({ value: Type.Unknown() }),
});

/** Names told at a time of what a batch changes, and of each reason for which it leaves rows as they are. */
export const namesAtOnce = 50;

/** Rows that an action leaves as they are, by the reason in the reader's language; some of them named. */
const Skipped = Type.Array(
  Type.Object({ reason: Type.String(), count: Type.Integer(), names: Type.Array(Type.String()) }),
);

/** The calls of a resource some of whose actions are meant for many rows. */
function batchCalls(resource: Resource) {
  const actions = resource.actions.filter((action) => action.batch);
  const access = [...new Set(actions.map((action) => action.permission))];
  const input = {
    tenantId: Id,
    action: Type.String({ maxLength: 40 }),
    /** The rows that were picked; or else all that the filter finds. */
    ids: Type.Optional(Type.Array(RecordId, { minItems: 1, maxItems: 1000, uniqueItems: true })),
    filter: Type.Optional(Row),
  };
  return {
    preview: defineCall({
      method: 'POST',
      path: `/mgr/${resource.code}/preview`,
      class: 'W',
      access,
      sides: ['office'],
      rate: 'general',
      owner: 'tenant',
      ...summaryOf(resource.name, {
        CN: '试算一次批量操作会改什么、跳过什么',
        EN: 'what a batch would change and what it would skip, without changing anything',
      }),
      input: Input({
        ...input,
        /** From which name on, in each list of names; all of them are told `namesAtOnce` at a time. */
        from: Type.Optional(Type.Integer({ minimum: 0, maximum: mostBatch })),
      }),
      output: Type.Object({
        applies: Type.Integer(),
        /** Those from `from` on. */
        names: Type.Array(Type.String()),
        skipped: Skipped,
        /** Whether there are so many that it runs in the background. */
        isLong: Type.Boolean(),
      }),
    }),
    batch: defineCall({
      method: 'POST',
      path: `/mgr/${resource.code}/batch`,
      class: 'W',
      access,
      sides: ['office'],
      rate: 'general',
      owner: 'tenant',
      ...summaryOf(resource.name, {
        CN: `对勾选的或筛选出的全部记录做一项操作（最多 ${mostBatch} 条），不符合的跳过`,
        EN: `one action on picked rows or on all of a filter (at most ${mostBatch}); those that refuse it are skipped`,
      }),
      input: Input({ ...input, values: Type.Optional(Row), reqId: RequestId }),
      output: Type.Object({ done: Type.Integer(), skipped: Skipped, job: Nullable(Id) }),
    }),
  } as const;
}

export type BatchCalls = ReturnType<typeof batchCalls>;
export type ResourceCalls = ReturnType<typeof resourceCalls> & Partial<BatchCalls> & Partial<ImportCalls>;

const known = new WeakMap<Resource, ResourceCalls>();

/** The calls of a resource; the same ones whenever it is asked. */
export function callsOf(resource: Resource): ResourceCalls {
  const found = known.get(resource);
  if (found) return found;
  const hasBatches = resource.actions.some((action) => action.batch);
  const calls = {
    ...resourceCalls(resource),
    ...(hasBatches ? batchCalls(resource) : {}),
    ...(resource.import ? importCalls(resource, resource.import) : {}),
  };
  known.set(resource, calls);
  return calls;
}
