import type { ActionKey } from '#core/workflow/actions.ts';

/** Steps that may be taken on many cases at once: each is decided by what lies in the case, none asks something of its own. */
export const bulkActions = ['accept', 'pass', 'opinions-in', 'refuse', 'issue'] as const satisfies readonly ActionKey[];
export type BulkAction = (typeof bulkActions)[number];

/** Most cases of one decision. */
export const mostBulk = 200;

/** For so long a decision on many cases waits and can be undone. */
export const undoMinutes = 30;
