/** People counted; null for one to four, who could be told apart. */
export function maskCount(count: number): number | null {
  return count > 0 && count < 5 ? null : count;
}
