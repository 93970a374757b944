import type { ActionKey } from './actions.ts';
import { actionKeys, actionOf, permissionOf } from './actions.ts';
import type { Action, Actor, CaseFacts, Effect, Outcome, RefusalKey } from './facts.ts';
import type { Flow } from './flow.ts';
import { nextOnLine } from './flow.ts';
import type { StateKey } from './states.ts';

/** Working days in which a refusal can be appealed. */
export const appealDays = 10;

/** Decides a step: the new state and what must happen with it, or why it is refused. Pure and total; never throws. */
export function transition(flow: Flow, facts: CaseFacts, action: Action, actor: Actor): Outcome {
  const state = targetOf(flow, facts, action);
  const refusal = refusalOf(flow, facts, action, actor, state);
  if (refusal) return { ok: false, key: refusal };
  const to = state as StateKey;
  return {
    ok: true,
    from: facts.state,
    state: to,
    effects: effectsOf(action.key, facts, to),
    ...deadlineOf(flow, facts.state, to),
    ...(to === 'SUPPLEMENT' && facts.state !== 'SUPPLEMENT' ? { askedFrom: facts.state } : {}),
    rounds: facts.rounds + (action.key === 'ask' ? 1 : 0),
  };
}

/** The actions an actor can take now, given a reason where one is needed. */
export function allowedActions(flow: Flow, facts: CaseFacts, actor: Actor): ActionKey[] {
  return offeredActions(flow, facts, actor).flatMap((offer) => (offer.refusal ? [] : [offer.key]));
}

/** The actions that belong to this actor in this state, with the reason why one cannot be taken just now (for a greyed button). */
export function offeredActions(flow: Flow, facts: CaseFacts, actor: Actor): { key: ActionKey; refusal?: RefusalKey }[] {
  return actionKeys.flatMap((key) => {
    const outcome = transition(flow, facts, { key, reason: '-' }, actor);
    if (outcome.ok) return [{ key }];
    return outcome.key === 'NOT_ALLOWED' || outcome.key === 'NO_PERMISSION' ? [] : [{ key, refusal: outcome.key }];
  });
}

function targetOf(flow: Flow, facts: CaseFacts, action: Action): StateKey | undefined {
  switch (action.key) {
    case 'submit':
      if (facts.state === 'SUPPLEMENT') return facts.askedFrom;
      return nextOnLine(flow, facts.hasEmployer === false ? 'UNIT_REVIEW' : 'DRAFT');
    case 'delete':
    case 'back':
      return 'DRAFT';
    case 'unit-pass':
    case 'accept':
    case 'pass':
    case 'opinions-in':
    case 'publicity-pass':
    case 'issue':
    case 'take-up':
      return nextOnLine(flow, facts.state);
    case 'unit-return':
    case 'unit-lapse':
      return 'UNIT_RETURNED';
    case 'ask':
      return 'SUPPLEMENT';
    case 'unit-refuse':
    case 'refuse-acceptance':
    case 'refuse':
      return 'REJECTED';
    case 'objection-upheld':
      return action.to ?? 'REJECTED';
    case 'appeal':
      return 'REVIEW';
    case 'cancel':
    case 'lapse':
    case 'agree-withdrawal':
      return 'CLOSED';
    case 'end':
      return 'ENDED';
    case 'revoke':
      return 'REVOKED';
    case 'request-withdrawal':
    case 'cancel-withdrawal':
    case 'decline-withdrawal':
      return facts.state;
  }
}

function refusalOf(
  flow: Flow,
  facts: CaseFacts,
  action: Action,
  actor: Actor,
  target: StateKey | undefined,
): RefusalKey | undefined {
  const definition = actionOf(action.key);
  if (!definition.actors.includes(actor.kind) || !definition.from.includes(facts.state)) return 'NOT_ALLOWED';
  if (target === undefined || !flow.path.includes(facts.state) || !flow.path.includes(target)) return 'NOT_ALLOWED';
  if (actor.kind === 'operator' && !holdsPermission(action.key, facts.state, actor)) return 'NO_PERMISSION';
  const own = ownRefusal(flow, facts, action);
  if (own) return own;
  return definition.needsReason && !action.reason?.trim() ? 'REASON_NEEDED' : undefined;
}

function holdsPermission(key: ActionKey, state: StateKey, actor: Actor): boolean {
  const needed = permissionOf(key, state);
  return needed !== undefined && (actor.permissions ?? []).includes(needed);
}

