import type { Static } from 'typebox';
import type { StateKey } from '#core/workflow/states.ts';
import type { reportCall } from '#features/report-card/calls.ts';

/** Steps whose time is told: those in which somebody waits for somebody. */
export const toldSteps = [
  'UNIT_REVIEW',
  'ACCEPTING',
  'SUPPLEMENT',
  'REVIEW',
  'JOINT',
  'PUBLICITY',
] as const satisfies readonly StateKey[];

/** Groups smaller than this are not told, so that nobody is known by their case. */
export const leastGroup = 5;

export type Report = Static<typeof reportCall.output>;
