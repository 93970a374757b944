const dayInMilliseconds = 86_400_000;

/** Whole days from one day to another, both YYYY-MM-DD; negative when `to` is before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayInMilliseconds);
}

/** The day that lies `days` after `day`, YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayInMilliseconds).toISOString().slice(0, 10);
}

/** Age of a flock on a day, in days since placement (the day of placement is 0); null when the placement is unknown. */
export function ageInDays(placedOn: string | null, on: string): number | null {
  return placedOn === null ? null : daysBetween(placedOn, on);
}
