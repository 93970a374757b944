import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { answerQuestCall, questOneCall } from '#features/learning/quest-calls.ts';
import { isQuestAnswer, itemsAsked, type QuestItem } from '#features/learning/shared/quest.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { usePageTitle } from '#web/portal/shell/page-title.ts';
import styles from './learning.module.css';
import { NotShown } from './not-shown.tsx';
import { useLearningWords } from './words.ts';

type Quest = OutputOf<typeof questOneCall>;

/** A questionnaire: an item is there as soon as the answers before it ask for it. */
export function Component() {
  const { id = '' } = useParams();
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const { data, error, refetch } = useCall(questOneCall, { id }, { quiet: true });
  usePageTitle(data && textIn(data.title, locale));
  if (!data)
    return (
      <div className="wrap below-32">
        <NotShown error={error} onRetry={refetch} gone={t('quest.gone')} way="courses" />
      </div>
    );
  return (
    <div className="wrap below-32">
      <h1 className="title-24 breaks above-24 below-8">{textIn(data.title, locale)}</h1>
      <p className="row wraps gap-8-16 small muted">
        {data.isAnonymous && <span>{t('quest.anonymous')}</span>}
        {data.closesAt && <span>{t('quest.closes', { time: showDateTime(data.closesAt, locale) })}</span>}
      </p>
      {data.state === 'open' ? (
        <QuestForm quest={data} />
      ) : (
        <Notice tone={data.state === 'answered' ? 'success' : 'warn'}>{t(`quest.${data.state}`)}</Notice>
      )}
    </div>
  );
}

function QuestForm({ quest }: { quest: Quest }) {
  const t = useLearningWords();
  const [answers, setAnswers] = useState<Record<string, unknown>>({});
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [reqId] = useState(newRequestId);
  const sending = useSend(answerQuestCall, { invalidates: [questOneCall] });
  const items = itemsAsked(quest.items as readonly QuestItem[], answers);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const open = items.filter((item) => item.isRequired && !isQuestAnswer(item, answers[item.code]));
    setMissing(open.map(({ code }) => code));
    if (open.length > 0) return document.getElementById(`q-${open[0]!.code}`)?.scrollIntoView({ block: 'center' });
    await sending.mutateAsync({ id: quest.id, answers, reqId });
  };
  return (
    <form className="column gap-20 above-20" noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
      {items.map((item, at) => (
        <Card key={item.code} boxed id={`q-${item.code}`} data-missing={missing.includes(item.code) || undefined}>
          <ItemInput
            item={item}
            number={at + 1}
            answer={answers[item.code]}
            isMissing={missing.includes(item.code)}
            onAnswer={(value) => setAnswers({ ...answers, [item.code]: value })}
          />
        </Card>
      ))}
      {missing.length > 0 && <Notice tone="warn">{t('quest.missing', { count: missing.length })}</Notice>}
      <span>
        <Button kind="accent" type="submit" busy={sending.isPending}>
          {t('quest.submit')}
        </Button>
      </span>
    </form>
  );
}

function ItemInput({
  item,
  number,
  answer,
  isMissing,
  onAnswer,
}: {
  item: QuestItem;
  number: number;
  answer: unknown;
  isMissing: boolean;
  onAnswer: (value: unknown) => void;
}) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const name = `a-${item.code}`;
  const chosen = Array.isArray(answer) ? (answer as number[]) : [];
  const labels =
    item.type === 'SCALE'
      ? [1, 2, 3, 4, 5].map((value) =>
          value === 1 ? `1 ${t('quest.scaleLow')}` : value === 5 ? `5 ${t('quest.scaleHigh')}` : String(value),
        )
      : item.options.map((option) => textIn(option, locale));
  const number_ = item.type === 'NUMBER';
  return (
    <fieldset className="column gap-12">
      <legend className="strong breaks below-8">
        {number}. {textIn(item.title, locale)}
        {item.isRequired && <span className={`small ${isMissing ? 'warn-ink' : 'muted'}`}> {t('quest.required')}</span>}
      </legend>
      {labels.length > 0 ? (
        labels.map((label, at) => (
          <label key={label} className={`row gap-12 ${styles.choice}`}>
            <input
              type={item.type === 'MULTI' ? 'checkbox' : 'radio'}
              name={name}
              checked={item.type === 'MULTI' ? chosen.includes(at + 1) : answer === at + 1}
              onChange={() => {
                if (item.type !== 'MULTI') return onAnswer(at + 1);
                onAnswer(chosen.includes(at + 1) ? chosen.filter((each) => each !== at + 1) : [...chosen, at + 1]);
              }}
            />
            <span className="breaks">{label}</span>
          </label>
        ))
      ) : item.type === 'TEXT' ? (
        <textarea
          className={`whole ${styles.field}`}
          aria-label={textIn(item.title, locale)}
          rows={4}
          maxLength={2000}
          value={typeof answer === 'string' ? answer : ''}
          onChange={(event) => onAnswer(event.target.value)}
        />
      ) : (
        <input
          className={styles.field}
          aria-label={textIn(item.title, locale)}
          type={number_ ? 'number' : 'date'}
          step={number_ ? 'any' : undefined}
          value={typeof answer === 'string' || typeof answer === 'number' ? answer : ''}
          onChange={(event) => {
            const typed = event.target.value;
            onAnswer(number_ && typed !== '' ? Number(typed) : typed);
          }}
        />
      )}
    </fieldset>
  );
}
