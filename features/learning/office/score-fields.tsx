import { Button, Input, InputNumber } from 'antd';
import { useId } from 'react';
import type { Rubric } from '#core/judging/rubric.ts';
import { reasonLength } from '#features/learning/shared/score-sheet.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './score-fields.module.css';
import type { ScoreDraft, typedSheet } from './use-score-draft.ts';

/** What a room says around the fields. */
export interface ScoreFieldWords {
  readonly weight: (max: number) => string;
  readonly points: (name: string) => string;
  readonly reason: (name: string) => string;
  readonly reasonHint: (count: number) => string;
  readonly opinion: string;
  readonly theirs: string;
  readonly keepMine: string;
  readonly takeTheirs: string;
}

interface ScoreFieldsProps {
  draft: ScoreDraft;
  rubric: Rubric;
  typed: ReturnType<typeof typedSheet>;
  opinion: string;
  disabled: boolean;
  words: ScoreFieldWords;
}

/** The criteria of a scale with points and a reason each, and a word about the whole; everything typed is kept. */
export function ScoreFields({ draft, rubric, typed, opinion, disabled, words }: ScoreFieldsProps) {
  const read = useTextIn();
  const id = useId();
  return (
    <>
      {draft.conflicts.map((path) => (
        <p key={path} className={`toned row wraps gap-8 size-13 ${styles.conflict}`} data-tone="warn">
          {words.theirs} <span className="mono">{path}</span>
          <Button size="small" onClick={() => draft.choose(path, 'mine')}>
            {words.keepMine}
          </Button>
          <Button size="small" onClick={() => draft.choose(path, 'theirs')}>
            {words.takeTheirs}
          </Button>
        </p>
      ))}
      <ol className={`fills-down scrolls ${styles.criteria}`}>
        {rubric.dimensions.map((dimension, at) => {
          const { code, name, min, max, step } = dimension;
          const { score, reason } = typed.given(code);
          return (
            <li key={code} className="parted column gap-8" data-good={typed.isGood(dimension) || undefined}>
              <span className="row gap-8">
                <span className={`middle rounded ${styles.number}`}>{at + 1}</span>
                <b>{read(name)}</b>
                <span className="muted size-12 rigid">{words.weight(max)}</span>
                <span className="grow" />
                <InputNumber
                  aria-label={words.points(read(name))}
                  {...{ min, max, step, disabled, value: score }}
                  onChange={(value) => draft.put(code, { score: value, reason })}
                />
              </span>
              <Input.TextArea
                aria-label={words.reason(read(name))}
                aria-describedby={`${id}-${code}`}
                {...{ rows: 2, maxLength: reasonLength.most, disabled, value: reason }}
                onChange={({ target }) => draft.put(code, { score, reason: target.value })}
              />
              <small id={`${id}-${code}`} className="muted">
                {words.reasonHint([...reason.trim()].length)}
              </small>
            </li>
          );
        })}
        <li className="parted column gap-6">
          <label htmlFor={`${id}-opinion`} className="size-13">
            {words.opinion}
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
