import { isScoreOf, type Rubric } from '#core/judging/rubric.ts';
import { reasonLength, type ScoreSheet } from '#features/learning/shared/score-sheet.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import type { Scope } from '#server/scope.ts';

/**
 * What somebody handed in by a scale, trimmed. INVALID for a criterion that the scale does not have; SCORE_OUT and
 * REASON_SHORT beside each that lacks its points or a reason long enough.
 */
export function requireSheet(
  scope: Scope,
  { dimensions }: Rubric,
  scores: readonly { readonly code: string; readonly score: number; readonly reason: string }[],
): ScoreSheet {
  const sheet: ScoreSheet = Object.fromEntries(
    scores.map(({ code, score, reason }) => [code, { score, reason: reason.trim() }]),
  );
  const codes = dimensions.map(({ code }) => code);
  if (Object.keys(sheet).some((code) => !codes.includes(code)))
    throw fieldRefusal(scope, 'INVALID', 'scores', { count: 1 });
  for (const { code, name: names, min, max, step, ...dimension } of dimensions) {
    const given = sheet[code];
    const name = names[scope.locale === 'CN' ? 'CN' : 'EN'];
    if (!given || !isScoreOf({ ...dimension, code, name: names, min, max, step }, given.score))
      throw fieldRefusal(scope, 'SCORE_OUT', code, { name, min, max, step });
    if ([...given.reason].length < reasonLength.least)
      throw fieldRefusal(scope, 'REASON_SHORT', code, { name, min: reasonLength.least });
  }
  return sheet;
}
