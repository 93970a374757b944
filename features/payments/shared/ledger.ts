import type { Text } from '#core/texts/text.ts';

/** Where the money of a programme's year stands. All but the source are credited when money comes in. */
export const ledgerAccounts = {
  source: { CN: '财政拨款', EN: 'Appropriation' },
  budget: { CN: '可用预算', EN: 'Budget left' },
  committed: { CN: '已承诺', EN: 'Committed' },
  payable: { CN: '应付资助款', EN: 'Payable' },
  paid: { CN: '已拨付', EN: 'Paid' },
  returned: { CN: '退票待处理', EN: 'Returned' },
  claimed: { CN: '应退回', EN: 'To be paid back' },
  recovered: { CN: '已退回', EN: 'Paid back' },
  waived: { CN: '已免退', EN: 'Waived' },
} as const satisfies Record<string, Text>;

export type LedgerAccount = keyof typeof ledgerAccounts;

/** What happens to money: from which account to which. */
export const ledgerKinds = {
  FUND: { debit: 'source', credit: 'budget', label: { CN: '下达预算', EN: 'Budget granted' } },
  CUT: { debit: 'budget', credit: 'source', label: { CN: '收回预算', EN: 'Budget withdrawn' } },
  COMMIT: { debit: 'budget', credit: 'committed', label: { CN: '承诺', EN: 'Committed' } },
  APPROVE: { debit: 'committed', credit: 'payable', label: { CN: '批准拨付', EN: 'Approved' } },
  PAY: { debit: 'payable', credit: 'paid', label: { CN: '付出', EN: 'Paid' } },
  RETURN: { debit: 'payable', credit: 'returned', label: { CN: '退票', EN: 'Returned by the bank' } },
  CLAIM: { debit: 'paid', credit: 'claimed', label: { CN: '追回', EN: 'Claimed back' } },
  RECOVER: { debit: 'claimed', credit: 'recovered', label: { CN: '退回到账', EN: 'Paid back' } },
  WAIVE: { debit: 'claimed', credit: 'waived', label: { CN: '免退', EN: 'Waived' } },
} as const satisfies Record<string, { debit: LedgerAccount; credit: LedgerAccount; label: Text }>;

export type LedgerKind = keyof typeof ledgerKinds;

/** One entry: the amount in fen, a whole number above nothing, leaves `debit` and arrives in `credit`. */
export interface LedgerEntry {
  readonly id: string;
  readonly kind: LedgerKind | 'REVERSE';
  readonly debit: LedgerAccount;
  readonly credit: LedgerAccount;
  readonly amount: number;
  /** The entry that this one takes back. */
  readonly reverses: string | null;
}

export type Balances = Readonly<Record<LedgerAccount, number>>;

/** An entry of a kind; throws RangeError for an amount that is no whole number of fen above nothing. */
export function entryOf(kind: LedgerKind, amount: number): Omit<LedgerEntry, 'id'> {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`no amount to post: ${amount}`);
  const { debit, credit } = ledgerKinds[kind];
  return { kind, debit, credit, amount, reverses: null };
}

/** What takes an entry back: the same amount the other way. Nothing that is posted is ever changed. */
export function reversalOf({ id, debit, credit, amount }: LedgerEntry): Omit<LedgerEntry, 'id'> {
  return { kind: 'REVERSE', debit: credit, credit: debit, amount, reverses: id };
}

/** Entries of a payment that still count, the newest first: neither taken back nor taking back. */
export function standing(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  return entries.filter(({ id, reverses }) => reverses === null && !reversed.has(id)).reverse();
}

/** What each account holds, in fen: credits less debits, so that all of them together are nothing. */
export function balancesOf(entries: readonly Pick<LedgerEntry, 'debit' | 'credit' | 'amount'>[]): Balances {
  const balances = Object.fromEntries(Object.keys(ledgerAccounts).map((key) => [key, 0])) as Record<
    LedgerAccount,
    number
  >;
  for (const { debit, credit, amount } of entries) {
    balances[debit] -= amount;
    balances[credit] += amount;
  }
  return balances;
}
