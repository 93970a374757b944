import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/office/icons/icon.tsx';
import { useTexts } from '#web/office/texts.ts';
import styles from './state-panel.module.css';

interface StatePanelProps {
  icon: IconName;
  title: string;
  hint?: string | undefined;
  children?: ReactNode;
}

/** One line and the next step, for places without content. */
export function StatePanel({ icon, title, hint, children }: StatePanelProps) {
  return (
    <div className={`row to-middle gap-6 centred ${styles.panel}`}>
      <span className={`middle muted below-4 ${styles.mark}`}>
        <Icon name={icon} size={22} />
      </span>
      <b>{title}</b>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  );
}

/** What happened, what was kept and a way to try again. */
export function FailedPanel({ title, hint, onRetry }: { title: string; hint?: string; onRetry: () => void }) {
  const t = useTexts();
  return (
    <div role="alert">
      <StatePanel icon="warning" title={title} hint={hint}>
        <Button onClick={onRetry} icon={<Icon name="reload" />}>
          {t('app.retry')}
        </Button>
      </StatePanel>
    </div>
  );
}

/** Grey lines in the shape of rows while they load. */
export function RowSkeleton({ rows = 8, height = 37 }: { rows?: number; height?: number }) {
  const t = useTexts();
  return (
    <div aria-busy="true" role="status" aria-label={t('app.loading')}>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div key={at} className={`row ${styles.row}`} style={{ height }}>
          <Skeleton.Node active style={{ width: `${widths[at % widths.length]}%`, height: 12 }} />
        </div>
      ))}
    </div>
  );
}

const widths = [72, 58, 81, 64, 76, 53, 69, 78];
