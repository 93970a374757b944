import { useEffect, useState } from 'react';
import { cardCodeCall } from '#features/benefits/calls/card.ts';
import { codesAhead, stepMs } from '#features/benefits/shared/member.ts';
import { useCall } from '#web/kit/call/query.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { QrCode } from '#web/kit/pieces/qr-code.tsx';
import { useWakeLock } from '#web/kit/use-wake-lock.ts';
import styles from './benefits.module.css';
import { useBenefitWords } from './words.ts';

interface Shown {
  readonly letters: string;
  readonly code: string;
  /** Seconds for which it is still shown. */
  readonly left: number;
}

/**
 * The code of this minute with what is left of it; the next one comes by itself, out of those that were read in advance,
 * so that the network may be gone for half an hour. `member` is who of the family shows it.
 */
export function CardCode({ member, title }: { member: string | undefined; title: string }) {
  const t = useBenefitWords();
  const at = useNow(serverNow, 1000);
  const { data, error, refetch } = useCall(cardCodeCall, member ? { member } : {}, {
    quiet: true,
    staleTime: stepMs,
    gcTime: codesAhead * stepMs,
    refetchInterval: stepMs,
  });
  const [isLarge, setLarge] = useState(false);
  const ends = data?.codes.map(({ until }) => Date.parse(until)) ?? [];
  const index = ends.findIndex((end) => end > at);
  const code = data?.codes[index];
  const isOver = data !== undefined && !code;
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  if (!code)
    return error ? (
      <ErrorState error={error} onRetry={refetch} />
    ) : (
      <Loading>
        <Skeleton height="280px" />
      </Loading>
    );
  const shown: Shown = { letters: code.letters, code: code.code, left: Math.ceil((ends[index]! - at) / 1000) };
  const ready = Math.ceil((ends.at(-1)! - at) / stepMs);
  return (
    <div className="stack gap-8 centred">
      <Code {...shown} size={224} />
      <p className={`row gap-6 small ${error ? 'warn-ink' : 'muted'}`} role="status">
        <Icon name={error ? 'alert' : 'check'} size={14} />
        {error ? t('card.offline', { count: ready }) : t('card.ready')}
      </p>
      <Button kind="primary" block onClick={() => setLarge(true)}>
        {t('card.large')}
      </Button>
      <Dialog open={isLarge} title={title} onClose={() => setLarge(false)}>
        <Large {...shown} />
      </Dialog>
    </div>
  );
}

/** As large as the screen allows, which stays on meanwhile. */
function Large(shown: Shown) {
  useWakeLock();
  return (
    <div className={`stack gap-8 centred ${styles.large}`}>
      <Code {...shown} size={360} />
    </div>
  );
}

function Code({ letters, code, left, size }: Shown & { size: number }) {
  const t = useBenefitWords();
  return (
    <>
      <span className={`anchor ${styles.code}`}>
        <QrCode value={code} size={size} label={t('card.qr')} />
        <svg className={styles.ring} aria-hidden="true">
          <rect pathLength={60} strokeDasharray={`${left} 60`} />
        </svg>
      </span>
      <progress className="vh" max={60} value={left} aria-label={t('card.time')} />
      <span className="small muted" aria-hidden="true">
        {t('card.changes', { count: left })}
      </span>
      <b className={styles.letters} data-letters="">
        {letters.slice(0, 4)} {letters.slice(4)}
      </b>
    </>
  );
}
