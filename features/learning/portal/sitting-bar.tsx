import { useEffect, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import type { sittingCall } from '#features/learning/calls.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showTime } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Logo } from '#web/kit/marks/logo.tsx';
import styles from './sitting.module.css';
import { leftOf, type useSitting } from './use-sitting.ts';
import { useLearningWords } from './words.ts';

type Sitting = ReturnType<typeof useSitting>;

/** The bar above a paper: which exam it is, that answers are saved, the time that is left, and handing in. */
export function SittingBar({
  paper,
  sitting,
  onHandIn,
}: {
  paper: OutputOf<typeof sittingCall>;
  sitting: Sitting;
  onHandIn: () => void;
}) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const { attempt, attempts, total, pass } = paper;
  return (
    <div className={styles.bar}>
      <div className="wrap row gap-20">
        <span className={`rigid ${styles.wide}`}>
          <Logo size={36} />
        </span>
        <div className="fills">
          <h1 className="title-20 breaks">{textIn(paper.title, locale)}</h1>
          <p className={`small muted ${styles.wide}`}>
            {t('exam.attempt', { attempt, attempts })} ·{' '}
            {t('exam.toPass', { total, pass: Math.ceil(total * pass) / 100 })}
          </p>
        </div>
        <span className={`rigid ${styles.wide}`} role="status">
          <SavedLine sitting={sitting} />
        </span>
        <Clock time={sitting.time} />
        <span className={`rigid ${styles.wide}`}>
          <Button kind="accent" onClick={onHandIn}>
            {t('exam.handIn')}
          </Button>
        </span>
      </div>
    </div>
  );
}

/** Whether the last answer has been kept by the server, and unless it is to be short, what was given back of lost time. */
export function SavedLine({ sitting, isShort }: { sitting: Sitting; isShort?: boolean }) {
  const t = useLearningWords();
  const { state, savedAt, time } = sitting;
  if (state === 'saving') return <span className="small muted">{t('exam.saving')}</span>;
  if (state === 'offline' || !savedAt) return null;
  return (
    <span className="inline-row gap-6 small primary-ink">
      <Icon name="check" size={14} />
      {t('exam.saved', { time: showTime(savedAt) })}
      {!isShort && time.givenBack > 0 && ` · ${t('exam.givenBack', { count: time.givenBack })}`}
    </span>
  );
}

/** The time that is left by the clock of the server; the last five minutes are announced once. */
function Clock({ time }: { time: Sitting['time'] }) {
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
  const hours = Math.floor(seconds / 3600);
  const two = (part: number) => String(part).padStart(2, '0');
  const shown = `${hours > 0 ? `${hours}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  const server = new Date(Date.parse(time.dueAt) - left).toISOString();
  return (
    <span className={`rigid row gap-14 ${styles.clock}`} data-late={isLate || undefined}>
      <b role="timer" aria-label={`${t('exam.timeLeft')} ${shown}`}>
        {shown}
      </b>
      <span className={`small muted ${styles.wide}`}>
        {t('exam.dueAt', { time: showTime(time.dueAt) })}
        <br />
        {t('exam.server', { time: showTime(server) })}
      </span>
    </span>
  );
}
