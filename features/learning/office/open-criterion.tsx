import { Input, InputNumber } from 'antd';
import { type ReactNode, useId } from 'react';
import { bandsOf, type Dimension, inBand, pointsIn } from '#core/judging/rubric.ts';
import { reasonLength } from '#features/learning/shared/score-sheet.ts';
import type { TypedScore } from '#features/learning/shared/typed-sheet.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './score-fields.module.css';
import { useScaleTexts } from './words.ts';

interface OpenCriterionProps extends TypedScore {
  dimension: Dimension;
  disabled: boolean;
  onChange: (given: TypedScore) => void;
  evidence: ReactNode;
}

/** The criterion in work: its bands, the points within them, the reason and what it rests on. */
export function OpenCriterion({ dimension, score, reason, disabled, ...more }: OpenCriterionProps) {
  const t = useScaleTexts();
  const read = useTextIn();
  const id = useId();
  const { onChange, evidence } = more;
  const { name, min, max, step, levels } = dimension;
  const bands = bandsOf(dimension);
  return (
    <>
      {bands.length > 0 && (
        <fieldset className={styles.bands} disabled={disabled}>
          <legend className="vh">{t('scoring.bands', { name: read(name) })}</legend>
          {bands.map((band) => (
            <label key={band.from} data-chosen={inBand(band, score) || undefined}>
              <input
                type="radio"
                name={id}
                checked={inBand(band, score)}
                onChange={() => onChange({ score: pointsIn(dimension, band), reason })}
              />
              <b>{band.from === band.to ? band.from : `${band.from}–${band.to}`}</b>
              <span>{read(band.note)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {levels.length === 0 && (
        <div className="row gap-12">
          <input
            type="range"
            className={`grow ${styles.fine}`}
            aria-label={t('scoring.fine', { name: read(name) })}
            {...{ min, max, step, disabled, value: score ?? min }}
            onChange={({ target }) => onChange({ score: target.valueAsNumber, reason })}
          />
          <InputNumber
            aria-label={t('scoring.points', { name: read(name) })}
            {...{ min, max, step, disabled, value: score }}
            onChange={(value) => onChange({ score: value, reason })}
          />
        </div>
      )}
      <Input.TextArea
        aria-label={t('scoring.reason', { name: read(name) })}
        aria-describedby={`${id}-hint`}
        {...{ rows: 3, maxLength: reasonLength.most, disabled, value: reason }}
        onChange={({ target }) => onChange({ score, reason: target.value })}
      />
      {evidence}
      <small id={`${id}-hint`} className="muted">
        {t('scoring.reasonHint', { count: [...reason.trim()].length, least: reasonLength.least })}
      </small>
    </>
  );
}
