import { Button, Select } from 'antd';
import styles from '#features/casework/office/review/queue/queue.module.css';
import { useTexts } from '#features/casework/office/words.ts';
import { type BulkAction, bulkActions } from '#features/casework/shared/bulk.ts';
import { useTextIn } from '#web/office/texts.ts';
import { actionName } from '../case-log.tsx';
import type { Bulk } from './use-bulk.ts';

interface BulkBarProps {
  bulk: Bulk;
  /** Chooses what is listed; null while there is nothing yet. */
  onAll: (() => void) | null;
  /** On a phone, where the preview lies behind a button. */
  onPreview?: () => void;
}

/** How many cases are chosen, and the step that is tried on them. */
export function BulkBar({ bulk: { ids, action, setAction, choose }, onAll, onPreview }: BulkBarProps) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <div className={`row wraps gap-8 rigid ruled size-13 ${styles.bulk}`} role="toolbar" aria-label={t('bulk.choose')}>
      <span aria-live="polite">{t('bulk.chosen', { count: ids.length })}</span>
      <button
        type="button"
        className="link"
        disabled={ids.length === 0 && onAll === null}
        onClick={ids.length > 0 ? () => choose(new Set()) : (onAll ?? undefined)}
      >
        {ids.length > 0 ? t('bulk.clear') : t('bulk.all')}
      </button>
      <Select<BulkAction>
        size="small"
        aria-label={t('bulk.action')}
        value={action}
        popupMatchSelectWidth={false}
        options={bulkActions.map((each) => ({ value: each, label: actionName(each, read) }))}
        onChange={setAction}
      />
      {onPreview && (
        <Button size="small" type="primary" disabled={ids.length === 0} onClick={onPreview}>
          {t('bulk.preview')}
        </Button>
      )}
    </div>
  );
}
