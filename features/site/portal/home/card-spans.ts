/** A row of four columns shared by so many cards: when there is room, the first ones are wide. */
const rows = [[], [4], [2, 2], [2, 1, 1], [1, 1, 1, 1]] as const;

/**
 * How many of the four columns each card takes: the first cards share the two columns by two rows beside the lead, the
 * others rows of four. No row is left with a hole, whatever the number of programmes.
 */
export function cardSpans(count: number): number[] {
  if (count === 1) return [2];
  const spans: number[] = [];
  for (let left = count; left > 0; left -= 4) spans.push(...rows[Math.min(left, 4)]!);
  return spans;
}
