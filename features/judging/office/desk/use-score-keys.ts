import { bandsOf, type Dimension, pointsIn, type Rubric } from '#core/judging/rubric.ts';
import { useTexts } from '#features/judging/office/words.ts';
import type { ScoreDraft } from '#features/learning/office/use-score-draft.ts';
import { typedSheet } from '#features/learning/shared/typed-sheet.ts';
import { type PageKey, usePageKeys } from '#web/office/shell/page-keys.ts';
import { useTextIn } from '#web/office/texts.ts';
import { type Marks, selectedPassage } from './use-marks.ts';

interface ScoreKeys {
  rubric: Rubric;
  draft: ScoreDraft | null;
  marks: Marks | null;
  given: Parameters<typeof typedSheet>[2];
  /** The code of the criterion in work. */
  open: string | undefined;
  onOpen: (code: string) => void;
  canScore: boolean;
}

const bandKeys = ['q', 'w', 'e', 'r'];

/** The keys of the scale: a digit takes a criterion, a letter a band, arrows a step; X marks what is selected. */
export function useScoreKeys({ rubric, draft, marks, given, open, onOpen, canScore }: ScoreKeys): void {
  const t = useTexts();
  const read = useTextIn();
  const dimension = rubric.dimensions.find(({ code }) => code === open);
  const put = (pick: (of: Dimension, score: number | null) => number | undefined) => () => {
    if (!draft || !dimension) return;
    const { score, reason } = typedSheet(draft, rubric, given).given(dimension.code);
    const next = pick(dimension, score);
    if (next !== undefined) draft.put(dimension.code, { score: next, reason });
  };
  const able = (run: () => void) => (canScore && draft && dimension ? run : undefined);
  const step = (by: 1 | -1) =>
    able(
      put(({ min, max, step: size }, score) =>
        score === null ? min : Number(Math.min(max, Math.max(min, score + by * size)).toFixed(6)),
      ),
    );
  const bands = dimension ? bandsOf(dimension) : [];
  const isStepped = dimension?.levels.length === 0;
  usePageKeys([
    ...rubric.dimensions
      .slice(0, 9)
      .map(({ code, name }, at): PageKey => ({ key: String(at + 1), meaning: read(name), run: () => onOpen(code) })),
    ...bands.slice(0, bandKeys.length).map(
      (band, at): PageKey => ({
        key: bandKeys[at]!,
        meaning: t('marks.keyBand', { from: band.from, to: band.to }),
        run: able(put((of) => pointsIn(of, band))),
      }),
    ),
    { key: 'arrowup', meaning: t('marks.keyUp'), run: isStepped ? step(1) : undefined },
    { key: 'arrowdown', meaning: t('marks.keyDown'), run: isStepped ? step(-1) : undefined },
    {
      key: 'x',
      meaning: t('marks.add'),
      run: able(() => {
        const found = selectedPassage();
        if (!found || !dimension) return;
        marks?.add(dimension.code, found);
        getSelection()?.removeAllRanges();
      }),
    },
  ]);
}
