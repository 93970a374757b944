import { expect, test } from 'vitest';
import { decideStep, type Machine, machineFaults, openSteps } from './machine.ts';

type State = 'OPEN' | 'ASKED' | 'DONE' | 'LOST';
type Key = 'ask' | 'grant' | 'close';

const machine: Machine<State, Key, 'inTime' | 'isLast'> = {
  states: ['OPEN', 'ASKED', 'DONE'],
  steps: {
    ask: {
      name: { CN: '申请', EN: 'Ask' },
      actors: ['applicant'],
      from: ['OPEN'],
      to: 'ASKED',
      needs: { inTime: 'CLOSED' },
    },
    grant: {
      name: { CN: '同意', EN: 'Grant' },
      actors: ['operator'],
      permission: 'Mgr.Itec.audit',
      from: ['ASKED'],
      to: 'OPEN',
      otherwise: { when: 'isLast', to: 'DONE' },
    },
    close: {
      name: { CN: '关闭', EN: 'Close' },
      actors: ['operator'],
      from: ['OPEN', 'ASKED'],
      to: { ASKED: 'DONE' },
      needsReason: true,
    },
  },
};
const facts = { inTime: true, isLast: false };
const officer = { kind: 'operator', permissions: ['Mgr.Itec.audit'] } as const;

test.each([
  ['a step leads on', 'OPEN', facts, 'ask', { kind: 'applicant' }, 'ASKED'],
  [
    'a fact that does not hold is answered',
    'OPEN',
    { ...facts, inTime: false },
    'ask',
    { kind: 'applicant' },
    'CLOSED',
  ],
  ['nobody else takes it', 'OPEN', facts, 'ask', officer, 'NOT_ALLOWED'],
  ['nor from elsewhere', 'DONE', facts, 'ask', { kind: 'applicant' }, 'NOT_ALLOWED'],
  ['an officer needs the code', 'ASKED', facts, 'grant', { kind: 'operator', permissions: [] }, 'NO_PERMISSION'],
  ['with it the step is taken', 'ASKED', facts, 'grant', officer, 'OPEN'],
  ['a fact leads elsewhere', 'ASKED', { ...facts, isLast: true }, 'grant', officer, 'DONE'],
  ['a reason is asked for', 'ASKED', facts, 'close', officer, 'REASON_NEEDED'],
] as const)('%s', (_, state, known, key, actor, answer) => {
  const outcome = decideStep(machine, { state, facts: known }, { key }, actor);
  expect(outcome.ok ? outcome.state : outcome.key).toBe(answer);
});

test('where a step leads may depend on where it is taken', () => {
  const close = (state: State) => decideStep(machine, { state, facts }, { key: 'close', reason: 'late' }, officer);
  expect([close('OPEN'), close('ASKED')]).toMatchObject([{ state: 'OPEN' }, { state: 'DONE' }]);
});

test('what is open to somebody is told, and what a machine lacks', () => {
  expect(openSteps(machine, { state: 'ASKED', facts }, officer)).toEqual(['grant', 'close']);
  expect(machineFaults(machine, 'OPEN')).toEqual([]);
  const steps = { ...machine.steps, ask: { ...machine.steps.ask, to: 'LOST' as const } };
  expect(machineFaults({ ...machine, steps }, 'OPEN')).toEqual([
    'ask names LOST',
    'nothing reaches ASKED',
    'nothing reaches DONE',
  ]);
});
