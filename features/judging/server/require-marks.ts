import type { Rubric } from '#core/judging/rubric.ts';
import { getEdition } from '#features/competition/server/editions.ts';
import type { entries } from '#features/competition/server/tables.ts';
import { plainPassage, type ScoreMark } from '#features/judging/shared/marks.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import type { Scope } from '#server/scope.ts';
import { readForJudge } from './blind-entry.ts';
import type { JudgingRow } from './judging-record.ts';

interface Marked {
  readonly judging: JudgingRow;
  readonly entry: typeof entries.$inferSelect;
  readonly rubric: Rubric;
  readonly marks: readonly ScoreMark[];
}

/**
 * Throws INVALID at `marks` for one on a criterion that the scale does not have, on a paper that this judge cannot read,
 * or on words that the entry, as this judge reads it, does not say. What a page of a paper says is not looked into.
 */
export async function requireMarks(scope: Scope, { judging, entry, rubric, marks }: Marked): Promise<void> {
  if (marks.length === 0) return;
  const edition = await getEdition(scope, judging.editionId);
  const { sections, papers } = await readForJudge(scope, entry, { edition, isBlind: judging.isBlind });
  const said = new Map(sections.flatMap(({ facts }) => facts.map(({ key, value }) => [key, value])));
  const files = new Set(papers.flatMap(({ file }) => file?.id ?? []));
  const codes = new Set(rubric.dimensions.map(({ code }) => code));
  const stands = ({ at, page, quote }: ScoreMark) => {
    const value = said.get(at);
    if (!value) return files.has(at) && page > 0;
    const passage = plainPassage(quote);
    return page === 0 && [value.CN, value.EN].some((text) => plainPassage(text).includes(passage));
  };
  const bad = marks.filter((mark) => !codes.has(mark.about) || !stands(mark));
  const twice = marks.length - new Set(marks.map(({ id }) => id)).size;
  if (bad.length + twice > 0) throw fieldRefusal(scope, 'INVALID', 'marks', { count: bad.length + twice });
}
