/**
 * The mean without the `cut` lowest and the `cut` highest values; of too few to cut any it is the mean of all, and null
 * of none.
 */
export function trimmedMean(values: readonly number[], cut = 1): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const kept = sorted.length > 2 * cut ? sorted.slice(cut, sorted.length - cut) : sorted;
  return kept.reduce((sum, value) => sum + value, 0) / kept.length;
}
