import { type Programme, stageAt } from '#features/casework/programmes/programme.ts';

interface Step {
  readonly state: string;
  readonly action?: string;
}

type Staged = Pick<Programme, 'stages' | 'types'>;

/**
 * A programme with the stages that one application goes through, as calendar, progress and record tell them: all of them,
 * but the employer's where none was asked. Until it is handed in, its type (where its programme has types) says whether one will be.
 */
export function withOwnStages<P extends Staged>(
  programme: P,
  { events, type }: { events: readonly Step[]; type?: unknown },
): P {
  const isAsked = events.some(({ state, action }) => state.startsWith('UNIT_') || action?.startsWith('unit-'));
  const isHandedIn = events.some(({ state }) => state !== 'DRAFT');
  const isAlone = isHandedIn ? !isAsked : (programme.types?.asCompany?.some((each) => each === type) ?? false);
  if (!isAlone) return programme;
  return { ...programme, stages: programme.stages.filter(({ states }) => !states.includes('UNIT_REVIEW')) };
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
