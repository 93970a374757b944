import { useEffect, useState } from 'react';
import { cardCodeCall } from '#features/benefits/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { now } from '#web/kit/clock.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { QrCode } from '#web/kit/pieces/qr-code.tsx';
import styles from './benefits.module.css';
import { useBenefitWords } from './words.ts';

/** The code of this minute with what is left of it; a new one comes by itself. */
export function CardCode() {
  const t = useBenefitWords();
  const { data, error, refetch } = useCall(cardCodeCall, {}, { quiet: true, staleTime: 0, gcTime: 0 });
  const until = data ? new Date(data.until).getTime() : undefined;
  const [left, setLeft] = useState(60);
  useEffect(() => {
    if (until === undefined) return;
    const tick = () => {
      const seconds = Math.ceil((until - now()) / 1000);
      setLeft(Math.max(0, seconds));
      if (seconds <= 0) void refetch();
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, refetch]);
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={refetch} />
    ) : (
      <Loading>
        <Skeleton height="280px" />
      </Loading>
    );
  return (
    <div className="stack gap-8 centred">
      <span className={styles.code}>
        <QrCode value={data.code} size={224} label={t('card.qr')} />
      </span>
      <progress className="vh" max={60} value={left} aria-label={t('card.time')} />
      <span className="small muted" aria-hidden="true">
        {t('card.changes', { count: left })}
      </span>
      <b className={styles.letters} data-letters="">
        {data.letters.slice(0, 4)} {data.letters.slice(4)}
      </b>
    </div>
  );
}
