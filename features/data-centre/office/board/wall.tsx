import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Chart } from '#features/data-centre/office/charts/chart.tsx';
import { PivotTable } from '#features/data-centre/office/charts/pivot-table.tsx';
import { useTexts } from '#features/data-centre/office/words.ts';
import { isDrawable } from '#features/data-centre/shared/chart-option.ts';
import { useMedia } from '#web/kit/use-media.ts';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { fullTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import { figureText } from './figure-text.ts';
import { Change, unitBeside } from './figures.tsx';
import type { Board } from './page.tsx';
import { useYearNames } from './panel.tsx';
import styles from './wall.module.css';

/** Charts of one page of the wall. */
const atOnce = 6;
/** Milliseconds until the next page. */
const turnEvery = 15_000;

/** The decision centre for a screen on a wall: dark, one page after the other. Those who want less motion turn them by hand. */
export function Wall({ data, year, onLeave }: { data: Board; year: number; onLeave: () => void }) {
  const t = useTexts();
  const read = useTextIn();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [isPaused, setPaused] = useState(isStill);
  const [at, setAt] = useState(0);
  const names = useYearNames(year);
  const shown = data.panels.filter(({ pivot, last }) => isDrawable(pivot) || (last !== null && isDrawable(last)));
  const count = Math.max(1, Math.ceil(shown.length / atOnce));
  useEffect(() => {
    if (isPaused || count < 2) return;
    const turning = setInterval(() => setAt((before) => (before + 1) % count), turnEvery);
    return () => clearInterval(turning);
  }, [isPaused, count]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.fullscreenElement) onLeave();
      if (event.key === 'ArrowRight') setAt((before) => (before + 1) % count);
      if (event.key === 'ArrowLeft') setAt((before) => (before + count - 1) % count);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [count, onLeave]);
  const leave = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    onLeave();
  };
  return createPortal(
    <main className={`column gap-16 ${styles.wall}`} data-wall="" aria-label={t('data.title')}>
      <header className="row wraps gap-16">
        <h1>{t('data.title')}</h1>
        <span className={`size-18 ${styles.soft}`}>{t('data.yearOf', { year })}</span>
        <span className={`push size-15 ${styles.soft}`}>{t('data.asOf', { time: fullTime(data.at) })}</span>
        {count > 1 && (
          <>
            <span className={`size-15 ${styles.soft}`} aria-live="off">
              {t('data.page', { at: Math.min(at, count - 1) + 1, count })}
            </span>
            <IconButton
              name={isPaused ? 'play' : 'pause'}
              label={t(isPaused ? 'data.play' : 'data.pause')}
              aria-pressed={isPaused}
              onClick={() => setPaused(!isPaused)}
            />
          </>
        )}
        <IconButton
          name="fullscreen"
          label={t('data.fullScreen')}
          onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
        />
        <IconButton name="close" label={t('data.leave')} onClick={leave} />
      </header>
      <section className={styles.figures} aria-label={t('data.figures')}>
        {data.figures.map((figure) => {
          const unit = unitBeside(figure, read);
          return (
            <div key={figure.key} className="slim">
              <span className={styles.soft}>{read(figure.name)}</span>
              <p>
                <b>{figure.hidden ? '< 5' : read(figureText(figure).number)}</b>
                {unit !== '' && <small className={styles.soft}> {unit}</small>}
              </p>
              <small className={styles.change}>
                <Change figure={figure} />
              </small>
            </div>
          );
        })}
      </section>
      <div className={`fills-down ${styles.panels}`}>
        {shown
          .slice(Math.min(at, count - 1) * atOnce, (Math.min(at, count - 1) + 1) * atOnce)
          .map(({ key, name, chart, pivot, last }) => (
            <section key={key} className="column slim" aria-label={read(name)}>
              <h2 className="size-18">{read(name)}</h2>
              <div className={`fills-down ${styles.drawing}`}>
                <Chart pivot={pivot} last={last} chart={chart} names={names} />
              </div>
              <div className="vh">
                <PivotTable pivot={pivot} caption={read(name)} />
              </div>
            </section>
          ))}
      </div>
      <p className={`size-13 ${styles.soft}`}>{t('data.note')}</p>
    </main>,
    document.body,
  );
}
