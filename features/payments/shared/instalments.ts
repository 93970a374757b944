import { moveDate } from '#core/calendar/dates.ts';
import type { Text } from '#core/texts/text.ts';
import type { DueInstalment } from '#features/casework/programmes/instalments.ts';

/** One part of what is granted, as a programme or its year declares it: an amount in yuan, or a share of the whole. */
export interface Part {
  readonly key: string;
  readonly title: Text;
  /** Yuan. */
  readonly amount?: number;
  /** Of what is granted: 0.4 or 40 for 40 %. */
  readonly share?: number;
  /** Months after the result takes effect; none: at once. */
  readonly months?: number;
  /** What the applicant confirms before it is paid. */
  readonly conditions?: readonly Text[];
}

/** An instalment to be paid: its amount in fen and from which day on, YYYY-MM-DD. */
export interface Instalment {
  readonly key: string;
  readonly title: Text;
  readonly amount: number;
  readonly dueOn: string;
  readonly conditions: readonly Text[];
}

/** Programmes that pay, if they do not declare how. */
export const payingProgrammes: readonly string[] = ['talentapply', 'ppapply', 'housingSupportApply'];

/** How many months lie between payments that come again. */
const monthsOf = { QUARTER: 3, YEAR: 12 } as const;

/** What a programme declares as parts, each of those that come again by itself; what the answers leave open is not paid. */
export function partsOf(declared: readonly DueInstalment[]): readonly Part[] {
  return declared.flatMap(({ key, title, amount, months = 0, every, conditions }): Part[] => {
    if (amount === null) return [];
    if (!every) return [{ key, title, amount, months, conditions }];
    return Array.from({ length: every.times }, (_, index) => ({
      key: `${key}-${index + 1}`,
      title: { CN: `${title.CN}（${index + 1}）`, EN: `${title.EN} (${index + 1})` },
      amount,
      months: months + index * monthsOf[every.unit],
      conditions,
    }));
  });
}

/**
 * The instalments of what is granted, in fen, from the day on which it takes effect. Shares are rounded down to the fen;
 * where all of it is shared out the last one takes what is left, so that their sum is what was granted.
 */
export function instalmentsOf(
  granted: number,
  { parts, from }: { parts: readonly Part[]; from: string },
): readonly Instalment[] {
  const all = parts.length > 0 ? parts : [whole];
  const shares = all.reduce((sum, part) => sum + shareOf(part), 0);
  const isWhole = all.every(({ amount }) => amount === undefined) && Math.abs(shares - 1) < 1e-9;
  let left = granted;
  return all
    .map((part, index) => {
      const own =
        part.amount === undefined ? Math.floor(granted * shareOf(part) + 1e-6) : Math.round(part.amount * 100);
      const amount = isWhole && index === all.length - 1 ? left : own;
      left -= amount;
      const { key, title, months = 0, conditions = [] } = part;
      return { key, title, amount, dueOn: moveDate(from, { months }), conditions };
    })
    .filter(({ amount }) => amount > 0);
}

const whole: Part = { key: 'whole', title: { CN: '一次性拨付', EN: 'In one payment' }, share: 1 };

function shareOf({ share = 0 }: Part): number {
  return share > 1 ? share / 100 : share;
}
