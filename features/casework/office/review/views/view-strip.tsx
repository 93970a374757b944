import type { ReactNode } from 'react';
import { useTexts } from '#features/casework/office/words.ts';
import styles from './views.module.css';

/** What a case is looked at by. */
export type CaseView = 'fields' | 'changes' | 'duplicates' | 'dossier' | 'experts';

export interface ViewTab {
  readonly key: CaseView;
  readonly name: string;
  /** What it has to show; nothing is written where there is no number to tell. */
  readonly count: number | string;
  /** Whether something in it waits for the reviewer. */
  readonly isWaiting: boolean;
  readonly pane: ReactNode;
}

/** The views of a case side by side, each with its count, amber while something in it waits. */
export function ViewStrip({
  tabs,
  view,
  onView,
}: {
  tabs: readonly Pick<ViewTab, 'key' | 'name' | 'count' | 'isWaiting'>[];
  view: CaseView;
  onView: (view: CaseView) => void;
}) {
  const t = useTexts();
  return (
    <div className={`row rigid ${styles.strip}`} role="tablist" aria-label={t('views.strip')}>
      {tabs.map(({ key, name, count, isWaiting }) => (
        <button
          key={key}
          type="button"
          role="tab"
          className="bare inline-row gap-6"
          aria-selected={key === view}
          onClick={() => onView(key)}
        >
          {name}
          {count !== '' && count !== 0 && <em data-waiting={isWaiting || undefined}>{count}</em>}
        </button>
      ))}
    </div>
  );
}
