import { useLearningWords } from '../words.ts';
import { FilmIcon } from './film-icon.tsx';
import styles from './player.module.css';
import { clockOf } from './time-text.ts';
import type { Film } from './use-film.ts';

const speeds = [0.75, 1, 1.25, 1.5, 2];

/** Play, back, sound, time, what the marks mean, speed, captions, full screen. */
export function Controls({
  film,
  seconds,
  captions,
  onCaptions,
  onFull,
  isKept,
}: {
  film: Film;
  seconds: number;
  /** Whether they are shown; undefined for a film without any. */
  captions: boolean | undefined;
  onCaptions: () => void;
  onFull: () => void;
  isKept: boolean;
}) {
  const t = useLearningWords();
  const isQuiet = film.isMuted || film.volume === 0;
  return (
    <div className={`row ${styles.row}`}>
      <Control label={t(film.isPlaying ? 'lesson.pause' : 'lesson.play')} keys="Space" onClick={film.toggle}>
        <FilmIcon name={film.isPlaying ? 'pause' : 'play'} />
      </Control>
      <Control label={t('lesson.back')} keys="ArrowLeft" onClick={() => film.seek(film.now() - 10)}>
        <FilmIcon name="back" />
      </Control>
      <span className={`row ${styles.sound}`}>
        <Control label={t(isQuiet ? 'lesson.unmute' : 'lesson.mute')} keys="m" onClick={film.mute}>
          <FilmIcon name={isQuiet ? 'quiet' : 'sound'} />
        </Control>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={film.isMuted ? 0 : film.volume}
          aria-label={t('lesson.volume')}
          onChange={(event) => film.setVolume(Number(event.target.value))}
        />
      </span>
      <span className={`on-one-line ${styles.time}`}>
        {clockOf(film.at)} / {clockOf(seconds)}
      </span>
      {isKept && (
        <span className={`row gap-6 ${styles.key}`} aria-hidden="true">
          <i className={styles.keySeen} />
          {t('lesson.keySeen')}
          <i className={styles.keyAsked} />
          {t('lesson.keyAsked')}
          <i className={styles.keyNoted} />
          {t('lesson.keyNoted')}
        </span>
      )}
      <select
        className={`push ${styles.speed}`}
        aria-label={t('lesson.speed')}
        value={film.speed}
        onChange={(event) => film.setSpeed(Number(event.target.value))}
      >
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {t('lesson.times', { speed })}
          </option>
        ))}
      </select>
      {captions !== undefined && (
        <Control
          label={t(captions ? 'lesson.captionsOff' : 'lesson.captionsOn')}
          keys="c"
          isOn={captions}
          onClick={onCaptions}
        >
          <FilmIcon name="captions" />
        </Control>
      )}
      <Control label={t('lesson.full')} keys="f" onClick={onFull}>
        <FilmIcon name="full" />
      </Control>
    </div>
  );
}

function Control({
  label,
  keys,
  isOn,
  onClick,
  children,
}: {
  label: string;
  keys: string;
  isOn?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      className={`middle rigid bare ${styles.control}`}
      aria-label={label}
      aria-keyshortcuts={keys}
      title={label}
      data-on={isOn || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
