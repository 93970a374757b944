import { plainPassage, type ScoreMark } from './marks.ts';

/** A piece of a text, in its order; `mark` where a score rests on it. */
export interface MarkedPart {
  readonly from: number;
  readonly text: string;
  readonly mark?: ScoreMark;
}

/** Cuts a text at the passages that are marked in it; of two that overlap the earlier one shows. */
export function markedParts(text: string, marks: readonly ScoreMark[]): MarkedPart[] {
  const found = marks
    .flatMap((mark) => {
      const where = findPassage(text, mark.quote);
      return where ? [{ ...where, mark }] : [];
    })
    .sort((a, b) => a.from - b.from);
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { from, to, mark } of found) {
    if (from < at) continue;
    if (from > at) parts.push({ from: at, text: text.slice(at, from) });
    parts.push({ from, text: text.slice(from, to), mark });
    at = to;
  }
  if (at < text.length) parts.push({ from: at, text: text.slice(at) });
  return parts;
}

/** A passage in a text, whatever white space stands between its words. */
function findPassage(text: string, quote: string): { from: number; to: number } | undefined {
  const words = plainPassage(quote).split(' ');
  if (words.join('') === '') return undefined;
  const found = new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+'), 'u').exec(
    text,
  );
  return found ? { from: found.index, to: found.index + found[0].length } : undefined;
}
