import { useId, useState } from 'react';
import type { Dimension, Rubric } from '#core/judging/rubric.ts';
import { bandOf, mostOf, type TypedScore, typedSheet } from '#features/learning/shared/typed-sheet.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './scale-panel.module.css';
import { ScoreFields } from './score-fields.tsx';
import { useTexts } from './words.ts';

/** A scale as those see it who score by it, filled in to see what comes of it; nothing of it is sent. */
export function ScaleTrial({ rubric }: { rubric: Rubric }) {
  const t = useTexts();
  const id = useId();
  const [given, setGiven] = useState<Readonly<Record<string, TypedScore>>>({});
  const [opinion, setOpinion] = useState('');
  const [first] = rubric.dimensions;
  const [open, setOpen] = useState(first?.code);
  const typed = typedSheet({ of: (code) => given[code] }, rubric);
  const scored = rubric.dimensions.filter(({ code }) => typed.given(code).score !== null).length;
  const startOver = () => {
    setGiven({});
    setOpinion('');
    setOpen(first?.code);
  };
  return (
    <section className={`column ${styles.trial}`} aria-labelledby={`${id}-title`}>
      <header className={`row wraps gap-4-12 ${styles.head}`}>
        <h3 id={`${id}-title`} className="size-14">
          {t('learning.tryScale')}
        </h3>
        <small className="fills muted">{t('learning.tryScaleNote')}</small>
        <button type="button" className="link rigid" onClick={startOver}>
          {t('learning.again')}
        </button>
      </header>
      <ScoreFields
        draft={{
          conflicts: [],
          choose: () => undefined,
          put: (code, score) => setGiven((before) => ({ ...before, [code]: score })),
          putOpinion: setOpinion,
        }}
        {...{ rubric, typed, opinion, open }}
        opinionLabel={t('learning.scoreOpinion')}
        disabled={false}
        onOpen={setOpen}
        evidence={(dimension, isOpen) =>
          !isOpen && <BandLine dimension={dimension} score={typed.given(dimension.code).score} />
        }
      />
      <p role="status" className={`row wraps baseline gap-4-12 ruled ${styles.result}`}>
        <span className="fills muted size-12-5">
          {t('learning.scoredCount', { count: scored, most: rubric.dimensions.length })}
        </span>
        <span className="muted size-13">{t('learning.total')}</span>
        <b className="size-20">{typed.total}</b>
        <span className="muted size-13">{t('learning.of', { score: mostOf(rubric) })}</span>
      </p>
    </section>
  );
}

/** What the points of an item that is not in work stand for. */
function BandLine({ dimension, score }: { dimension: Dimension; score: number | null }) {
  const t = useTexts();
  const read = useTextIn();
  const band = bandOf(dimension, score);
  if (band)
    return (
      <span className="breaks">
        {band.from === band.to ? band.from : `${band.from}–${band.to}`} {read(band.note)}
      </span>
    );
  return score !== null && (dimension.bands ?? []).length > 0 && t('learning.inNoBand');
}
