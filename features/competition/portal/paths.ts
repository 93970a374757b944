import type { StageKey } from '#features/competition/shared/states.ts';
import { entryStateOf } from '#features/competition/shared/states.ts';

/** Where an entry is read. */
export function entryPath(id: string): string {
  return `/personal/user/itec/${id}`;
}

/** Where the form of a stage is filled in. */
export function fillPath(stage: StageKey, id: string): string {
  return `/itec/${stage === 'apply' ? 'edit' : stage}/${id}`;
}

/** Where the entrant goes on: the form that is due, or the entry to read. */
export function nextPath({ id, state, can }: { id: string; state: string; can: readonly string[] }): string {
  const isDue = can.some((step) => step.startsWith('save'));
  const stage = state === 'TRACKING' ? 'rf' : entryStateOf(state).stage;
  return isDue ? fillPath(stage, id) : entryPath(id);
}
