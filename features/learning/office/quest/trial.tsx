import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTexts } from '#features/learning/office/words.ts';
import { isQuestAnswer, itemsAsked, type QuestItem } from '#features/learning/shared/quest.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './quest.module.css';

/** The questionnaire answered one item after the other as it stands now; nothing of it is sent. */
export function Trial({ items }: { items: readonly QuestItem[] }) {
  const t = useTexts();
  const read = useTextIn();
  const [device, setDevice] = useState<'phone' | 'desktop'>('phone');
  const [answers, setAnswers] = useState<Readonly<Record<string, unknown>>>({});
  const [at, setAt] = useState(0);
  const asked = itemsAsked(items, answers);
  const now = Math.min(at, asked.length - 1);
  const item = asked[now];
  const kept = items.filter(({ code }) => answers[code] !== undefined && !asked.some((each) => each.code === code));
  const mayGoOn = item && (!item.isRequired || isQuestAnswer(item, answers[item.code]));
  return (
    <section className={`card column slim ${styles.pane} ${styles.trial}`} aria-labelledby="quest-trial">
      <header className={`row wraps gap-8 ${styles.head}`}>
        <h2 id="quest-trial" className="size-14">
          {t('learning.trial')}
        </h2>
        <span className="push scrolls">
          <Segmented<'phone' | 'desktop'>
            aria-label={t('learning.device')}
            value={device}
            onChange={setDevice}
            options={[
              { value: 'phone', label: t('learning.phone') },
              { value: 'desktop', label: t('learning.desktop') },
            ]}
          />
        </span>
      </header>
      <div className={`fills-down ${styles.ground}`}>
        {item ? (
          <article className={`column gap-10 on-card round-card ${styles.sheet}`} data-device={device}>
            <span className="row apart size-12-5 muted">
              {now + 1} / {asked.length}
              <button type="button" className="link" onClick={() => [setAnswers({}), setAt(0)]}>
                {t('learning.again')}
              </button>
            </span>
            <progress className={styles.bar} value={now + 1} max={asked.length} aria-label={t('learning.trial')} />
            <fieldset className={`column gap-8 ${styles.group}`}>
              <legend className="strong breaks below-8">
                {read(item.title) || t('learning.untitled')}
                {item.isRequired && <span className="size-12 muted"> {t('learning.must')}</span>}
              </legend>
              <AnswerInput
                key={item.code}
                item={item}
                answer={answers[item.code]}
                onAnswer={(answer) => setAnswers({ ...answers, [item.code]: answer })}
              />
            </fieldset>
            <span className="row gap-8 to-end">
              <Button size="small" disabled={now === 0} onClick={() => setAt(now - 1)}>
                {t('learning.previous')}
              </Button>
              <Button
                size="small"
                type="primary"
                disabled={!mayGoOn || now + 1 >= asked.length}
                onClick={() => setAt(now + 1)}
              >
                {t('learning.next')}
              </Button>
            </span>
          </article>
        ) : (
          <p className="muted size-13">{t('learning.noItems')}</p>
        )}
        {kept.length > 0 && (
          <p role="status" className="size-12 muted above-10">
            {t('learning.keptAside', {
              list: kept.map(({ code }) => items.findIndex((each) => each.code === code) + 1).join('、'),
            })}
          </p>
        )}
      </div>
    </section>
  );
}

interface AnswerInputProps {
  readonly item: QuestItem;
  readonly answer: unknown;
  readonly onAnswer: (answer: unknown) => void;
}

function AnswerInput({ item, answer, onAnswer }: AnswerInputProps) {
  const read = useTextIn();
  const { type } = item;
  const words = type === 'SCALE' ? ['1', '2', '3', '4', '5'] : item.options.map((option) => read(option));
  if (words.length > 0) {
    const chosen = Array.isArray(answer) ? (answer as readonly number[]) : [];
    return words.map((word, index) => {
      const value = index + 1;
      const isChosen = type === 'MULTI' ? chosen.includes(value) : answer === value;
      const toggled = isChosen ? chosen.filter((each) => each !== value) : [...chosen, value];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: two options may still be the same while they are written
        <label key={index} className={styles.choice} data-chosen={isChosen || undefined}>
          <input
            type={type === 'MULTI' ? 'checkbox' : 'radio'}
            checked={isChosen}
            onChange={() => onAnswer(type === 'MULTI' ? toggled : value)}
          />
          <span className="breaks">{word}</span>
        </label>
      );
    });
  }
  const shared = {
    className: styles.entry,
    'aria-label': read(item.title),
    value: typeof answer === 'string' || typeof answer === 'number' ? answer : '',
  };
  if (type === 'TEXT')
    return <textarea {...shared} rows={3} maxLength={2000} onChange={(event) => onAnswer(event.target.value)} />;
  return (
    <input
      {...shared}
      type={type === 'NUMBER' ? 'number' : 'date'}
      onChange={({ target: { value } }) =>
        onAnswer(value === '' ? undefined : type === 'NUMBER' ? Number(value) : value)
      }
    />
  );
}
