import type { ReactNode } from 'react';
import { BarnScene } from '#features/flock/poultry/art/barn-scene.tsx';
import { BirdMark } from '#features/flock/poultry/art/bird-mark.tsx';
import { useTitle } from '#features/flock/poultry/pieces/use-title.ts';
import { LanguageMenu } from '#features/flock/poultry/shell/language-menu.tsx';
import { useShell } from '#features/flock/poultry/words.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './account-frame.module.css';

/** The ground of all account pages: the barn above, the form on a card. */
export function AccountFrame({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const t = useShell();
  useTitle(title);
  return (
    <div className={styles.page}>
      <header className={`on-dark anchor clip ${styles.hero}`}>
        <BarnScene />
        <div className={`row gap-12 anchor ${styles.brand}`}>
          <BirdMark size={44} onDark />
          <span>
            <b className="size-22">{t('name')}</b>
            <small>{t('claim')}</small>
          </span>
          <LanguageMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`anchor ${styles.main}`}>
        <Card boxed>
          <h1>{title}</h1>
          {note && <p className="quiet below-12">{note}</p>}
          {children}
        </Card>
      </main>
    </div>
  );
}
