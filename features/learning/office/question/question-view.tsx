import { Segmented } from 'antd';
import { Fragment, useState } from 'react';
import type { Values } from '#core/forms/values.ts';
import { joinClauses, withColon } from '#core/texts/punctuation.ts';
import { useTexts } from '#features/learning/office/words.ts';
import { type Answer, pointsOf } from '#features/learning/shared/marking.ts';
import { type FrozenQuestion, frozen } from '#features/learning/shared/question.ts';
import { useSession } from '#web/kit/call/session.ts';
import styles from './question.module.css';

/** A question as learners see it, from what the form holds now; it can be tried, and afterwards says what the answer is worth. */
export function QuestionView({ values }: { values: Values }) {
  const t = useTexts();
  const [when, setWhen] = useState<'during' | 'after'>('during');
  const [device, setDevice] = useState<'phone' | 'desktop'>('phone');
  const [given, setGiven] = useState<{ type: unknown; answer: Answer }>({ type: values.type, answer: null });
  const score = typeof values.score === 'number' ? values.score : 0;
  const question = frozen('preview', values, score);
  const answer = given.type === values.type ? given.answer : null;
  const isAfter = when === 'after';
  const points = isAfter ? pointsOf(question, answer) : null;
  return (
    <section className={`card column slim ${styles.pane}`} aria-labelledby="question-preview">
      <header className={`row wraps gap-8-12 ${styles.head}`}>
        <h2 id="question-preview" className="size-14">
          {t('learning.seen')}
        </h2>
        <span className="push scrolls">
          <Segmented<'during' | 'after'>
            aria-label={t('learning.preview')}
            value={when}
            onChange={setWhen}
            options={[
              { value: 'during', label: t('learning.during') },
              { value: 'after', label: t('learning.after') },
            ]}
          />
        </span>
        <Segmented<'phone' | 'desktop'>
          aria-label={t('learning.device')}
          value={device}
          onChange={setDevice}
          options={[
            { value: 'desktop', label: t('learning.desktop') },
            { value: 'phone', label: t('learning.phone') },
          ]}
        />
      </header>
      <div className={`fills-down ${styles.ground}`}>
        {question.stem.trim() === '' ? (
          <p className="muted">{t('learning.nothing')}</p>
        ) : (
          <article className={`column gap-10 on-card round-card ${styles.sheet}`} data-device={device}>
            <p className="row wraps gap-8 size-12-5 muted">
              <b className={styles.order}>1</b>
              {t(`learning.type${question.type}`)}
              <span>{t('learning.points', { score })}</span>
              {points !== null && (
                <span className={`tag push ${points === score ? 'done' : points > 0 ? 'waiting' : 'problem'}`}>
                  {t('learning.worth', { score: points })}
                </span>
              )}
            </p>
            <p className="strong as-typed breaks">
              <Stem
                question={question}
                answer={answer}
                onAnswer={(next) => setGiven({ type: values.type, answer: next })}
              />
            </p>
            <Answers
              question={question}
              answer={answer}
              isAfter={isAfter}
              onAnswer={(next) => setGiven({ type: values.type, answer: next })}
            />
            {isAfter && question.analysis.trim() !== '' && (
              <p className={`size-13 as-typed breaks rounded ${styles.analysis}`}>
                <b className="block">{t('learning.analysis')}</b>
                {question.analysis}
              </p>
            )}
          </article>
        )}
        <p className="size-12 muted above-10">{t('learning.tryNote')}</p>
      </div>
    </section>
  );
}

interface AnswersProps {
  readonly question: FrozenQuestion;
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
}

/** What is asked, with an input in the place of each gap. */
function Stem({ question, answer, onAnswer }: AnswersProps) {
  const t = useTexts();
  if (question.type !== 'BLANK') return question.stem;
  const parts = question.stem.split(/_{3,}/);
  const given = Array.isArray(answer) ? (answer as readonly string[]) : [];
  const texts = parts.slice(1).map((_, at) => given[at] ?? '');
  return parts.map((words, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other name than their position
    <Fragment key={at}>
      {at > 0 && (
        <input
          className={styles.gap}
          aria-label={t('learning.gap', { count: at })}
          value={texts[at - 1]}
          onChange={(event) => onAnswer(texts.map((each, other) => (other === at - 1 ? event.target.value : each)))}
        />
      )}
      {words}
    </Fragment>
  ));
}

function Answers({ question, answer, isAfter, onAnswer }: AnswersProps & { isAfter: boolean }) {
  const t = useTexts();
  const locale = useSession((session) => session.locale);
  const { type, right } = question;
  if ('options' in right) {
    const chosen = Array.isArray(answer) ? (answer as readonly number[]) : [];
    const isSingle = type === 'SINGLE';
    return question.options.map((option, at) => {
      const [isChosen, isRight] = [chosen.includes(at), right.options.includes(at)];
      const said = isRight && !isChosen ? 'learning.missed' : !isRight && isChosen ? 'learning.wrong' : undefined;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: two options may still be the same while they are written
        <label key={at} className={styles.choice} data-right={(isAfter && isRight) || undefined}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            checked={isChosen}
            onChange={() =>
              onAnswer(
                isSingle
                  ? [at]
                  : isChosen
                    ? chosen.filter((each) => each !== at)
                    : [...chosen, at].toSorted((a, b) => a - b),
              )
            }
          />
          <b className="muted">{String.fromCharCode(65 + at)}</b>
          <span className="breaks">
            {option} {isAfter && said && <em className="size-12-5 warn-ink">{t(said)}</em>}
          </span>
        </label>
      );
    });
  }
  if ('isTrue' in right)
    return (['TRUE', 'FALSE'] as const).map((value) => (
      <label
        key={value}
        className={styles.choice}
        data-right={(isAfter && (value === 'TRUE') === right.isTrue) || undefined}
      >
        <input type="radio" checked={answer === value} onChange={() => onAnswer(value)} />
        <span />
        <span>{t(value === 'TRUE' ? 'learning.true' : 'learning.false')}</span>
      </label>
    ));
  const told =
    'blanks' in right
      ? joinClauses(
          right.blanks.map((ways) => ways.join(' / ')),
          locale,
        )
      : right.reference;
  return (
    <>
      {type === 'ESSAY' && (
        <textarea
          className={styles.essay}
          rows={4}
          aria-label={t('learning.answer')}
          value={typeof answer === 'string' ? answer : ''}
          onChange={(event) => onAnswer(event.target.value)}
        />
      )}
      {isAfter && told !== '' && (
        <p className="size-13 as-typed breaks">
          {withColon(t(type === 'ESSAY' ? 'learning.reference' : 'learning.right'), locale)}
          {told}
        </p>
      )}
    </>
  );
}
