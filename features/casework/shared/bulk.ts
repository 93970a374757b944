import type { PermissionCode } from '#core/permissions.ts';
import { type ActionKey, actionOf } from '#core/workflow/actions.ts';
import type { StateKey } from '#core/workflow/states.ts';

/** Steps that may be taken on many cases at once: each is decided by what lies in the case, none asks something of its own. */
export const bulkActions = ['accept', 'pass', 'opinions-in', 'refuse', 'issue'] as const satisfies readonly ActionKey[];
export type BulkAction = (typeof bulkActions)[number];

/** Most cases of one decision. */
export const mostBulk = 200;

/** For so long a decision on many cases waits and can be undone. */
export const undoMinutes = 30;

/** States in which the office has decided in favour: a step that leads there takes of the money or the places of the year. */
export const favourable: readonly StateKey[] = ['PUBLICITY', 'APPROVED', 'EFFECTIVE'];

/** From which amount (fen) on a case needs a second person where its budget does not say. */
export const usualSecondFrom = 300_000_000;

/** What a second person must hold: the right to take the step themselves. */
export function secondCode(action: BulkAction): PermissionCode {
  const { permission } = actionOf(action);
  return typeof permission === 'string' ? permission : 'Mgr.Apply.audit';
}
