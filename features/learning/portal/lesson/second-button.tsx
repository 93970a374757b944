import type { RefObject } from 'react';
import { useLearningWords } from '../words.ts';
import { FilmIcon } from './film-icon.tsx';
import type { PlayerHandle } from './player.tsx';
import styles from './tabs.module.css';
import { clockOf } from './time-text.ts';

/** Plays from a second on. */
export function SecondButton({ second, player }: { second: number; player: RefObject<PlayerHandle | null> }) {
  const t = useLearningWords();
  return (
    <button
      type="button"
      className={`inline-row gap-4 small strong ${styles.second}`}
      aria-label={t('lesson.toSecond', { at: clockOf(second) })}
      onClick={() => player.current?.playFrom(second)}
    >
      <FilmIcon name="play" size={14} />
      {clockOf(second)}
    </button>
  );
}
