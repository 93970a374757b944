import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancesOf, entryOf, type LedgerEntry, type LedgerKind, ledgerKinds, reversalOf, standing } from './ledger.ts';

const kinds = Object.keys(ledgerKinds) as LedgerKind[];
const postings = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds), amount: fc.integer({ min: 1, max: 10 ** 12 }), back: fc.boolean() }),
  { maxLength: 60 },
);

function post(told: readonly { kind: LedgerKind; amount: number; back: boolean }[]): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  for (const { kind, amount, back } of told) {
    const [last] = standing(entries);
    const next = back && last ? reversalOf(last) : entryOf(kind, amount);
    entries.push({ id: String(entries.length), ...next });
  }
  return entries;
}

test('whatever is posted and taken back, all accounts together hold nothing', () => {
  fc.assert(
    fc.property(postings, (told) => {
      const balances = balancesOf(post(told));
      expect(Object.values(balances).reduce((sum, each) => sum + each, 0)).toBe(0);
    }),
  );
});

test('a balance is the sum of what came in less what went out, entry by entry', () => {
  fc.assert(
    fc.property(postings, (told) => {
      const entries = post(told);
      for (const [account, held] of Object.entries(balancesOf(entries))) {
        const came = entries.filter(({ credit }) => credit === account).reduce((sum, { amount }) => sum + amount, 0);
        const went = entries.filter(({ debit }) => debit === account).reduce((sum, { amount }) => sum + amount, 0);
        expect(held).toBe(came - went);
      }
    }),
  );
});

test('what is claimed and not back is what was paid less what came back and what was waived', () => {
  const answers = fc.array(
    fc.record({ kind: fc.constantFrom('RECOVER', 'WAIVE'), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 10 ** 11 }), { minLength: 1, maxLength: 6 }),
      answers,
      (paid, steps) => {
        const entries: LedgerEntry[] = [];
        const add = (kind: LedgerKind, amount: number) => {
          if (amount > 0) entries.push({ id: String(entries.length), ...entryOf(kind, amount) });
        };
        for (const kind of ['FUND', 'COMMIT', 'APPROVE', 'PAY', 'CLAIM'] as const)
          for (const amount of paid) add(kind, amount);
        // Never more than is left, as the desk has it.
        for (const { kind, share } of steps) add(kind as LedgerKind, Math.floor(balancesOf(entries).claimed * share));
        const { claimed, recovered, waived, paid: kept, source } = balancesOf(entries);
        expect(kept).toBe(0);
        expect(claimed).toBeGreaterThanOrEqual(0);
        expect(claimed + recovered + waived).toBe(-source);
      },
    ),
  );
});

test('taking everything back leaves every account at nothing, and every entry where it was', () => {
  fc.assert(
    fc.property(postings, (told) => {
      const entries = post(told);
      const before = structuredClone(entries);
      const after = [...entries];
      for (const entry of standing(entries)) after.push({ id: `r${entry.id}`, ...reversalOf(entry) });
      expect(Object.values(balancesOf(after)).every((held) => held === 0)).toBe(true);
      expect(after.slice(0, before.length)).toEqual(before);
      expect(standing(after)).toEqual([]);
    }),
  );
});

test.each([0, -1, 0.5, Number.NaN, Number.MAX_VALUE])('%d is no amount to post', (amount) => {
  expect(() => entryOf('FUND', amount)).toThrow(RangeError);
});
