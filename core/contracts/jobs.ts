import { Type } from 'typebox';
import { defineCall } from './contract.ts';
import { Bilingual, DateTime, Done, Id, Input, Nullable, Reason } from './shapes.ts';

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** More rows than these are not waited for: the file is made in the background. */
export const rowsAtOnce = 5000;

/** Most rows of one file: what a sheet of a spreadsheet takes, less its head. */
export const mostRows = 1_000_000;

/** What every export asks beside its filter. */
export const exportInput = {
  format: Type.Union([Type.Literal('xlsx'), Type.Literal('csv')]),
  columns: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 60, uniqueItems: true }),
  /** Why personal data is needed in full; it needs Mgr.Pii.view. Masked without it. */
  unmask: Type.Optional(Reason),
};

/** The answer of an export that is no file yet: the job that makes it. */
export const ExportAnswer = Type.Object({ job: Type.Optional(Id) });

const own = { class: 'W', access: 'operator', sides: ['office'], rate: 'general', owner: 'tenant' } as const;

export const jobListCall = defineCall({
  ...own,
  method: 'GET',
  path: '/mgr/jobs/list',
  class: 'R',
  summary: 'The own background jobs of the last days, newest first, with their progress',
  summaryCN: '本人近日的后台任务及进度，新的在前',
  input: Input({ tenantId: Id }),
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        id: Id,
        title: Bilingual,
        format: Type.String(),
        state: Type.Union([
          Type.Literal('QUEUED'),
          Type.Literal('RUNNING'),
          Type.Literal('DONE'),
          Type.Literal('FAILED'),
        ]),
        done: Type.Integer(),
        total: Type.Integer(),
        /** Why it failed, in the reader's language. */
        error: Nullable(Type.String()),
        fileName: Nullable(Type.String()),
        fileSize: Nullable(Type.Integer()),
        createdAt: DateTime,
        endedAt: Nullable(DateTime),
        expiresAt: DateTime,
      }),
    ),
  }),
});

export const jobFileCall = defineCall({
  ...own,
  method: 'POST',
  path: '/mgr/jobs/file',
  class: 'D',
  summary: 'The file of an own finished job',
  summaryCN: '本人已完成任务的文件',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({}),
});

export const jobRetryCall = defineCall({
  ...own,
  method: 'POST',
  path: '/mgr/jobs/retry',
  summary: 'Starts an own failed job again',
  summaryCN: '重新运行本人失败的任务',
  input: Input({ tenantId: Id, id: Id }),
  output: Done,
});

export const jobRemoveCall = defineCall({
  ...own,
  method: 'POST',
  path: '/mgr/jobs/remove',
  summary: 'Removes an own job and its file; one under way stops',
  summaryCN: '删除本人的任务及其文件，正在运行的停止',
  input: Input({ tenantId: Id, id: Id }),
  output: Done,
});
