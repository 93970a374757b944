import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/kit/marks/icon.tsx';
import styles from './page-notice.module.css';

/** What the reader has to know about a whole page, above it: words in a paragraph, then what can be done. */
export function PageNotice({
  icon,
  tone = 'warn',
  role,
  children,
}: {
  icon: IconName;
  tone?: 'good' | 'warn';
  role?: 'alert' | 'status';
  children: ReactNode;
}) {
  return (
    <div className={`row wraps gap-8-16 toned round-card below-24 ${styles.notice}`} data-tone={tone} role={role}>
      <Icon name={icon} />
      {children}
    </div>
  );
}
