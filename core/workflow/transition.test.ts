import { expect, test } from 'vitest';
import { programmes } from '#features/casework/programmes/registry.ts';
import type { PermissionCode } from '../permissions.ts';
import { isPermissionCode, permissionCodes } from '../permissions.ts';
import { type ActionKey, type ActorKind, actionKeys, actionOf } from './actions.ts';
import type { Actor, CaseFacts } from './facts.ts';
import type { Flow } from './flow.ts';
import { isIn, type State, type StateKey, sqlListOf, stateKeys, stateOf, stateSets, states } from './states.ts';
import { allowedActions, appealDays, offeredActions, transition } from './transition.ts';

const full: Flow = {
  path: stateKeys,
  deadlines: { UNIT_REVIEW: 3, ACCEPTING: 5, REVIEW: 10, PUBLICITY: 5 },
  maxSupplementRounds: 3,
  supplementDays: 5,
};
const flows: [string, Flow][] = [
  ['every state', full],
  ['every state, ending in an offer', { ...full, isOffer: true }],
  ...programmes.map((programme): [string, Flow] => [programme.code, programme]),
];

const before = '2026-11-20T01:00:00Z';
const now = '2026-11-20T02:00:00Z';
const after = '2026-11-20T03:00:00Z';

const none = { rounds: 0, openCorrections: 0, answeredCorrections: 0 };
const calm: CaseFacts = { state: 'DRAFT', ...none, windowOpen: true, now };
/** The stateKeys that any step needs, and two that none does. */
const someCodes = permissionCodes.filter(
  (code) => code.startsWith('Mgr.Apply') || code === 'Mgr.Dict' || code === 'Mgr.Role',
);
const actors: Actor[] = [
  { kind: 'applicant' },
  { kind: 'employer' },
  { kind: 'system' },
  { kind: 'operator', permissions: [] },
  { kind: 'operator', permissions: permissionCodes },
  ...someCodes.map((code): Actor => ({ kind: 'operator', permissions: [code] })),
];

/** Every combination of the facts that any rule looks at. */
const situations: Partial<CaseFacts>[] = [undefined, 'ACCEPTING', 'REVIEW', 'DRAFT', 'REVOKED'].flatMap((askedFrom) =>
  [0, 2, 3].flatMap((rounds) =>
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ].flatMap(([openCorrections = 0, answeredCorrections = 0]) =>
      [undefined, before, now, after].flatMap((dueAt) =>
        [true, false].map(
          (flag): Partial<CaseFacts> => ({
            askedFrom: askedFrom as StateKey | undefined,
            rounds,
            openCorrections,
            answeredCorrections,
            dueAt,
            windowOpen: flag,
            withdrawalRequested: flag,
            confirmedBySecond: flag,
            appealed: !flag,
            missingOpinions: flag ? 0 : 1,
            openObjections: flag ? 0 : 1,
          }),
        ),
      ),
    ),
  ),
);

test.each(flows)('%s: over all states, actions, actors and situations the machine stays inside its path', (_, flow) => {
  const reached = new Map<string, Set<StateKey>>();
  for (const state of stateKeys) {
    for (const situation of situations) {
      const facts = { ...calm, ...situation, state };
      for (const actor of actors) {
        for (const key of actionKeys) {
          for (const to of key === 'objection-upheld' ? [undefined, ...stateKeys] : [undefined]) {
            const outcome = transition(flow, facts, { key, reason: '理由', to }, actor);
            if (!outcome.ok) continue;
            const { from, actors: kinds } = actionOf(key);
            const isSound =
              flow.path.includes(state) &&
              flow.path.includes(outcome.state) &&
              from.includes(state) &&
              kinds.includes(actor.kind) &&
              outcome.from === state &&
              outcome.rounds <= flow.maxSupplementRounds;
            if (!isSound) expect.fail(`${actor.kind} moved ${state} to ${outcome.state} by ${key}`);
            const move = `${state} ${key}`;
            reached.set(move, (reached.get(move) ?? new Set()).add(outcome.state));
          }
        }
      }
    }
  }
  const moves = Object.fromEntries([...reached].map(([move, targets]) => [move, [...targets].sort()]));
  expect(moves).toEqual(expectedMoves(flow));
});

