import { useId } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { sittingCall } from '#features/learning/calls.ts';
import type { Answer } from '#features/learning/shared/marking.ts';
import styles from './learning.module.css';
import { useLearningWords } from './words.ts';

type Question = OutputOf<typeof sittingCall>['questions'][number];

const typeNames = { SINGLE: 'single', MULTI: 'multi', JUDGE: 'judge', BLANK: 'blank', ESSAY: 'essay' } as const;

/** One question of a paper, with the inputs that its kind asks for. */
export function QuestionInput({
  number,
  question,
  answer,
  onAnswer,
}: {
  number: number;
  question: Question;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
}) {
  const t = useLearningWords();
  const id = useId();
  const type = question.type as keyof typeof typeNames;
  return (
    <fieldset className="column gap-16" aria-labelledby={id}>
      <span className="small muted">
        {t('exam.number', { count: number })} · {t(`exam.${typeNames[type]}`)} ·{' '}
        {t('exam.points', { count: question.score })}
      </span>
      <p id={id} className="strong breaks as-typed">
        {question.stem}
      </p>
      {(type === 'SINGLE' || type === 'MULTI') && <Choices {...{ question, answer, onAnswer, name: id }} />}
      {type === 'JUDGE' && (
        <span className="stack two gap-12">
          {(['TRUE', 'FALSE'] as const).map((value) => (
            <label key={value} className={`row gap-12 ${styles.choice}`}>
              <input type="radio" name={id} checked={answer === value} onChange={() => onAnswer(value)} />
              {t(value === 'TRUE' ? 'exam.true' : 'exam.false')}
            </label>
          ))}
        </span>
      )}
      {type === 'BLANK' && <Gaps {...{ question, answer, onAnswer }} />}
      {type === 'ESSAY' && (
        <label className="column gap-8">
          <span className="vh">{t('exam.answer')}</span>
          <textarea
            className={`whole ${styles.field}`}
            rows={10}
            maxLength={5000}
            value={typeof answer === 'string' ? answer : ''}
            onChange={(event) => onAnswer(event.target.value)}
          />
          <span className="small muted to-right">
            {t('exam.count', { count: typeof answer === 'string' ? answer.length : 0, max: 5000 })}
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
          <span className="breaks">
            {String.fromCharCode(65 + at)}. {option}
          </span>
        </label>
      ))}
    </span>
  );
}

function Gaps({ question, answer, onAnswer }: Inputs) {
  const t = useLearningWords();
  const given = Array.isArray(answer) ? (answer as readonly string[]) : [];
  const texts = Array.from({ length: question.gaps }, (_, at) => given[at] ?? '');
  return (
    <span className="column gap-12">
      {texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other name than their position
        <label key={at} className="row gap-12">
          <span className="rigid">{t('exam.gap', { count: at + 1 })}</span>
          <input
            className={`fills ${styles.field}`}
            maxLength={200}
            value={text}
            onChange={(event) => onAnswer(texts.map((each, other) => (other === at ? event.target.value : each)))}
          />
        </label>
      ))}
    </span>
  );
}
