import type { PrebookState } from '#features/places/shared/prebook.ts';
import type { TagTone } from '#web/kit/pieces/tag.tsx';

/** How the state of a booking looks. */
export const stateTones: Readonly<Record<PrebookState, TagTone>> = {
  PENDING: 'warn',
  CONFIRMED: 'open',
  USED: 'green',
  NO_SHOW: 'shut',
  REJECTED: 'bad',
  CANCELLED: 'shut',
};
