import { type Programme, stageAt } from '#features/casework/programmes/programme.ts';

interface Step {
  readonly state: string;
}

/**
 * The event by which each stage of a programme was left for good, in the order of its stages; undefined for those under
 * way or ahead. What was sent back is where it returns to, so corrections do not open stages that were passed.
 */
export function stagesDone<Event extends Step>(
  programme: Pick<Programme, 'stages'>,
  events: readonly Event[],
): (Event | undefined)[] {
  const done: (Event | undefined)[] = programme.stages.map(() => undefined);
  for (const event of events) {
    const at = event.state === 'SUPPLEMENT' ? -1 : stageAt(programme, event.state);
    if (at < 0) continue;
    done.forEach((before, stage) => {
      done[stage] = stage < at ? (before ?? event) : undefined;
    });
  }
  return done;
}

/** The stage that an application reached last, by its events; -1 before the first. */
export function lastStage(programme: Pick<Programme, 'stages'>, events: readonly Step[]): number {
  const last = events.findLast(({ state }) => state !== 'SUPPLEMENT' && stageAt(programme, state) >= 0);
  return last ? stageAt(programme, last.state) : -1;
}
