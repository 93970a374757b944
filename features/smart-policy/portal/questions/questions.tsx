import { type FormEvent, type ReactNode, useState } from 'react';
import type { Fact } from '#features/contents/shared/conditions/fact.ts';
import { facts } from '#features/contents/shared/conditions/facts.ts';
import { useSmartWords } from '#features/smart-policy/portal/words.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { useAnswers } from './answers-store.ts';
import { FactInput } from './fact-input.tsx';
import styles from './questions.module.css';
import { StrengthChips } from './strength-chips.tsx';

const asked = (when: Fact['asked']) => facts.filter((fact) => fact.asked === when);

/** The three questions and the one key; what else matters is asked in the results. */
export function Questions({ onMatch, isMatched }: { onMatch: () => void; isMatched: boolean }) {
  const t = useSmartWords();
  const { answers, answer, clear } = useAnswers();
  const [isTold, setTold] = useState(false);
  const isEmpty = Object.keys(answers).length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(isEmpty);
    if (!isEmpty) onMatch();
  };
  const inputs = (list: readonly Fact[]) =>
    list.map((fact) => (
      <FactInput
        key={fact.field.key}
        fact={fact}
        answer={answers[fact.field.key]}
        onAnswer={(value) => answer(fact.field.key, value)}
      />
    ));
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      <Question number={1} title={t('ask.who')} note={t('ask.whoNote')}>
        {inputs(asked('who'))}
      </Question>
      <Question number={2} title={t('ask.fit')} note={t('ask.fitNote')}>
        <StrengthChips />
      </Question>
      <Question number={3} title={t('ask.need')} note={t('ask.needNote')}>
        {inputs(asked('need'))}
      </Question>
      <div className={`row wraps to-middle ${styles.key}`}>
        {isTold && isEmpty && (
          <p className={`strong centred ${styles.wrong}`} role="alert">
            {t('ask.nothing')}
          </p>
        )}
        <Button kind="accent" type="submit">
          {t('ask.match')}
        </Button>
        {(isMatched || !isEmpty) && (
          <Button
            kind="text"
            onClick={() => {
              clear();
              toast('success', t('ask.cleared'));
            }}
          >
            {t('ask.clear')}
          </Button>
        )}
      </div>
    </form>
  );
}

function Question({
  number,
  title,
  note,
  children,
}: {
  number: number;
  title: string;
  note: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={`slim round-card ${styles.question}`}>
      <legend>
        <span className={`middle rigid ${styles.number}`} aria-hidden="true">
          {number}
        </span>
        {title}
      </legend>
      <p className={`small muted ${styles.note}`}>{note}</p>
      {children}
    </fieldset>
  );
}
