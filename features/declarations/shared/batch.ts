import type { StatusTag } from '#core/resources/resource.ts';

/** A batch is being checked, was made, or was taken back. */
export const batchStates = ['CHECKING', 'DONE', 'UNDONE'] as const;
export type BatchState = (typeof batchStates)[number];

/** What they are called. */
export const batchStatuses = {
  CHECKING: { label: { CN: '单位核对中', EN: 'Being checked' }, tone: 'waiting' },
  DONE: { label: { CN: '已生成', EN: 'Made' }, tone: 'done' },
  UNDONE: { label: { CN: '已撤回', EN: 'Taken back' }, tone: 'off' },
} as const satisfies Record<BatchState, StatusTag>;

/** A row is in the sheet only, waits for somebody without an account, became an application, or was given up by either side. */
export const rowStates = ['OPEN', 'WAITING', 'MADE', 'DECLINED', 'UNDONE'] as const;
export type RowState = (typeof rowStates)[number];

/** Minutes in which a whole batch can be taken back. */
export const undoMinutes = 30;

/** Files a batch brings along for a row. */
export const mostFilesOfRow = 10;

/** When a batch can be taken back no more. */
export function undoUntil(doneAt: Date): Date {
  return new Date(doneAt.getTime() + undoMinutes * 60_000);
}
