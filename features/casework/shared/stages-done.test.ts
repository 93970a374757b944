import { expect, test } from 'vitest';
import { ppApply } from '#features/casework/programmes/pp-apply.ts';
import { saApply } from '#features/casework/programmes/sa-apply.ts';
import { lastStage, stagesDone, withOwnStages } from './stages-done.ts';

const told = (...states: string[]) => states.map((state, day) => ({ state, at: `2026-11-0${day + 1}` }));
const days = (...states: string[]) => stagesDone(ppApply, told(...states)).map((event) => event?.at);

test('a stage is done on the day on which it was left, and what comes after it is not', () => {
  expect(days('DRAFT', 'UNIT_REVIEW', 'ACCEPTING', 'REVIEW')).toEqual([
    ...['2026-11-02', '2026-11-03', '2026-11-04'],
    ...[undefined, undefined, undefined, undefined, undefined],
  ]);
});

test('corrections return to where they came from; what the employer sends back opens the employer’s stage again', () => {
  expect(days('DRAFT', 'UNIT_REVIEW', 'ACCEPTING', 'REVIEW', 'SUPPLEMENT').slice(0, 4)).toEqual([
    ...['2026-11-02', '2026-11-03', '2026-11-04'],
    undefined,
  ]);
  expect(days('DRAFT', 'UNIT_REVIEW', 'UNIT_RETURNED', 'UNIT_REVIEW', 'ACCEPTING').slice(0, 3)).toEqual([
    ...['2026-11-02', '2026-11-05'],
    undefined,
  ]);
  expect(days('DRAFT', 'UNIT_REVIEW', 'DRAFT')).toEqual(ppApply.stages.map(() => undefined));
});

test('where it stopped is the stage it reached last', () => {
  const at = ppApply.stages.findIndex(({ key }) => key === 'experts');
  expect(lastStage(ppApply, told('DRAFT', 'UNIT_REVIEW', 'ACCEPTING', 'REVIEW', 'JOINT', 'REJECTED'))).toBe(at);
  expect(lastStage(ppApply, told('DRAFT', 'ACCEPTING', 'SUPPLEMENT', 'CLOSED'))).toBe(2);
  expect(lastStage(ppApply, [])).toBe(-1);
});

const keys = (...given: Parameters<typeof withOwnStages>) => withOwnStages(...given).stages.map(({ key }) => key);
const whole = ppApply.stages.map(({ key }) => key);
const alone = whole.filter((key) => key !== 'employer');
const went = (...states: string[]) => states.map((state) => ({ state, action: 'submit' }));

test.each([
  ['a person begins', [], 'PERSONAL', whole],
  ['a company begins', [], 'ACE', alone],
  ['the employer was asked', went('UNIT_REVIEW', 'ACCEPTING'), 'PERSONAL', whole],
  ['nobody was asked', went('ACCEPTING', 'REVIEW'), 'PERSONAL', alone],
  [
    'the employer confirmed beforehand',
    [{ state: 'DRAFT', action: 'unit-pass' }, ...went('ACCEPTING')],
    'PERSONAL',
    whole,
  ],
] as const)('%s: the stages are those it goes through', (_, events, type, stages) => {
  expect(keys(ppApply, { events, type })).toEqual(stages);
});

test('a programme without an employer has all its stages', () => {
  expect(withOwnStages(saApply, { events: went('ACCEPTING') }).stages).toEqual(saApply.stages);
});
