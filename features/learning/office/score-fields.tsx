import { Button, Input } from 'antd';
import { type ReactNode, useId } from 'react';
import { bandsOf, type Dimension, type Rubric } from '#core/judging/rubric.ts';
import type { typedSheet } from '#features/learning/shared/typed-sheet.ts';
import { useTextIn } from '#web/office/texts.ts';
import { OpenCriterion } from './open-criterion.tsx';
import styles from './score-fields.module.css';
import type { ScoreDraft } from './use-score-draft.ts';
import { useScaleTexts } from './words.ts';

interface ScoreFieldsProps {
  draft: Pick<ScoreDraft, 'conflicts' | 'choose' | 'put' | 'putOpinion'>;
  rubric: Rubric;
  typed: ReturnType<typeof typedSheet>;
  opinion: string;
  disabled: boolean;
  /** What the word about the whole is asked for with. */
  opinionLabel: string;
  /** The code of the criterion in work. */
  open: string | undefined;
  onOpen: (code: string) => void;
  /** What a score rests on: in full beside the criterion in work, in short elsewhere. */
  evidence?: (dimension: Dimension, isOpen: boolean) => ReactNode;
}

/**
 * The criteria of a scale with points and a reason each, and a word about the whole; one criterion is in work, the others
 * take a line. Everything typed is kept.
 */
export function ScoreFields({
  draft,
  rubric,
  typed,
  opinion,
  disabled,
  opinionLabel,
  open,
  ...more
}: ScoreFieldsProps) {
  const { onOpen, evidence } = more;
  const t = useScaleTexts();
  const read = useTextIn();
  const id = useId();
  return (
    <>
      {draft.conflicts.map((path) => (
        <p key={path} className={`toned row wraps gap-8 size-13 ${styles.conflict}`} data-tone="warn">
          {t('scoring.theirs')} <span className="mono">{path}</span>
          <Button size="small" onClick={() => draft.choose(path, 'mine')}>
            {t('scoring.keepMine')}
          </Button>
          <Button size="small" onClick={() => draft.choose(path, 'theirs')}>
            {t('scoring.takeTheirs')}
          </Button>
        </p>
      ))}
      <ol className={`fills-down scrolls ${styles.criteria}`}>
        {rubric.dimensions.map((dimension, at) => {
          const { code, name, max } = dimension;
          const { score, reason } = typed.given(code);
          const isOpen = code === open;
          return (
            <li
              key={code}
              className="parted column gap-8"
              data-good={typed.isGood(dimension) || undefined}
              data-open={isOpen || undefined}
            >
              <button
                type="button"
                className={`plain-button row gap-8 ${styles.head}`}
                aria-expanded={isOpen}
                onClick={() => onOpen(code)}
              >
                <span className={`middle rounded ${styles.number}`}>{at + 1}</span>
                <b>{read(name)}</b>
                <span className="muted size-12 rigid">{t('scoring.weight', { max })}</span>
                <span className="grow" />
                {!isOpen && score === null && bandsOf(dimension).length > 0 && (
                  <span className="link size-12-5">{t('scoring.see')}</span>
                )}
                <b className={styles.score}>{score ?? '–'}</b>
              </button>
              {isOpen ? (
                <OpenCriterion
                  {...{ dimension, score, reason, disabled }}
                  onChange={(given) => draft.put(code, given)}
                  evidence={evidence?.(dimension, true)}
                />
              ) : (
                (reason.trim() !== '' || score !== null) && (
                  <div className={`size-13 ${styles.short}`}>
                    <span className={styles.said}>{reason}</span>
                    {evidence?.(dimension, false)}
                  </div>
                )
              )}
            </li>
          );
        })}
        <li className="parted column gap-6">
          <label htmlFor={`${id}-opinion`} className="size-13">
            {opinionLabel}
          </label>
          <Input.TextArea
            id={`${id}-opinion`}
            {...{ rows: 2, maxLength: 1000, disabled, value: opinion }}
            onChange={({ target }) => draft.putOpinion(target.value)}
          />
        </li>
      </ol>
    </>
  );
}