/** The table of the specification, cut to the states of a programme. */
function expectedMoves(flow: Flow): Record<string, string[]> {
  const has = (key: string) => flow.path.includes(key as StateKey);
  const line = ['DRAFT', 'UNIT_REVIEW', 'ACCEPTING', 'REVIEW', 'JOINT', 'PUBLICITY', 'APPROVED', 'EFFECTIVE'];
  const next = (from: string) => line.slice(line.indexOf(from) + 1).find(has)!;
  const table: Record<string, string[]> = {
    'DRAFT submit': [next('DRAFT')],
    'DRAFT delete': ['DRAFT'],
    'UNIT_REVIEW back': ['DRAFT'],
    'UNIT_REVIEW unit-pass': ['ACCEPTING'],
    'UNIT_REVIEW unit-return': ['UNIT_RETURNED'],
    'UNIT_REVIEW unit-refuse': ['REJECTED'],
    'UNIT_REVIEW unit-lapse': ['UNIT_RETURNED'],
    'UNIT_RETURNED submit': ['UNIT_REVIEW'],
    'UNIT_RETURNED lapse': ['CLOSED'],
    'ACCEPTING back': ['DRAFT'],
    'ACCEPTING accept': ['REVIEW'],
    'ACCEPTING ask': ['SUPPLEMENT'],
    'ACCEPTING refuse-acceptance': ['REJECTED'],
    'SUPPLEMENT submit': ['ACCEPTING', 'REVIEW'],
    'SUPPLEMENT lapse': ['CLOSED'],
    'SUPPLEMENT request-withdrawal': ['SUPPLEMENT'],
    'SUPPLEMENT agree-withdrawal': ['CLOSED'],
    'SUPPLEMENT cancel-withdrawal': ['SUPPLEMENT'],
    'SUPPLEMENT decline-withdrawal': ['SUPPLEMENT'],
    'REVIEW pass': [next('REVIEW')],
    'REVIEW ask': ['SUPPLEMENT'],
    'REVIEW refuse': ['REJECTED'],
    'REVIEW request-withdrawal': ['REVIEW'],
    'REVIEW agree-withdrawal': ['CLOSED'],
    'REVIEW cancel-withdrawal': ['REVIEW'],
    'REVIEW decline-withdrawal': ['REVIEW'],
    'JOINT opinions-in': [next('JOINT')],
    'JOINT refuse': ['REJECTED'],
    'JOINT request-withdrawal': ['JOINT'],
    'JOINT agree-withdrawal': ['CLOSED'],
    'JOINT cancel-withdrawal': ['JOINT'],
    'JOINT decline-withdrawal': ['JOINT'],
    'PUBLICITY publicity-pass': ['APPROVED'],
    'PUBLICITY objection-upheld': ['REJECTED', 'REVIEW'],
    'PUBLICITY request-withdrawal': ['PUBLICITY'],
    'PUBLICITY agree-withdrawal': ['CLOSED'],
    'PUBLICITY cancel-withdrawal': ['PUBLICITY'],
    'PUBLICITY decline-withdrawal': ['PUBLICITY'],
    ...(flow.isOffer ? { 'APPROVED take-up': ['EFFECTIVE'] } : { 'APPROVED issue': ['EFFECTIVE'] }),
    'APPROVED cancel': ['CLOSED'],
    'EFFECTIVE end': ['ENDED'],
    'EFFECTIVE revoke': ['REVOKED'],
    'REJECTED appeal': ['REVIEW'],
  };
  return Object.fromEntries(Object.entries(table).filter(([move]) => has(move.split(' ')[0]!)));
}

test.each(flows)('%s: an operator moves only with the one permission of the step', (_, flow) => {
  const needed: Partial<Record<ActionKey, PermissionCode>> = {
    accept: 'Mgr.Apply.audit',
    ask: 'Mgr.Apply.audit',
    'refuse-acceptance': 'Mgr.Apply.audit',
    pass: 'Mgr.Apply.audit',
    'opinions-in': 'Mgr.Apply.judge',
    'publicity-pass': 'Mgr.Apply.publish',
    'objection-upheld': 'Mgr.Apply.publish',
    issue: 'Mgr.ApplyPay.issue',
    cancel: 'Mgr.Apply.audit',
    revoke: 'Mgr.Apply.revoke',
    'agree-withdrawal': 'Mgr.Apply.audit',
    'decline-withdrawal': 'Mgr.Apply.audit',
  };
  for (const state of flow.path) {
    for (const situation of situations) {
      const facts = { ...calm, ...situation, state };
      for (const key of actionKeys) {
        const holders = someCodes.filter(
          (code) => transition(flow, facts, { key, reason: '理由' }, { kind: 'operator', permissions: [code] }).ok,
        );
        const code = key === 'refuse' ? (state === 'JOINT' ? 'Mgr.Apply.judge' : 'Mgr.Apply.audit') : needed[key];
        if (holders.some((each) => each !== code)) expect.fail(`${holders} may ${key} in ${state}`);
        const stranger = transition(flow, facts, { key, reason: '理由' }, { kind: 'operator' });
        if (stranger.ok) expect.fail(`anybody may ${key} in ${state}`);
      }
    }
  }
  for (const code of Object.values(needed)) expect(isPermissionCode(code)).toBe(true);
});

