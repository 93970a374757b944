import { useTexts } from '#web/office/texts.ts';
import styles from './batch-dialog.module.css';

/** Rows left as they are for one reason; some of them named. */
export interface SkippedRows {
  readonly reason: string;
  readonly count: number;
  readonly names: readonly string[];
}

interface SkippedListProps {
  skipped: readonly SkippedRows[];
}

/** Rows that a batch leaves as they are, by reason; their names unfold. */
export function SkippedList({ skipped }: SkippedListProps) {
  const t = useTexts();
  if (skipped.length === 0) return null;
  const count = skipped.reduce((sum, each) => sum + each.count, 0);
  return (
    <section className={`stack gap-6 scrolls lined ${styles.skipped}`} aria-label={t('batch.skips', { count })}>
      <b>{t('batch.skips', { count: count.toLocaleString('en-US') })}</b>
      {skipped.map((each) => (
        <details key={each.reason} open={skipped.length === 1 && each.names.length <= openNames}>
          <summary>
            {each.reason} <em className="muted">{each.count.toLocaleString('en-US')}</em>
          </summary>
          <p className="size-13 muted breaks">
            {each.names.join(t('app.listComma'))}
            {each.count > each.names.length && ` ${t('batch.more', { count: each.count - each.names.length })}`}
          </p>
        </details>
      ))}
    </section>
  );
}

/** So few names are shown at once. */
const openNames = 5;
