import { birdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import { type DrawingKey, drawingOf } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import type { ReportResult } from '#features/flock/shared/scoring/results/results.ts';
import { type ScaleKey, sectionKeys } from '#features/flock/shared/sections/sections.ts';
import { isDescribed } from '#features/flock/texts/terms/score-key.ts';

export interface UsedDrawing {
  readonly scale: ScaleKey;
  readonly score: number;
  readonly key: DrawingKey;
}

interface Scored {
  readonly report: Report;
  readonly result: ReportResult;
  readonly farm: Farm;
}

export const mostDrawings = 5;

/** Drawings of the highest score given on each scale, but for what is normal; five at most. */
export function usedDrawings({ report, result, farm }: Scored): UsedDrawing[] {
  const kind = birdKind(farm);
  return sectionKeys
    .flatMap((section) => {
      const { scales, walk } = result.sections[section];
      return scales.length === 0 && walk ? [walk] : scales;
    })
    .flatMap(({ key: scale, counts }): UsedDrawing[] => {
      const score = counts.findLast(({ x }) => x > 0)?.score ?? 0;
      if (!isDescribed(scale) || score === 0) return [];
      return [{ scale, score, key: drawingOf(scale, score, report.head.scales, kind) }];
    })
    .slice(0, mostDrawings);
}
