import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allot, type Chooser, groupAt, groupOf, looksOf, windowOf } from './choice.ts';
import { type Candidate, rankCandidates, reasonsOf } from './rank.ts';

const units = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const choosers = fc
  .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 20 })
  .chain((ranks) =>
    fc
      .tuple(...ranks.map(() => fc.uniqueArray(fc.constantFrom(...units), { maxLength: 3 })))
      .map((wishes) => ranks.map((rank, at): Chooser => ({ id: `p${rank}`, rank, wishes: wishes[at]! }))),
  );
const free = fc.uniqueArray(fc.constantFrom(...units));

test('nobody gets an apartment twice, or one they did not wish, or one that was not there', () => {
  fc.assert(
    fc.property(choosers, free, (all, there) => {
      const got = allot(all, there);
      expect(new Set(got.values()).size).toBe(got.size);
      for (const [id, unit] of got) {
        expect(there).toContain(unit);
        expect(all.find((each) => each.id === id)!.wishes).toContain(unit);
      }
    }),
  );
});

test('nobody would rather have what a worse rank got, and no wish stays open while its apartment does', () => {
  fc.assert(
    fc.property(choosers, free, (all, there) => {
      const got = allot(all, there);
      const rankOf = new Map([...got].map(([id, unit]) => [unit, all.find((each) => each.id === id)!.rank]));
      for (const { id, rank, wishes } of all) {
        const own = got.get(id);
        const better = own === undefined ? wishes : wishes.slice(0, wishes.indexOf(own));
        for (const wish of better) {
          if (!there.includes(wish)) continue;
          expect(rankOf.get(wish)).toBeLessThan(rank);
        }
      }
    }),
  );
});

test('who came first makes no difference, and what is shown as mine is what I would get', () => {
  fc.assert(
    fc.property(choosers, free, fc.integer(), (all, there, seed) => {
      const turned = [...all].sort((a, b) => ((a.rank * 31 + seed) % 17) - ((b.rank * 31 + seed) % 17));
      const got = allot(all, there);
      expect(allot(turned, there)).toEqual(got);
      for (const me of all) {
        const mine = [...looksOf(all, { free: there, me })].filter(([, { look }]) => look === 'mine');
        expect(mine.map(([unit]) => unit)).toEqual(got.has(me.id) ? [got.get(me.id)] : []);
      }
    }),
  );
});

const classes = fc.constantFrom('A', 'C', 'F', null);
const candidates = fc.uniqueArray(
  fc.record<Candidate>({
    applicationId: fc.uuid(),
    no: fc.stringMatching(/^GY\d{5}$/),
    talentClass: classes,
    degree: fc.constantFrom('DOCTORAL', 'MASTER', 'BACHELOR', null),
    people: fc.integer({ min: 1, max: 8 }),
    localHome: fc.constantFrom('NONE', 'FAR'),
    submittedAt: fc.constantFrom('2026-10-20T01:00:00.000Z', '2026-10-21T01:00:00.000Z'),
  }),
  { selector: ({ no }) => no },
);

test('ranks count from one without a gap, follow the points that are told, and depend on nothing else', () => {
  fc.assert(
    fc.property(candidates, (all) => {
      const ranked = rankCandidates(all);
      expect(ranked.map(({ rank }) => rank)).toEqual(all.map((_, index) => index + 1));
      expect(rankCandidates([...all].reverse())).toEqual(ranked);
      for (const [index, { score, reasons, applicationId }] of ranked.entries()) {
        expect(score).toBe(reasons.reduce((sum, { points }) => sum + points, 0));
        expect(reasons).toEqual(reasonsOf(all.find((each) => each.applicationId === applicationId)!));
        if (index > 0) expect(score).toBeLessThanOrEqual(ranked[index - 1]!.score);
      }
    }),
  );
});

test('groups follow each other without a gap; the end of one is the beginning of the next', () => {
  const rhythm = { opensAt: Date.parse('2026-11-21T02:00:00Z'), hours: 24 };
  expect([1, 10, 11, 20, 21].map((rank) => groupOf(rank, 10))).toEqual([0, 0, 1, 1, 2]);
  expect(windowOf(rhythm, 1).from).toBe(windowOf(rhythm, 0).to);
  expect(groupAt(rhythm, rhythm.opensAt - 1)).toBe(-1);
  expect(groupAt(rhythm, windowOf(rhythm, 2).to - 1)).toBe(2);
  expect(groupAt(rhythm, windowOf(rhythm, 2).to)).toBe(3);
});
