import type { ReactNode } from 'react';
import { Card } from '../../../kit/pieces/card.tsx';
import { BarnScene } from '../../art/barn-scene.tsx';
import { BirdMark } from '../../art/bird-mark.tsx';
import { useTitle } from '../../pieces/use-title.ts';
import { LanguageMenu } from '../../shell/language-menu.tsx';
import { useShell } from '../../words.ts';
import styles from './account-frame.module.css';

/** The ground of all account pages: the barn above, the form on a card. */
export function AccountFrame({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const t = useShell();
  useTitle(title);
  return (
    <div className={styles.page}>
      <header className={`${styles.hero} on-dark`}>
        <BarnScene />
        <div className={styles.brand}>
          <BirdMark size={44} onDark />
          <span>
            <b>{t('name')}</b>
            <small>{t('claim')}</small>
          </span>
          <LanguageMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Card boxed>
          <h1>{title}</h1>
          {note && <p className={styles.note}>{note}</p>}
          {children}
        </Card>
      </main>
    </div>
  );
}
