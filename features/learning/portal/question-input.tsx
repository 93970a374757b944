import { Fragment, type ReactNode, useId } from 'react';
import type { Answer } from '#features/learning/shared/marking.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import styles from './learning.module.css';
import type { Question } from './paper-parts.ts';
import sitting from './sitting.module.css';
import { useLearningWords } from './words.ts';

const typeNames = { SINGLE: 'single', MULTI: 'multi', JUDGE: 'judge', BLANK: 'blank', ESSAY: 'essay' } as const;

/** One question of a paper, with the inputs that its kind asks for; whatever in it has the focus makes it the current one. */
export function QuestionInput({
  id,
  question,
  isCurrent,
  isFlagged,
  answer,
  saved,
  onFocus,
  onFlag,
  onAnswer,
}: {
  id: string;
  question: Question;
  isCurrent: boolean;
  isFlagged: boolean;
  answer: Answer;
  /** Says that a long answer has been kept. */
  saved: ReactNode;
  onFocus: () => void;
  onFlag: () => void;
  onAnswer: (answer: Answer) => void;
}) {
  const t = useLearningWords();
  const name = useId();
  const type = question.type as keyof typeof typeNames;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={`panel ${sitting.question}`}
      data-current={isCurrent || undefined}
      aria-labelledby={`${name}-number ${name}`}
      onFocus={onFocus}
    >
      <div className="row gap-12 small muted below-8">
        <b id={`${name}-number`} className={`title-20 ${sitting.number}`}>
          <span className="vh">{t('exam.number', { count: question.number })}</span>
          <span aria-hidden="true">{question.number}</span>
        </b>
        <span>{t(`exam.${typeNames[type]}`)}</span>
        <span>{t('exam.points', { count: question.score })}</span>
        <button
          type="button"
          className={`inline-row gap-6 push small ink ${sitting.flag}`}
          aria-pressed={isFlagged}
          onClick={onFlag}
        >
          <Icon name="flag" size={16} />
          {t(isFlagged ? 'exam.flagged' : 'exam.flag')}
        </button>
      </div>
      <p id={name} className={`strong breaks as-typed below-12 ${sitting.stem}`}>
        {type === 'BLANK' ? <Gaps {...{ question, answer, onAnswer }} /> : question.stem}
      </p>
      {(type === 'SINGLE' || type === 'MULTI') && <Choices {...{ question, answer, onAnswer, name }} />}
      {type === 'JUDGE' && (
        <span className="stack two gap-8 folds">
          {(['TRUE', 'FALSE'] as const).map((value) => (
            <label key={value} className={`row gap-12 ${styles.choice}`}>
              <input type="radio" name={name} checked={answer === value} onChange={() => onAnswer(value)} />
              {t(value === 'TRUE' ? 'exam.true' : 'exam.false')}
            </label>
          ))}
        </span>
      )}
      {type === 'ESSAY' && (
        <label className="column gap-8">
          <span className="vh">{t('exam.answer')}</span>
          <textarea
            className={`whole ${styles.field}`}
            rows={8}
            maxLength={5000}
            value={typeof answer === 'string' ? answer : ''}
            onChange={(event) => onAnswer(event.target.value)}
          />
          <span className="row wraps apart gap-4-12 small muted">
            {saved}
            <span className="push">
              {t('exam.count', { count: typeof answer === 'string' ? answer.length : 0, max: 5000 })}
            </span>
          </span>
        </label>
      )}
    </fieldset>
  );
}

interface Inputs {
  readonly question: Question;
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
}

function Choices({ question, answer, onAnswer, name }: Inputs & { name: string }) {
  const chosen = Array.isArray(answer) ? (answer as readonly number[]) : [];
  const isMulti = question.type === 'MULTI';
  const toggle = (at: number) => {
    if (!isMulti) return onAnswer([at]);
    const others = chosen.filter((each) => each !== at);
    onAnswer(others.length < chosen.length ? others : [...others, at].toSorted((a, b) => a - b));
  };
  return (
    <span className="column gap-8">
      {question.options.map((option, at) => (
        <label key={option} className={`row gap-12 ${styles.choice}`}>
          <input
            type={isMulti ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(at)}
            onChange={() => toggle(at)}
          />
          <b className="strong muted">{String.fromCharCode(65 + at)}</b>
          <span className="fills breaks">{option}</span>
        </label>
      ))}
    </span>
  );
}

/** What is asked, with an input in the place of each gap. */
function Gaps({ question, answer, onAnswer }: Inputs) {
  const t = useLearningWords();
  const given = Array.isArray(answer) ? (answer as readonly string[]) : [];
  const texts = Array.from({ length: question.gaps }, (_, at) => given[at] ?? '');
  return question.stem.split(/_{3,}/).map((words, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other name than their position
    <Fragment key={at}>
      {at > 0 && (
        <input
          className={`${styles.field} ${sitting.gap}`}
          aria-label={t('exam.gap', { count: at })}
          maxLength={200}
          value={texts[at - 1]}
          onChange={(event) => onAnswer(texts.map((each, other) => (other === at - 1 ? event.target.value : each)))}
        />
      )}
      {words}
    </Fragment>
  ));
}
