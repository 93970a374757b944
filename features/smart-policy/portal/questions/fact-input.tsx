import { type FormEvent, useId, useState } from 'react';
import { fillText } from '#core/texts/fill.ts';
import { textIn } from '#core/texts/text.ts';
import type { Answers, Fact } from '#features/contents/shared/conditions/fact.ts';
import { optionsOfFact } from '#features/contents/shared/conditions/facts.ts';
import { useSmartWords } from '#features/smart-policy/portal/words.ts';
import { readAnswer } from '#features/smart-policy/shared/known-answers.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Chip, ChipButton } from '#web/kit/controls/chip.tsx';
import { Field, SelectField } from '#web/kit/controls/field.tsx';
import styles from './fact-input.module.css';

interface FactInputProps {
  fact: Fact;
  answer: Answers[string] | undefined;
  onAnswer: (value: Answers[string] | undefined) => void;
}

/** One fact among the three questions: chips for several, a list for one, a number. */
export function FactInput({ fact, answer, onAnswer }: FactInputProps) {
  const t = useSmartWords();
  const locale = useSession((session) => session.locale);
  const label = textIn(fact.question, locale);
  if (fact.field.kind === 'multi-choice') return <Several fact={fact} answer={answer} onAnswer={onAnswer} />;
  if (fact.field.kind === 'number') return <Count fact={fact} answer={answer} onAnswer={onAnswer} />;
  return (
    <SelectField
      label={label}
      value={typeof answer === 'string' ? answer : ''}
      onChange={(event) => onAnswer(event.target.value || undefined)}
    >
      <option value="">{t('ask.unknown')}</option>
      {optionsOfFact(fact).map((option) => (
        <option key={option.value} value={option.value}>
          {textIn(option.label, locale)}
        </option>
      ))}
    </SelectField>
  );
}

/** Chips of which several can be on, up to the most that the fact takes. */
export function Several({ fact, answer, onAnswer }: FactInputProps) {
  const locale = useSession((session) => session.locale);
  const told: readonly string[] = typeof answer === 'object' ? answer : [];
  const most = fact.field.kind === 'multi-choice' ? (fact.field.max ?? 99) : 1;
  const turn = (value: string, isOn: boolean) => {
    const next = isOn ? [...told, value] : told.filter((each) => each !== value);
    onAnswer(next.length > 0 ? next : undefined);
  };
  return (
    <div className={`line wraps gap-8 ${styles.chips}`}>
      {optionsOfFact(fact).map(({ value, label }) => (
        <Chip
          key={value}
          checked={told.includes(value)}
          disabled={told.length >= most && !told.includes(value)}
          onChange={(event) => turn(value, event.target.checked)}
        >
          {textIn(label, locale)}
        </Chip>
      ))}
    </div>
  );
}

/** A number; what is no whole number within bounds is said beside it and not taken. */
function Count({ fact, answer, onAnswer }: FactInputProps) {
  const t = useSmartWords();
  const locale = useSession((session) => session.locale);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (typeof answer === 'number' ? String(answer) : '');
  const isWrong = shown !== '' && readAnswer(fact, shown) === undefined;
  const max = fact.field.kind === 'number' ? (fact.field.max ?? 0) : 0;
  return (
    <Field label={textIn(fact.question, locale)} error={isWrong ? t('ask.number', { max }) : undefined}>
      {(parts) => (
        <input
          {...parts}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={shown}
          onChange={(event) => {
            setTyped(event.target.value);
            onAnswer(readAnswer(fact, event.target.value.trim()) as number | undefined);
          }}
        />
      )}
    </Field>
  );
}

/** One missing fact asked where it matters: a tap answers, a number is confirmed. */
export function FactAsk({ fact, onAnswer }: Omit<FactInputProps, 'answer'>) {
  const t = useSmartWords();
  const locale = useSession((session) => session.locale);
  const id = useId();
  return (
    <fieldset className={`${styles.ask} stack gap-8 slim to-start`} aria-labelledby={id}>
      <b id={id}>{textIn(fact.question, locale)}</b>
      {fact.field.kind === 'number' ? (
        <AskCount fact={fact} label={textIn(fact.question, locale)} onAnswer={onAnswer} />
      ) : fact.field.kind === 'choice' ? (
        <div className={`line wraps gap-8 ${styles.chips}`}>
          {optionsOfFact(fact).map(({ value, label }) => (
            <ChipButton key={value} chosen={false} onClick={() => onAnswer(value)}>
              {textIn(label, locale)}
            </ChipButton>
          ))}
        </div>
      ) : (
        <AskSeveral fact={fact} confirm={t('ask.confirm')} onAnswer={onAnswer} />
      )}
    </fieldset>
  );
}

function AskCount({ fact, label, onAnswer }: Omit<FactInputProps, 'answer'> & { label: string }) {
  const t = useSmartWords();
  const locale = useSession((session) => session.locale);
  const [typed, setTyped] = useState('');
  const [isTold, setTold] = useState(false);
  const id = useId();
  const value = readAnswer(fact, typed.trim());
  const max = fact.field.kind === 'number' ? (fact.field.max ?? 0) : 0;
  const isWrong = isTold && value === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (value !== undefined) onAnswer(value);
  };
  return (
    <form className={`row wraps gap-8 ${styles.count}`} onSubmit={submit} noValidate>
      <input
        className="rounded"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {fact.unit && <span>{fillText(fact.unit, { count: typeof value === 'number' ? value : 0 }, locale)}</span>}
      <Button small type="submit">
        {t('ask.confirm')}
      </Button>
      {isWrong && (
        <span id={id} className={`small strong ${styles.wrong}`} role="alert">
          {t('ask.number', { max })}
        </span>
      )}
    </form>
  );
}

function AskSeveral({ fact, confirm, onAnswer }: Omit<FactInputProps, 'answer'> & { confirm: string }) {
  const [told, setTold] = useState<Answers[string] | undefined>(undefined);
  return (
    <>
      <Several fact={fact} answer={told} onAnswer={setTold} />
      <Button small disabled={told === undefined} onClick={() => onAnswer(told)}>
        {confirm}
      </Button>
    </>
  );
}
