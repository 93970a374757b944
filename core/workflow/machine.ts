import type { PermissionCode } from '../permissions.ts';
import type { Text } from '../texts/text.ts';
import type { ActorKind } from './actions.ts';
import type { Actor, RefusalKey } from './facts.ts';

/**
 * One step of a machine: who may take it, from where, and where it leads (nowhere when `to` is absent). `needs` names
 * facts that must hold, each with what is answered while it does not. Facts in `otherwise` lead elsewhere.
 */
export interface Step<S extends string, F extends string> {
  readonly name: Text;
  readonly actors: readonly ActorKind[];
  /** What an operator must hold. */
  readonly permission?: PermissionCode;
  readonly from: readonly S[];
  readonly to?: S | Partial<Record<S, S>>;
  readonly otherwise?: { readonly when: F; readonly to: S };
  readonly needs?: Partial<Record<F, RefusalKey>>;
  readonly needsReason?: true;
  /** Against the applicant, or a loss of what was entered. */
  readonly isNegative?: true;
}

/** States in order with their steps by key: a whole process as data. */
export interface Machine<S extends string, A extends string, F extends string> {
  readonly states: readonly S[];
  readonly steps: Readonly<Record<A, Step<S, F>>>;
}

export type StepOutcome<S extends string> = { ok: true; from: S; state: S } | { ok: false; key: RefusalKey };

/** Decides a step by facts alone: the state it leads to, or why it is refused. Pure and total; never throws. */
export function decideStep<S extends string, A extends string, F extends string>(
  machine: Machine<S, A, F>,
  { state, facts }: { readonly state: S; readonly facts: Readonly<Record<F, boolean>> },
  { key, reason }: { readonly key: A; readonly reason?: string | undefined },
  actor: Actor,
): StepOutcome<S> {
  const step = machine.steps[key];
  const refuse = (why: RefusalKey): StepOutcome<S> => ({ ok: false, key: why });
  if (!step?.actors.includes(actor.kind) || !step.from.includes(state)) return refuse('NOT_ALLOWED');
  const lacksCode = step.permission && !(actor.permissions ?? []).includes(step.permission);
  if (actor.kind === 'operator' && lacksCode) return refuse('NO_PERMISSION');
  for (const [fact, why] of Object.entries(step.needs ?? {}) as [F, RefusalKey][]) if (!facts[fact]) return refuse(why);
  if (step.needsReason && !reason?.trim()) return refuse('REASON_NEEDED');
  const usual = typeof step.to === 'string' ? step.to : (step.to?.[state] ?? state);
  const to = step.otherwise && facts[step.otherwise.when] ? step.otherwise.to : usual;
  return { ok: true, from: state, state: to };
}

/** The steps an actor can take now, given a reason where one is needed. */
export function openSteps<S extends string, A extends string, F extends string>(
  machine: Machine<S, A, F>,
  at: { readonly state: S; readonly facts: Readonly<Record<F, boolean>> },
  actor: Actor,
): A[] {
  const keys = Object.keys(machine.steps) as A[];
  return keys.filter((key) => decideStep(machine, at, { key, reason: '-' }, actor).ok);
}

/** What is wrong with a machine: states that nothing reaches, and steps that name unknown ones. */
export function machineFaults<S extends string, A extends string, F extends string>(
  { states, steps }: Machine<S, A, F>,
  first: S,
): string[] {
  const all = Object.entries<Step<S, F>>(steps);
  const targetsOf = ({ to, otherwise }: Step<S, F>, from: readonly S[]): S[] => [
    ...(typeof to === 'string' ? [to] : from.flatMap((state) => to?.[state] ?? [])),
    ...(otherwise ? [otherwise.to] : []),
  ];
  const known = new Set(states);
  const unknown = all.flatMap(([key, step]) =>
    [...step.from, ...targetsOf(step, step.from)]
      .filter((state) => !known.has(state))
      .map((state) => `${key} names ${state}`),
  );
  const reached = new Set<S>([first]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const [, step] of all) {
      const from = step.from.filter((state) => reached.has(state));
      if (from.length > 0) for (const target of targetsOf(step, from)) reached.add(target);
    }
  }
  return [...unknown, ...states.filter((state) => !reached.has(state)).map((state) => `nothing reaches ${state}`)];
}
