import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** State is never colour alone: open ●, soon ○, shut –, warn and bad ◆, plain kinds carry no shape. */
export type TagTone = 'open' | 'soon' | 'shut' | 'warn' | 'bad' | 'green' | 'gold' | 'plain';

export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
