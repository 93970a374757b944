import type { DraftState } from '#web/kit/form/drafts/draft-state.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { momentOf, shortTime } from '#web/office/pieces/time.ts';
import { useTexts } from '#web/office/texts.ts';
import styles from './kept-line.module.css';

interface KeptLineProps {
  state: Pick<DraftState, 'status' | 'savedAt' | 'barred'>;
  /** Whether this browser keeps anything at all. */
  isLasting: boolean;
}

/** Says quietly that what is typed is kept, and aloud when it is not yet. */
export function KeptLine({ state: { status, savedAt, barred }, isLasting }: KeptLineProps) {
  const t = useTexts();
  const isGood = status === 'saved' || status === 'waiting' || status === 'saving';
  if (isGood && !isLasting && status !== 'saved') return <Trouble text={t('kept.notLasting')} />;
  if (!isGood) return <Trouble text={status === 'barred' ? (barred?.msg ?? '') : t(`kept.${status}`)} />;
  if (status !== 'saved')
    return <span className={`inline-row gap-4 size-12 muted on-one-line ${styles.line}`}>{t('kept.saving')}</span>;
  if (!savedAt) return null;
  return (
    <span className={`inline-row gap-4 size-12 muted on-one-line ${styles.line}`}>
      <Icon name="check" size={12} />
      {t('kept.saved', { time: sinceToday(savedAt) })}
    </span>
  );
}

/** The clock of today, the day of earlier ones. */
export function sinceToday(at: string): string {
  return momentOf(at).day === momentOf(new Date()).day ? momentOf(at).clock : shortTime(at);
}

function Trouble({ text }: { text: string }) {
  return (
    <span className={`inline-row gap-4 size-12 muted on-one-line ${styles.line}`} data-tone="warn" role="status">
      <Icon name="warning" size={12} />
      {text}
    </span>
  );
}