test('each step names its reason rule, and a negative one cannot be taken without a reason', () => {
  const needing = actionKeys.filter((key) => actionOf(key).needsReason);
  expect(needing.sort()).toEqual(
    [
      'appeal',
      'cancel',
      'decline-withdrawal',
      'objection-upheld',
      'refuse',
      'refuse-acceptance',
      'revoke',
      'unit-refuse',
      'unit-return',
    ].sort(),
  );
  for (const key of needing) {
    const { from, actors: kinds } = actionOf(key);
    for (const state of from) {
      const facts: CaseFacts = { ...calm, state, dueAt: after, confirmedBySecond: true, withdrawalRequested: true };
      const actor: Actor = { kind: kinds[0] as ActorKind, permissions: permissionCodes };
      for (const reason of [undefined, '', '  \n']) {
        expect(transition(full, facts, { key, reason }, actor)).toEqual({ ok: false, key: 'REASON_NEEDED' });
      }
      expect(transition(full, facts, { key, reason: '材料不符' }, actor).ok).toBe(true);
    }
  }
});

test('finished states have no exit but the appeal', () => {
  for (const state of stateSets.ended.slice(1)) {
    for (const situation of situations) {
      for (const actor of actors) expect(allowedActions(full, { ...calm, ...situation, state }, actor)).toEqual([]);
    }
  }
  expect(allowedActions(full, { ...calm, state: 'REJECTED' }, { kind: 'applicant' })).toEqual(['appeal']);
  expect(
    allowedActions(full, { ...calm, state: 'REJECTED' }, { kind: 'operator', permissions: permissionCodes }),
  ).toEqual([]);
});

const officer: Actor = { kind: 'operator', permissions: ['Mgr.Apply.audit'] };
const applicant: Actor = { kind: 'applicant' };
const step = (facts: Partial<CaseFacts>, key: ActionKey, actor: Actor = officer, reason?: string) =>
  transition(full, { ...calm, ...facts }, { key, reason }, actor);

test('nothing is approved while a correction item is open, answered or not', () => {
  for (const answeredCorrections of [0, 1]) {
    const facts = { openCorrections: 1, answeredCorrections };
    expect(step({ ...facts, state: 'ACCEPTING' }, 'accept')).toEqual({ ok: false, key: 'OPEN_CORRECTIONS' });
    expect(step({ ...facts, state: 'REVIEW' }, 'pass')).toEqual({ ok: false, key: 'OPEN_CORRECTIONS' });
  }
  expect(step({ state: 'SUPPLEMENT', openCorrections: 0 }, 'pass')).toEqual({ ok: false, key: 'NOT_ALLOWED' });
  expect(step({ state: 'UNIT_RETURNED' }, 'pass')).toEqual({ ok: false, key: 'NOT_ALLOWED' });
});

test('asking opens a round with its deadline, at most three times, and never without an item', () => {
  const asked = step({ state: 'REVIEW', rounds: 2, openCorrections: 1 }, 'ask');
  expect(asked).toEqual({
    ok: true,
    from: 'REVIEW',
    state: 'SUPPLEMENT',
    askedFrom: 'REVIEW',
    rounds: 3,
    deadlineDays: 5,
    effects: ['unlock-corrections', 'notify-applicant'],
  });
  expect(step({ state: 'REVIEW', rounds: 3, openCorrections: 1 }, 'ask')).toEqual({ ok: false, key: 'ROUNDS_USED' });
  expect(step({ state: 'REVIEW', openCorrections: 0 }, 'ask')).toEqual({ ok: false, key: 'NO_CORRECTIONS' });
  expect(step({ state: 'REVIEW', openCorrections: 1, answeredCorrections: 1 }, 'ask')).toEqual({
    ok: false,
    key: 'NO_CORRECTIONS',
  });
});

