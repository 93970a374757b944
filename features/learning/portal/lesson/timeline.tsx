import { type CSSProperties, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { gatherMarks, nextMark } from '#features/learning/shared/film-marks.ts';
import type { Span } from '#features/learning/shared/watching.ts';
import { useLearningWords } from '../words.ts';
import styles from './player.module.css';
import { clockOf } from './time-text.ts';

interface Marked {
  readonly id: string;
  readonly second: number | null;
}

/** What can be pressed of a mark, in px: the least of WCAG 2.5.8. */
const markWidth = 24;

/** Where a film stands, what of it was watched, and marks for questions and notes that lead to their seconds. */
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
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => setWidth(rail.current?.clientWidth ?? 0));
    watch.observe(rail.current!);
    return () => watch.disconnect();
  }, []);
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
    <div className={`anchor ${styles.timeline}`} style={{ '--mark': `${markWidth}px` } as CSSProperties}>
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
      {gatherMarks(marks, (markWidth / width) * seconds).map((group) => {
        const [first] = group;
        const label = group.map(({ kind, second }) => t(`lesson.${kind}At`, { at: clockOf(second) })).join('\n');
        return (
          <button
            key={first.id}
            type="button"
            className={`bare ${styles.mark}`}
            data-kind={first.kind}
            data-count={group.length > 1 ? group.length : undefined}
            style={{ left: share(first.second) }}
            aria-label={label}
            title={label}
            onClick={() => onSeek(nextMark(group, at).second)}
          />
        );
      })}
    </div>
  );
}
