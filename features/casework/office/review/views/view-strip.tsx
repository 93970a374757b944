import type { ReactNode } from 'react';
import { useTexts } from '#features/casework/office/words.ts';
import styles from './views.module.css';

/** What a case is looked at by. */
export type CaseView = 'fields' | 'changes' | 'duplicates' | 'dossier' | 'joint' | 'experts';

/** What there is to do in a view, part by part, and what leads on in it; it stands at the foot of the desk. */
export interface ViewFoot {
  readonly parts: readonly {
    readonly key: string;
    readonly count: number;
    readonly word: string;
    readonly tone: 'ok' | 'fix' | 'left';
  }[];
  /** Stands where otherwise an opinion is written. */
  readonly note?: string;
  /** Stands before the decisions. */
  readonly moves?: ReactNode;
  /** The next thing to do, after the decisions and in place of them as the one that stands out. */
  readonly lead?: ReactNode;
}

export interface ViewTab {
  readonly key: CaseView;
  readonly name: string;
  /** What it has to show; nothing is written where there is no number to tell. */
  readonly count: number | string;
  /** Whether something in it waits for the reviewer. */
  readonly isWaiting: boolean;
  readonly pane: ReactNode;
  /** Beside the pane on a wide screen; absent: the papers. Null where the pane takes all. */
  readonly beside?: ReactNode;
  /** At the end of the strip while it is open. */
  readonly tools?: ReactNode;
  readonly foot?: ViewFoot;
}

interface ViewStripProps {
  tabs: readonly Pick<ViewTab, 'key' | 'name' | 'count' | 'isWaiting' | 'tools'>[];
  view: CaseView;
  onView: (view: CaseView) => void;
}

/** The views of a case side by side, each with its count, amber while something in it waits, and the tools of the open one. */
export function ViewStrip({ tabs, view, onView }: ViewStripProps) {
  const t = useTexts();
  return (
    <div className={`row rigid ${styles.strip}`}>
      <div className={`row rigid ${styles.tabs}`} role="tablist" aria-label={t('views.strip')}>
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
      <span className="grow" />
      {tabs.find(({ key }) => key === view)?.tools}
    </div>
  );
}
