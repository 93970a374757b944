import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { joinClauses, withColon } from '#core/texts/punctuation.ts';
import type { examResultCall } from '#features/learning/calls.ts';
import type { Answer } from '#features/learning/shared/marking.ts';
import type { Right } from '#features/learning/shared/question.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { AskForm } from './ask-box.tsx';
import { partsOf } from './paper-parts.ts';
import styles from './result.module.css';
import { useLearningWords } from './words.ts';

type Marked = OutputOf<typeof examResultCall>['questions'][number];

/** A question that was marked: what was answered, what is right, and why. */
export function MarkedQuestion({ question, number }: { question: Marked; number: number }) {
  const t = useLearningWords();
  const [isAsking, setAsking] = useState(false);
  const { mark, score, analysis } = question;
  const choices = choicesOf(question, { yes: t('exam.true'), no: t('exam.false') });
  return (
    <Card boxed className="column gap-12">
      <div className="row wraps gap-12 small muted">
        <b className={`title-20 ${styles.title}`}>
          <span className="vh">{t('exam.number', { count: number })}</span>
          <span aria-hidden="true">{number}</span>
        </b>
        <span>{t(partsOf([question])[0]!.name)}</span>
        <span>{t('exam.points', { count: score })}</span>
        <span className="push">
          <Tag tone={mark === null || (mark > 0 && mark < score) ? 'warn' : mark === score ? 'green' : 'bad'}>
            {mark === null ? t('result.toMark') : `${mark} / ${score}`}
          </Tag>
        </span>
      </div>
      <p className="strong breaks as-typed">{question.stem}</p>
      {choices ? <Options choices={choices} isMulti={question.type === 'MULTI'} /> : <Written question={question} />}
      {choices && question.answer === null && <p className="small muted">{t('result.nothing')}</p>}
      {analysis && (
        <div className={styles.why}>
          <p className={`small strong ${styles.title}`}>{t('result.analysis')}</p>
          <p className="breaks as-typed">{analysis}</p>
        </div>
      )}
      {isAsking ? (
        <AskForm about="QUESTION" id={question.id} onSent={() => setAsking(false)} />
      ) : (
        <span>
          <Button kind="text" small onClick={() => setAsking(true)}>
            {t('ask.about')}
          </Button>
        </span>
      )}
    </Card>
  );
}

interface Choice {
  readonly letter: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly isRight: boolean;
}

/** What could be chosen; nothing for a question that is answered in writing. */
function choicesOf({ options, right, answer }: Marked, { yes, no }: { yes: string; no: string }): Choice[] | null {
  const told = right as Right;
  if ('isTrue' in told)
    return [
      { letter: '', text: yes, isChosen: answer === 'TRUE', isRight: told.isTrue },
      { letter: '', text: no, isChosen: answer === 'FALSE', isRight: !told.isTrue },
    ];
  if (!('options' in told)) return null;
  const chosen = Array.isArray(answer) ? answer : [];
  return options.map((text, at) => ({
    letter: String.fromCharCode(65 + at),
    text,
    isChosen: chosen.includes(at),
    isRight: told.options.includes(at),
  }));
}

/** Every option, with words and a colour for those that were chosen or had to be. */
function Options({ choices, isMulti }: { choices: readonly Choice[]; isMulti: boolean }) {
  const t = useLearningWords();
  return (
    <ul className="column gap-6">
      {choices.map(({ letter, text, isChosen, isRight }) => (
        <li
          key={letter || text}
          className={`row wraps gap-4-12 ${isChosen || isRight ? 'toned' : ''} ${styles.option}`}
          data-tone={isRight ? 'good' : isChosen ? 'bad' : undefined}
        >
          {letter && <b className="strong">{letter}</b>}
          <span className="fills breaks">{text}</span>
          {(isChosen || isRight) && (
            <span className="inline-row gap-6 small">
              <Icon name={isChosen ? (isRight ? 'check' : 'close') : 'alert'} size={16} />
              {t(
                isChosen
                  ? isRight
                    ? 'result.choseRight'
                    : 'result.choseWrong'
                  : isMulti
                    ? 'result.missed'
                    : 'result.right',
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Written({ question: { answer, right, type } }: { question: Marked }) {
  const t = useLearningWords();
  const locale = useSession((session) => session.locale);
  const given = answer as Answer;
  const told = right as Right;
  const own = typeof given === 'string' ? given : joinClauses((given ?? []).map(String), locale);
  return (
    <>
      <p className="breaks as-typed">
        <span className="muted">{withColon(t('result.yours'), locale)}</span>
        {own || t('result.nothing')}
      </p>
      <p className="breaks as-typed">
        <span className="muted">{withColon(t(type === 'ESSAY' ? 'result.reference' : 'result.right'), locale)}</span>
        {'reference' in told
          ? told.reference
          : 'blanks' in told &&
            joinClauses(
              told.blanks.map((ways) => ways.join(' / ')),
              locale,
            )}
      </p>
    </>
  );
}
