import type { ReactNode } from 'react';
import { Icon } from '#web/kit/marks/icon.tsx';
import styles from './notice.module.css';

/** One quiet line that tells the user something about the page: info, warn or success. */
export function Notice({ tone = 'info', children }: { tone?: 'info' | 'warn' | 'success'; children: ReactNode }) {
  return (
    <p
      className={`line gap-10 top toned rounded breaks above-16 ${styles.notice}`}
      data-tone={tone === 'success' ? 'good' : tone}
      role="status"
    >
      <Icon name={tone === 'success' ? 'check' : 'alert'} />
      <span>{children}</span>
    </p>
  );
}