test('answered corrections go back to the step that asked, until the instant of the deadline', () => {
  const facts = { state: 'SUPPLEMENT', openCorrections: 2, answeredCorrections: 2, rounds: 1 } as const;
  for (const askedFrom of ['ACCEPTING', 'REVIEW'] as const) {
    const outcome = step({ ...facts, askedFrom, dueAt: now, windowOpen: false }, 'submit', applicant);
    expect(outcome).toMatchObject({ ok: true, state: askedFrom, rounds: 1 });
    expect(outcome.ok && outcome.effects).toContain('lock-corrections');
  }
  expect(step({ ...facts, askedFrom: 'REVIEW', answeredCorrections: 1 }, 'submit', applicant)).toEqual({
    ok: false,
    key: 'OPEN_CORRECTIONS',
  });
  expect(step({ ...facts, askedFrom: 'REVIEW', dueAt: before }, 'submit', applicant)).toEqual({
    ok: false,
    key: 'OVERDUE',
  });
  expect(step({ ...facts, askedFrom: 'REVIEW', dueAt: now }, 'lapse', { kind: 'system' })).toEqual({
    ok: false,
    key: 'NOT_DUE',
  });
  expect(step({ ...facts, askedFrom: 'REVIEW' }, 'lapse', { kind: 'system' })).toEqual({ ok: false, key: 'NOT_DUE' });
  expect(step({ ...facts, askedFrom: 'REVIEW', dueAt: before }, 'lapse', { kind: 'system' })).toMatchObject({
    ok: true,
    state: 'CLOSED',
  });
});

test('a draft is submitted only while the window is open', () => {
  expect(step({ windowOpen: false }, 'submit', applicant)).toEqual({ ok: false, key: 'CLOSED' });
  const sent = step({}, 'submit', applicant);
  expect(sent).toMatchObject({ ok: true, state: 'UNIT_REVIEW', deadlineDays: 3 });
  expect(sent.ok && sent.effects).toEqual(['freeze-snapshot', 'issue-receipt', 'notify-employer']);
  const withoutEmployer = programmes.find(({ path }) => !path.includes('UNIT_REVIEW'))!;
  const direct = transition(withoutEmployer, calm, { key: 'submit' }, applicant);
  expect(direct.ok && direct.effects).toEqual(['freeze-snapshot', 'issue-receipt', 'notify-operators']);
});

test('a public notice runs to its end and stops at an objection', () => {
  const publisher: Actor = { kind: 'operator', permissions: ['Mgr.Apply.publish'] };
  expect(step({ state: 'PUBLICITY', dueAt: after }, 'publicity-pass', publisher)).toEqual({
    ok: false,
    key: 'NOT_DUE',
  });
  expect(step({ state: 'PUBLICITY', dueAt: before, openObjections: 1 }, 'publicity-pass', { kind: 'system' })).toEqual({
    ok: false,
    key: 'OPEN_OBJECTIONS',
  });
  const passed = step({ state: 'PUBLICITY', dueAt: before }, 'publicity-pass', { kind: 'system' });
  expect(passed).toMatchObject({ ok: true, state: 'APPROVED' });
  expect(passed.ok && passed.effects).toEqual(['notify-applicant', 'close-publicity', 'record-decision']);
  const opened = step({ state: 'JOINT' }, 'opinions-in', { kind: 'operator', permissions: ['Mgr.Apply.judge'] });
  expect(opened.ok && opened.effects).toContain('open-publicity');
});

test('a refusal can be appealed once, within its period', () => {
  const refused = step({ state: 'REVIEW' }, 'refuse', officer, '不符合条件');
  expect(refused).toMatchObject({ ok: true, state: 'REJECTED', deadlineDays: appealDays });
  expect(step({ state: 'REJECTED', dueAt: now }, 'appeal', applicant, '理由')).toMatchObject({
    ok: true,
    state: 'REVIEW',
  });
  expect(step({ state: 'REJECTED', dueAt: before }, 'appeal', applicant, '理由')).toEqual({
    ok: false,
    key: 'OVERDUE',
  });
  expect(step({ state: 'REJECTED', appealed: true }, 'appeal', applicant, '理由')).toEqual({
    ok: false,
    key: 'ALREADY_APPEALED',
  });
});

