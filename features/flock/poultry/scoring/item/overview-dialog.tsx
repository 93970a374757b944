import type { ReactNode } from 'react';
import { useScoring } from '#features/flock/poultry/catalogues.ts';
import type { ScoredItem } from '#features/flock/shared/sections/sections.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { type Half, type ItemState, scoreIn } from './items.ts';
import styles from './overview-dialog.module.css';

/** All twenty at a glance with their scores; each one can be gone back to. */
export function OverviewDialog({
  no,
  states,
  halves,
  items,
  onGo,
  onClose,
  children,
}: {
  no: number;
  states: readonly ItemState[];
  halves: readonly Half[];
  items: readonly ScoredItem[];
  onGo: (no: number) => void;
  onClose: () => void;
  /** What is said below. */
  children: ReactNode;
}) {
  const t = useScoring();
  const byNo = new Map(items.map((item) => [item.no, item]));
  return (
    <Dialog open title={t('score.overview', { most: states.length })} onClose={onClose}>
      <ol className={styles.grid}>
        {states.map((state, index) => {
          const each = index + 1;
          const scores = halves.map(({ field }) => scoreIn(byNo.get(each), field) ?? '–').join(' · ');
          return (
            <li key={each}>
              <button
                type="button"
                className={`tap middle ${styles[state]}`}
                aria-current={each === no ? 'step' : undefined}
                onClick={() => onGo(each)}
              >
                <b>{each}</b>
                <span>{state === 'empty' ? '' : state === 'skipped' ? t('score.state.skipped') : scores}</span>
                <span className="vh">, {t(`score.state.${state}`)}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {children}
    </Dialog>
  );
}
