import { moveDate } from '#core/calendar/dates.ts';
import type { Text } from '#core/texts/text.ts';

/** How long before its last day a lease can be asked to go on. */
export const renewableDays = 90;

/** For how many months a lease goes on, the usual one first. */
export const renewalTerms = [
  { value: '12', label: { CN: '1 年', EN: '1 year' } },
  { value: '24', label: { CN: '2 年', EN: '2 years' } },
  { value: '36', label: { CN: '3 年', EN: '3 years' } },
] as const satisfies readonly { value: string; label: Text }[];

export const renewalMonths = renewalTerms.map(({ value }) => value);

export type RenewalMonths = (typeof renewalTerms)[number]['value'];

/** Where the wish of a tenant to stay stands, by the key that is stored. */
export const renewalStates = {
  ASKED: { CN: '申请续租', EN: 'Asked for' },
  GRANTED: { CN: '已续租', EN: 'Renewed' },
  REFUSED: { CN: '不同意续租', EN: 'Refused' },
} as const satisfies Record<string, Text>;

export type RenewalState = keyof typeof renewalStates;

export const renewalKeys = Object.keys(renewalStates) as RenewalState[];

interface Renewable {
  readonly state: string;
  /** YYYY-MM-DD, the last day included. */
  readonly endsOn: string;
  readonly leavesOn: string | null;
  readonly renewal: string | null;
}

/** Whether its tenant can ask for a lease to go on: its end is near, no notice was given and no answer is due. */
export function canRenew({ state, endsOn, leavesOn, renewal }: Renewable, today: string): boolean {
  const isNear = today >= moveDate(endsOn, { days: -renewableDays }) && today <= endsOn;
  return state === 'RUNNING' && isNear && leavesOn === null && renewal !== 'ASKED';
}

/** The last day of a lease that goes on for so many months. */
export function renewedUntil(endsOn: string, months: number): string {
  return moveDate(moveDate(moveDate(endsOn, { days: 1 }), { months }), { days: -1 });
}

/** Where the wish to stay stands, with for how long; null where nobody asked. */
export function renewalText({ renewal, renewMonths }: { renewal?: unknown; renewMonths?: unknown }): Text | null {
  const name = renewalStates[renewal as RenewalState];
  const term = renewalTerms.find(({ value }) => value === String(renewMonths))?.label;
  return name && term ? { CN: `${name.CN} ${term.CN}`, EN: `${name.EN}, ${term.EN}` } : (name ?? null);
}