test('withdrawal after acceptance needs both sides, revoking a second person', () => {
  expect(step({ state: 'REVIEW' }, 'agree-withdrawal')).toEqual({ ok: false, key: 'NOT_REQUESTED' });
  expect(step({ state: 'REVIEW' }, 'request-withdrawal', applicant)).toMatchObject({ ok: true, state: 'REVIEW' });
  expect(step({ state: 'REVIEW', withdrawalRequested: true }, 'request-withdrawal', applicant)).toEqual({
    ok: false,
    key: 'ALREADY_REQUESTED',
  });
  const asked = { state: 'REVIEW', withdrawalRequested: true } as const;
  expect(step(asked, 'agree-withdrawal')).toMatchObject({ ok: true, state: 'CLOSED' });
  expect(step(asked, 'decline-withdrawal')).toEqual({ ok: false, key: 'REASON_NEEDED' });
  expect(step(asked, 'decline-withdrawal', officer, '即将办结')).toMatchObject({
    ok: true,
    state: 'REVIEW',
    effects: ['notify-applicant', 'close-withdrawal'],
  });
  expect(step(asked, 'cancel-withdrawal', applicant)).toMatchObject({
    effects: ['notify-operators', 'close-withdrawal'],
  });
  expect(step({ state: 'REVIEW' }, 'cancel-withdrawal', applicant)).toEqual({ ok: false, key: 'NOT_REQUESTED' });
  const revoker: Actor = { kind: 'operator', permissions: ['Mgr.Apply.revoke'] };
  expect(step({ state: 'EFFECTIVE' }, 'revoke', revoker, '提供虚假材料')).toEqual({
    ok: false,
    key: 'SECOND_PERSON_NEEDED',
  });
});

test('a request to withdraw ends with the case and by going on, and outlives every other step', () => {
  const closes = (facts: Partial<CaseFacts>, key: ActionKey, actor: Actor, reason = '理由') => {
    const outcome = step({ ...facts, withdrawalRequested: true }, key, actor, reason);
    return outcome.ok && outcome.effects.includes('close-withdrawal');
  };
  expect(closes({ state: 'SUPPLEMENT', askedFrom: 'REVIEW' }, 'submit', applicant)).toBe(true);
  expect(closes({ state: 'REVIEW' }, 'refuse', officer)).toBe(true);
  expect(closes({ state: 'PUBLICITY', dueAt: before }, 'publicity-pass', { kind: 'system' })).toBe(true);
  expect(closes({ state: 'SUPPLEMENT', dueAt: before }, 'lapse', { kind: 'system' })).toBe(true);
  expect(closes({ state: 'REVIEW', openCorrections: 1 }, 'ask', officer)).toBe(false);
  const outcome = transition(full, { ...calm, state: 'REVIEW' }, { key: 'refuse', reason: '理由' }, officer);
  expect(outcome.ok && outcome.effects).not.toContain('close-withdrawal');
});

test('a button that cannot be pressed just now says why; one that belongs to others is not there', () => {
  const facts = { ...calm, state: 'REVIEW', openCorrections: 1, rounds: 3 } as const;
  expect(offeredActions(full, facts, officer)).toEqual([
    { key: 'ask', refusal: 'ROUNDS_USED' },
    { key: 'pass', refusal: 'OPEN_CORRECTIONS' },
    { key: 'refuse' },
    { key: 'agree-withdrawal', refusal: 'NOT_REQUESTED' },
    { key: 'decline-withdrawal', refusal: 'NOT_REQUESTED' },
  ]);
  expect(offeredActions(full, facts, { kind: 'employer' })).toEqual([]);
  expect(allowedActions(full, { ...calm, state: 'DRAFT' }, applicant)).toEqual(['submit', 'delete']);
});

test('every state is named once and found by its key', () => {
  expect(new Set(stateKeys).size).toBe(states.length);
  for (const state of states) expect(stateOf(state.key)).toBe(state);
  expect(() => stateOf('NOWHERE')).toThrow(RangeError);
});

test('the sets of states say what their names say', () => {
  const where = (is: (state: State) => boolean) => states.filter(is).map(({ key }) => key);
  expect(where(({ key, tone }) => key !== 'DRAFT' && (tone === 'open' || tone === 'attention'))).toEqual(
    stateSets.open,
  );
  expect(where(({ tone }) => tone === 'done')).toEqual(stateSets.granted);
  expect(where(({ tone }) => tone === 'ended')).toEqual(stateSets.ended);
  expect(stateSets.work.filter((key) => stateOf(key).next !== 'applicant')).toEqual(stateSets.pool);
  expect(sqlListOf('granted')).toBe("('APPROVED', 'EFFECTIVE')");
  expect(isIn('pool', 'REVIEW')).toBe(true);
  expect(isIn('pool', 'DRAFT')).toBe(false);
});
