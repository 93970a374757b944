/** Whether a notice stays only for reference: its time ends at the very instant it names. */
export function isEnded(validTo: string | null, now: number): boolean {
  return validTo !== null && Date.parse(validTo) <= now;
}
