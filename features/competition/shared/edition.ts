import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { Text } from '#core/texts/text.ts';
import type { Counter } from './counter.ts';

/** What a track asks for: the usual ones, one for a special field, and X, whose entrants name the field themselves. */
export const trackKinds = [
  { value: 'GENERAL', label: { CN: '通用赛道', EN: 'General track' } },
  { value: 'SPECIAL', label: { CN: '专项赛道', EN: 'Special track' } },
  { value: 'X', label: { CN: 'X 赛道', EN: 'X track' } },
] as const;

export type TrackKind = (typeof trackKinds)[number]['value'];

/** Stages of finance; groups say from where to where they take them. */
export const fundingStages = [
  { value: 'NONE', label: { CN: '尚未融资', EN: 'No finance yet' } },
  { value: 'SEED', label: { CN: '种子轮', EN: 'Seed' } },
  { value: 'ANGEL', label: { CN: '天使轮', EN: 'Angel' } },
  { value: 'A', label: { CN: 'A 轮', EN: 'Series A' } },
  { value: 'B', label: { CN: 'B 轮', EN: 'Series B' } },
  { value: 'C', label: { CN: 'C 轮及以后', EN: 'Series C and later' } },
] as const;

/** Groups of teams. */
export const entryGroups = [
  { value: 'STARTUP', label: { CN: '初创组', EN: 'Start-up group' } },
  { value: 'GROWTH', label: { CN: '成长组', EN: 'Growth group' } },
] as const;

export type GroupKey = (typeof entryGroups)[number]['value'];

/** A track with its sub-items, which an entrant chooses from. */
export interface Track {
  readonly key: string;
  readonly kind: TrackKind;
  readonly name: Text;
  readonly note: Text;
  readonly items: readonly { readonly key: string; readonly name: Text }[];
}

/** A group: founded within the days (both included), or at a stage of finance from first to last. */
export interface Group {
  readonly key: GroupKey;
  readonly name: Text;
  readonly foundedFrom: string;
  readonly foundedTo: string;
  readonly funding: readonly string[];
}

/** A prize of a group; `amount` in 万元. */
export interface Prize {
  readonly key: string;
  readonly group: GroupKey;
  readonly name: Text;
  readonly count: number;
  readonly amount: number;
}

/** A part of each prize: how much of it in per cent, on what conditions, and how many months after the one before. */
export interface Instalment {
  readonly no: number;
  readonly share: number;
  readonly afterMonths: number;
  readonly name: Text;
  /** One condition a line. */
  readonly conditions: readonly Text[];
}

export interface Judge {
  readonly name: Text;
  readonly title: Text;
  readonly track: string;
}

/** What the form, the rules and the public pages know of an edition. Days are YYYY-MM-DD, instants ISO texts. */
export interface Edition {
  readonly id: string;
  readonly year: number;
  readonly title: Text;
  readonly intro: Text;
  readonly opensAt: string;
  /** Exclusive. */
  readonly closesAt: string;
  /** The first day of the competition stage: from then on nothing is changed. */
  readonly startsOn: string;
  readonly taxYear: number;
  readonly forecastYear: number;
  /** Working days in which a winner hands in what their turn asks. */
  readonly stageDays: number;
  /** Per cent of a prize for the supporter who referred the project. */
  readonly rewardRate: number;
  readonly tracks: readonly Track[];
  readonly groups: readonly Group[];
  readonly prizes: readonly Prize[];
  readonly instalments: readonly Instalment[];
  readonly judges: readonly Judge[];
  /** Where printed award material is taken; null while no slots are set. */
  readonly counter: Counter | null;
}

/** Whether an edition takes entries: not yet, now, not any more. */
export function editionState({ opensAt, closesAt }: Pick<Edition, 'opensAt' | 'closesAt'>, now: Date) {
  if (now.getTime() < Date.parse(opensAt)) return 'coming';
  return now.getTime() < Date.parse(closesAt) ? 'open' : 'closed';
}

/** The last day of registration. */
export function lastDayOf({ closesAt }: Pick<Edition, 'closesAt'>): string {
  return dayInShanghai(Date.parse(closesAt) - 1);
}

/** An instalment of a prize in 万元, to the cent; the last one takes what rounding left. */
export function amountOf(edition: Pick<Edition, 'instalments'>, prize: Pick<Prize, 'amount'>, no: number): number {
  const rounded = (share: number) => Math.round(prize.amount * share) / 100;
  const last = edition.instalments.at(-1)?.no;
  const share = edition.instalments.find((each) => each.no === no)?.share ?? 0;
  if (no !== last) return rounded(share);
  const before = edition.instalments
    .filter((each) => each.no !== no)
    .reduce((sum, each) => sum + rounded(each.share), 0);
  return Math.round((prize.amount - before) * 100) / 100;
}

/** From which day an instalment can be asked for, told the day on which the one before was paid. */
export function dueFrom(instalment: Pick<Instalment, 'afterMonths'>, paidOn: string | null): string | null {
  return paidOn && moveDate(paidOn, { months: instalment.afterMonths });
}

/** Whether a team fits a group: by the day its company was founded, by its stage of finance, or not founded yet for start-ups. */
export function fitsGroup(
  { foundedFrom, foundedTo, funding, key }: Group,
  { foundedOn, stage }: { readonly foundedOn: string | null; readonly stage: string },
): boolean {
  if (foundedOn === null) return key === 'STARTUP';
  return (foundedOn >= foundedFrom && foundedOn <= foundedTo) || funding.includes(stage);
}
