import { type PointerEvent, useRef } from 'react';
import type { Span } from '#features/learning/shared/watching.ts';
import { useLearningWords } from '../words.ts';
import styles from './player.module.css';
import { clockOf } from './time-text.ts';

interface Marked {
  readonly id: string;
  readonly second: number | null;
}

/** Where a film stands, what of it was watched, and marks for questions and notes that lead to their second. */
export function Timeline({
  at,
  seconds,
  spans,
  asked,
  notes,
  onSeek,
}: {
  at: number;
  seconds: number;
  spans: readonly Span[];
  asked: readonly (Marked & { readonly isMine: boolean })[];
  notes: readonly Marked[];
  onSeek: (second: number) => void;
}) {
  const t = useLearningWords();
  const rail = useRef<HTMLDivElement>(null);
  const share = (second: number) => `${seconds > 0 ? Math.min(100, (second / seconds) * 100) : 0}%`;
  const told = (second: number) =>
    t('lesson.minutesSeconds', { minutes: Math.floor(second / 60), seconds: Math.floor(second % 60) });
  const seekTo = (event: PointerEvent) => {
    const { left, width } = rail.current!.getBoundingClientRect();
    onSeek(((event.clientX - left) / width) * seconds);
  };
  const marks = [
    ...asked.map((each) => ({ ...each, kind: each.isMine ? ('mine' as const) : ('asked' as const) })),
    ...notes.map((each) => ({ ...each, kind: 'noted' as const })),
  ].flatMap(({ id, second, kind }) => (second === null || second > seconds ? [] : [{ id, second, kind }]));
  return (
    <div className={`anchor ${styles.timeline}`}>
      <div
        ref={rail}
        className={styles.rail}
        role="slider"
        tabIndex={0}
        aria-label={t('lesson.timeline')}
        aria-valuemin={0}
        aria-valuemax={Math.round(seconds)}
        aria-valuenow={Math.round(at)}
        aria-valuetext={t('lesson.at', { at: told(at), all: told(seconds) })}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          seekTo(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
        }}
      >
        {spans.map(([from, to]) => (
          <span key={from} className={styles.seen} style={{ left: share(from), width: share(to - from) }} />
        ))}
        <span className={styles.at} style={{ width: share(at) }} />
        <i className={styles.knob} style={{ left: share(at) }} />
      </div>
      {marks.map(({ id, second, kind }) => {
        const label = t(`lesson.${kind}At`, { at: clockOf(second) });
        return (
          <button
            key={id}
            type="button"
            className={`bare ${styles.mark}`}
            data-kind={kind}
            style={{ left: share(second) }}
            aria-label={label}
            title={label}
            onClick={() => onSeek(second)}
          />
        );
      })}
    </div>
  );
}
