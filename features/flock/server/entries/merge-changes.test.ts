import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, foot, head, reading } from '#features/flock/server/testing.ts';
import type { Change } from '#features/flock/shared/scoring/entries/entries.ts';
import { readFarm, readReport } from '#features/flock/shared/scoring/entries/read-documents.ts';
import { resultOf } from '#features/flock/shared/scoring/results/results.ts';
import { type Decision, type FarmState, mergeChanges, valuesOf } from './merge-changes.ts';

const doc = 'report-one';

function emptyFarm(): FarmState {
  return { accountId: 'ann', role: 'OWNER', docs: new Map(), done: new Map(), conflicts: new Set(), files: new Set() };
}

const feet = ['fpd:foot-a000', 'fpd:foot-b000', 'fpd:foot-c000', 'fpd:foot-d000'];
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('score' as const), key: fc.nat(3), score: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('note' as const), text: fc.constantFrom('dry', 'wet', '') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const), key: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('state' as const), state: fc.constantFrom('open', 'finished') }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('sync' as const), isHeard: fc.boolean() }) },
);
const story = fc.array(fc.record({ phone: fc.nat(2), step }), { maxLength: 60 });

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Phones that write as web/poultry does and hear the server only sometimes, so that they send again. */
function play(state: FarmState) {
  let last = 0;
  const made: Change[] = [];
  const phones = Array.from({ length: 3 }, () => ({
    view: new Map<string, { value: unknown; change: string }>(),
    waiting: [] as Change[],
  }));
  const server = () => state.docs.get(doc) ?? new Map();
  const sync = ({ view, waiting }: (typeof phones)[number], isHeard: boolean) => {
    const decisions = mergeChanges(state, waiting);
    if (!isHeard) return decisions;
    waiting.length = 0;
    view.clear();
    for (const [key, { value, changeId }] of server()) view.set(key, { value, change: changeId });
    return decisions;
  };
  const write = ({ view, waiting }: (typeof phones)[number], key: string, value: unknown) => {
    last += 1;
    const change = { id: `change-${last}`, doc, key, value, base: view.get(key)?.change ?? null, at };
    view.set(key, { value, change: change.id });
    waiting.push(change);
    made.push(change);
  };
  const take = (who: number, each: Step): Decision[] => {
    const phone = phones[who]!;
    // Every phone has its own items but for one that all share.
    const keyOf = (number: number) => (number === 0 ? feet[0]! : `${feet[number]}${who}`);
    if (each.do === 'sync') return sync(phone, each.isHeard);
    if (each.do === 'note') write(phone, 'note', each.text);
    if (each.do === 'state') write(phone, 'state', { state: each.state, at });
    if (each.do === 'drop') write(phone, keyOf(each.key), null);
    if (each.do === 'score') write(phone, keyOf(each.key), foot(each.key + 1, each.score));
    return [];
  };
  return { phones, made, take, sync, server };
}

test('however three phones meet, nothing sent is forgotten, numbers stay apart, and all see the same in the end', () => {
  fc.assert(
    fc.property(story, (steps) => {
      const state = emptyFarm();
      const { phones, made, take, sync, server } = play(state);
      const decided: Decision[] = [];
      for (const { phone, step } of steps) decided.push(...take(phone, step));
      for (const phone of phones) decided.push(...sync(phone, true));
      for (const phone of phones) expect(sync(phone, true)).toEqual([]);
      expect(decided.map(({ change }) => change.id).toSorted()).toEqual(made.map(({ id }) => id).toSorted());
      const report = readReport(doc, valuesOf(server()));
      const numbers = report.fpd.map(({ no }) => no);
      expect(new Set(numbers).size).toBe(numbers.length);
      const [one, ...others] = phones.map(({ view }) => [...view].toSorted());
      for (const other of others) expect(other).toEqual(one);
      // What stands was sent by somebody, but for its number.
      for (const [key, { value, changeId }] of server()) {
        const sent = made.find(({ id }) => id === changeId);
        const no = (value as { no?: number } | null)?.no;
        expect([sent?.key, value]).toEqual([key, no === undefined ? sent?.value : { ...(sent?.value as object), no }]);
      }
    }),
    { numRuns: 400 },
  );
});

test('who works alone is never refused or asked, however often the answers are lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const state = emptyFarm();
      const { take, phones, sync } = play(state);
      const decided = steps.filter((each) => each.do !== 'state').flatMap((each) => take(0, each));
      decided.push(...sync(phones[0]!, true));
      expect(decided.filter(({ outcome }) => outcome === 'BESIDE' || outcome === 'REFUSED')).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

const kinds = ['fpd', 'litter', 'intestinal', 'cecal', 'feather', 'nh3', 'photo', 'comment', 'flag', 'house', 'event'];
const keys = fc.oneof(
  fc.constantFrom('head', 'name', 'state', 'note', 'signs', 'tally', 'isGone', 'limits', 'vet', 'birds', '__proto__'),
  fc.constantFrom(...kinds).map((kind) => `${kind}:record-01`),
  fc.constantFrom('section:fpd', 'section:nh3', 'cleaned:2026-11-20', 'answer:record-01'),
);
const values = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    head,
    foot(1),
    reading(2),
    { state: 'finished' },
    { text: '', at: '' },
    { counts: [1] },
    null,
  ),
);

test('whatever phones send, a report and its result can be read afterwards', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('farm', doc), keys, values), { maxLength: 30 }), (writes) => {
      const state = emptyFarm();
      mergeChanges(
        state,
        writes.map(([place, key, value], number) => ({
          id: `change-${number}`,
          doc: place,
          key,
          value,
          base: null,
          at,
        })),
      );
      const of = (place: string) => valuesOf(state.docs.get(place) ?? new Map());
      expect(resultOf(readReport(doc, of(doc)), readFarm('farm-one', of('farm'))).order).toHaveLength(6);
    }),
    { numRuns: 1000 },
  );
});
