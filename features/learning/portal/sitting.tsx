import { useEffect, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { sittingCall } from '#features/learning/calls.ts';
import { type Answer, isAnswered } from '#features/learning/shared/marking.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showTime } from '#web/kit/dates.ts';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { SkeletonArticle } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import styles from './learning.module.css';
import { QuestionInput } from './question-input.tsx';
import { leftOf, useSitting } from './use-sitting.ts';
import { useLearningWords } from './words.ts';

type Paper = OutputOf<typeof sittingCall>;

/** The paper of a sitting, once it has come; one that is over leads to its result. */
export function Sitting({ id, onEnd }: { id: string; onEnd: () => void }) {
  const { data, error, refetch } = useCall(sittingCall, { id }, { quiet: true, staleTime: Number.POSITIVE_INFINITY });
  const isOver = data !== undefined && data.state !== 'DOING';
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  if (error && !data)
    return (
      <div className="wrap">
        <ErrorState error={error} onRetry={refetch} />
      </div>
    );
  if (!data || isOver)
    return (
      <div className="wrap">
        <SkeletonArticle />
      </div>
    );
  return <Paper id={id} paper={data} onEnd={onEnd} />;
}

function Paper({ id, paper, onEnd }: { id: string; paper: Paper; onEnd: () => void }) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const [at, setAt] = useState(0);
  const [flags, setFlags] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const sitting = useSitting(id, paper, onEnd);
  const { answers } = sitting;
  const isDone = (question: string) => isAnswered(answers[question] as Answer);
  const open = paper.questions.filter((each) => !isDone(each.id)).length;
  const question = paper.questions[at]!;
  const isFlagged = flags.includes(question.id);
  const labelOf = (each: Paper['questions'][number], index: number) =>
    [
      t('exam.number', { count: index + 1 }),
      t(isDone(each.id) ? 'exam.answered' : 'exam.open'),
      ...(flags.includes(each.id) ? [t('exam.flagged')] : []),
    ].join(' ');
  return (
    <div className="wrap below-32">
      <div className={`row wraps apart gap-8-16 above-16 ${styles.bar}`}>
        <h1 className="title-20 breaks">{textIn(paper.title, locale)}</h1>
        <span className="small muted" role="status">
          {sitting.state === 'saving'
            ? t('exam.saving')
            : sitting.savedAt
              ? t('exam.saved', { time: showTime(sitting.savedAt) })
              : ''}
          {sitting.time.givenBack > 0 && ` · ${t('exam.givenBack', { count: sitting.time.givenBack })}`}
        </span>
        <Clock time={sitting.time} />
        <Button kind="primary" onClick={() => setAsking(true)}>
          {t('exam.handIn')}
        </Button>
      </div>
      {sitting.state === 'offline' && <Notice tone="warn">{t('exam.offline', { count: sitting.waiting })}</Notice>}
      <div className={`stack top above-24 folds-tablet ${styles.paper}`}>
        <nav aria-label={t('exam.sheet')}>
          <h2 className="line-title below-8">{t('exam.sheet')}</h2>
          <ol className={`stack gap-8 ${styles.sheet}`}>
            {paper.questions.map((each, index) => (
              <li key={each.id}>
                <button
                  type="button"
                  className={`whole ${styles.cell}`}
                  data-answered={isDone(each.id) || undefined}
                  data-flagged={flags.includes(each.id) || undefined}
                  aria-current={index === at ? 'true' : undefined}
                  aria-label={labelOf(each, index)}
                  onClick={() => setAt(index)}
                >
                  {index + 1}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <div className="slim column gap-20">
          <QuestionInput
            key={question.id}
            number={at + 1}
            question={question}
            answer={(answers[question.id] ?? null) as Answer}
            onAnswer={(value) => sitting.answer(question.id, value)}
          />
          <span className="row wraps gap-12">
            <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
              {t('exam.previous')}
            </Button>
            <Button
              kind={isFlagged ? 'primary' : 'line'}
              aria-pressed={isFlagged}
              onClick={() =>
                setFlags(isFlagged ? flags.filter((each) => each !== question.id) : [...flags, question.id])
              }
            >
              {t('exam.flag')}
            </Button>
            <Button disabled={at === paper.questions.length - 1} onClick={() => setAt(at + 1)}>
              {t('exam.next')}
            </Button>
          </span>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          open
          title={t('exam.handIn')}
          confirm={t('exam.handIn')}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void sitting.submit().catch(() => undefined);
          }}
        >
          {open === 0 ? t('exam.handInAll') : t('exam.handInNote', { count: open })}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The time that is left by the clock of the server; the last five minutes are announced once. */
function Clock({ time }: { time: Parameters<typeof leftOf>[0] }) {
  const t = useLearningWords();
  const [left, setLeft] = useState(() => leftOf(time));
  useEffect(() => {
    setLeft(leftOf(time));
    const tick = setInterval(() => setLeft(leftOf(time)), 1000);
    return () => clearInterval(tick);
  }, [time]);
  const isLate = left < 5 * 60_000;
  useEffect(() => {
    if (isLate) toast('info', t('exam.lastMinutes', { count: 5 }));
  }, [isLate, t]);
  const seconds = Math.ceil(left / 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  return (
    <span className="column">
      <span className="small muted">{t('exam.timeLeft')}</span>
      <b className={styles.clock} data-late={isLate || undefined} role="timer">
        {two(Math.floor(seconds / 3600))}:{two(Math.floor(seconds / 60) % 60)}:{two(seconds % 60)}
      </b>
      <span className="small muted">{t('exam.dueAt', { time: showTime(time.dueAt) })}</span>
    </span>
  );
}