function ownRefusal(flow: Flow, facts: CaseFacts, action: Action): RefusalKey | undefined {
  const unanswered = facts.openCorrections - facts.answeredCorrections;
  switch (action.key) {
    case 'submit':
      if (facts.state === 'DRAFT') return facts.windowOpen ? undefined : 'CLOSED';
      if (isPast(facts)) return 'OVERDUE';
      if (facts.state === 'UNIT_RETURNED') return undefined;
      if (facts.askedFrom !== 'ACCEPTING' && facts.askedFrom !== 'REVIEW') return 'NOT_ALLOWED';
      return unanswered > 0 ? 'OPEN_CORRECTIONS' : undefined;
    case 'ask':
      if (facts.rounds >= flow.maxSupplementRounds) return 'ROUNDS_USED';
      return unanswered > 0 ? undefined : 'NO_CORRECTIONS';
    case 'accept':
    case 'pass':
      return facts.openCorrections > 0 ? 'OPEN_CORRECTIONS' : undefined;
    case 'opinions-in':
      if (facts.openCorrections > 0) return 'OPEN_CORRECTIONS';
      return (facts.missingOpinions ?? 0) > 0 ? 'OPINIONS_MISSING' : undefined;
    case 'publicity-pass':
      if (isOnHold(facts)) return 'OPEN_OBJECTIONS';
      if (facts.isAnnounced === false) return 'NOT_ANNOUNCED';
      return isPast(facts) ? undefined : 'NOT_DUE';
    case 'objection-upheld':
      return action.to === undefined || action.to === 'REJECTED' || action.to === 'REVIEW' ? undefined : 'NOT_ALLOWED';
    case 'issue':
      if (flow.isOffer) return 'NOT_ALLOWED';
      return isOnHold(facts) ? 'OPEN_OBJECTIONS' : undefined;
    case 'take-up':
      if (!flow.isOffer) return 'NOT_ALLOWED';
      return isOnHold(facts) ? 'OPEN_OBJECTIONS' : undefined;
    case 'appeal':
      if (facts.appealed) return 'ALREADY_APPEALED';
      return isPast(facts) ? 'OVERDUE' : undefined;
    case 'lapse':
    case 'unit-lapse':
    case 'end':
      return isPast(facts) ? undefined : 'NOT_DUE';
    case 'revoke':
      return facts.confirmedBySecond ? undefined : 'SECOND_PERSON_NEEDED';
    case 'request-withdrawal':
      return facts.withdrawalRequested ? 'ALREADY_REQUESTED' : undefined;
    case 'agree-withdrawal':
    case 'cancel-withdrawal':
    case 'decline-withdrawal':
      return facts.withdrawalRequested ? undefined : 'NOT_REQUESTED';
    default:
      return undefined;
  }
}

function isOnHold({ openObjections = 0 }: CaseFacts): boolean {
  return openObjections > 0;
}

/** A request that arrives at the very instant of the deadline is in time. */
function isPast(facts: CaseFacts): boolean {
  return facts.dueAt !== undefined && Date.parse(facts.now) > Date.parse(facts.dueAt);
}

function deadlineOf(flow: Flow, from: StateKey, to: StateKey): { deadlineDays?: number } {
  if (from === to) return {};
  if (to === 'SUPPLEMENT') return { deadlineDays: flow.supplementDays };
  const days = flow.deadlines[to] ?? (to === 'REJECTED' ? appealDays : undefined);
  return days === undefined ? {} : { deadlineDays: days };
}

function effectsOf(key: ActionKey, { state: from, withdrawalRequested }: CaseFacts, to: StateKey): Effect[] {
  const effects: Effect[] = [...actionEffects[key]];
  if (key === 'submit') effects.push(to === 'UNIT_REVIEW' ? 'notify-employer' : 'notify-operators');
  if (to === 'PUBLICITY' && from !== 'PUBLICITY') effects.push('open-publicity');
  if (from === 'PUBLICITY' && to !== 'PUBLICITY') effects.push('close-publicity');
  if (from === 'SUPPLEMENT' && to !== 'SUPPLEMENT') effects.push('lock-corrections');
  if ((to === 'APPROVED' || to === 'REJECTED') && from !== to) effects.push('record-decision');
  if (withdrawalRequested && endsRequest(key, to)) effects.push('close-withdrawal');
  return effects;
}

/** A request to withdraw ends with its answer, with the case, and when the applicant goes on all the same. */
function endsRequest(key: ActionKey, to: StateKey): boolean {
  return key === 'submit' || key === 'cancel-withdrawal' || key === 'decline-withdrawal' || !withdrawable.includes(to);
}

/** States in which withdrawing is asked for. */
const withdrawable: readonly StateKey[] = actionOf('request-withdrawal').from;

const actionEffects: Readonly<Record<ActionKey, readonly Effect[]>> = {
  submit: ['freeze-snapshot', 'issue-receipt'],
  delete: ['remove'],
  back: [],
  'unit-pass': ['notify-applicant', 'notify-operators'],
  'unit-return': ['notify-applicant'],
  'unit-refuse': ['notify-applicant'],
  'unit-lapse': ['notify-applicant'],
  accept: ['notify-applicant'],
  ask: ['unlock-corrections', 'notify-applicant'],
  'refuse-acceptance': ['notify-applicant'],
  pass: ['notify-applicant'],
  'opinions-in': ['notify-applicant'],
  refuse: ['notify-applicant'],
  'publicity-pass': ['notify-applicant'],
  'objection-upheld': ['notify-applicant'],
  issue: ['issue-certificate', 'notify-applicant'],
  'take-up': ['issue-certificate', 'notify-applicant', 'notify-operators'],
  cancel: ['notify-applicant', 'notify-operators'],
  revoke: ['end-certificate', 'notify-applicant'],
  appeal: ['record-appeal', 'notify-operators'],
  lapse: ['notify-applicant'],
  end: ['end-certificate', 'notify-applicant'],
  'request-withdrawal': ['request-withdrawal', 'notify-operators'],
  'agree-withdrawal': ['notify-applicant'],
  'cancel-withdrawal': ['notify-operators'],
  'decline-withdrawal': ['notify-applicant'],
};
