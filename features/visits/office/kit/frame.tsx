import type { ReactNode } from 'react';
import { IconButton } from '#web/kit/controls/button.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import styles from './frame.module.css';
import { useKitWords } from './words.ts';

interface FrameProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly onBack?: () => void;
  /** The line that says how sending stands. */
  readonly line?: ReactNode;
  /** Buttons of 56 px that stay at the bottom. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the kit: dark head, line, body, foot. */
export function Frame({ title, note, onBack, line, foot, children }: FrameProps) {
  const t = useKitWords();
  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <div className={styles.head}>
          <div className={styles.title}>
            {onBack && (
              <IconButton label={t('check.back')} className={styles.back} onClick={onBack}>
                <Icon name="left" size={24} />
              </IconButton>
            )}
            <h1>{title}</h1>
          </div>
          {note && <p>{note}</p>}
        </div>
        {line}
      </header>
      <main className={styles.body}>{children}</main>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </div>
  );
}
