/** How a language writes figures with `least` to `most` decimals. What is rounded to nothing has no sign: −0.004 is 0, not −0. */
export function figuresIn(tag: string, { least = 0, most }: { least?: number; most: number }): Intl.NumberFormat {
  return new Intl.NumberFormat(tag, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: 'negative',
  });
}
