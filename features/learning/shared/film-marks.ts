/** What stands at a second of a film: a question or a note. */
interface FilmMark {
  readonly second: number;
}

/**
 * Marks in the order of the film, those together that start less than `apart` seconds after the first of their group:
 * one mark can then be pressed without the next. Groups stand where their first mark does.
 */
export function gatherMarks<M extends FilmMark>(marks: readonly M[], apart: number): [M, ...M[]][] {
  const groups: [M, ...M[]][] = [];
  for (const mark of marks.toSorted((a, b) => a.second - b.second)) {
    const last = groups.at(-1);
    if (last && mark.second - last[0].second < apart) last.push(mark);
    else groups.push([mark]);
  }
  return groups;
}

/** The mark that a press on its group leads to, with the film at a second: the next one ahead, or again the first. */
export function nextMark<M extends FilmMark>(group: readonly [M, ...M[]], at: number): M {
  return group.find(({ second }) => second > at) ?? group[0];
}
