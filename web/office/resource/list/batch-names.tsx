import { useTexts } from '#web/office/texts.ts';
import styles from './batch-dialog.module.css';
import { SkippedList, type SkippedRows } from './skipped-list.tsx';

interface BatchNamesProps {
  /** Rows that change, and the names of them known so far. */
  applies: number;
  names: readonly string[];
  skipped: readonly SkippedRows[];
  isLoading: boolean;
  /** Asks for the next names; absent where all are known. */
  onMore: (() => void) | null;
}

/** Every record that a batch touches by its name, and every one that it leaves, with the reason. */
export function BatchNames({ applies, names, skipped, isLoading, onMore }: BatchNamesProps) {
  const t = useTexts();
  const count = applies.toLocaleString('en-US');
  return (
    <>
      <section className="stack gap-6" aria-label={t('batch.applies', { count })}>
        <b>{applies === 0 ? t('batch.none') : t('batch.applies', { count })}</b>
        {names.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
          <ul className={`scrolls lined size-13 ${styles.names}`} tabIndex={0} aria-label={t('batch.namesOf')}>
            {names.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two records may have one name, and the list only grows.
              <li key={at} className="breaks">
                {name}
              </li>
            ))}
          </ul>
        )}
      </section>
      <SkippedList skipped={skipped} />
      {onMore && (
        <button type="button" className="link" disabled={isLoading} onClick={onMore}>
          {t('batch.moreNames')}
        </button>
      )}
    </>
  );
}
