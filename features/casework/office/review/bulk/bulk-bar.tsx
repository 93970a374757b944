import { Button, Select } from 'antd';
import { useState } from 'react';
import styles from '#features/casework/office/review/queue/queue.module.css';
import { useTexts } from '#features/casework/office/words.ts';
import { type BulkAction, bulkActions, mostBulk } from '#features/casework/shared/bulk.ts';
import { useTextIn } from '#web/office/texts.ts';
import { actionName } from '../case-log.tsx';
import { BulkPreview } from './bulk-preview.tsx';

interface BulkBarProps {
  chosen: ReadonlySet<string>;
  onAll: () => void;
  onClear: () => void;
  onDone: () => void;
}

/** How many cases are chosen, and which step to look at for them. */
export function BulkBar({ chosen, onAll, onClear, onDone }: BulkBarProps) {
  const t = useTexts();
  const read = useTextIn();
  const [action, setAction] = useState<BulkAction>('accept');
  const [isShown, setShown] = useState(false);
  const ids = [...chosen].slice(0, mostBulk);
  return (
    <div className={`row wraps gap-8 rigid ruled size-13 ${styles.bulk}`} role="toolbar" aria-label={t('bulk.choose')}>
      <span aria-live="polite">{t('bulk.chosen', { count: ids.length })}</span>
      <button type="button" className="link" onClick={ids.length > 0 ? onClear : onAll}>
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
      <Button size="small" type="primary" disabled={ids.length === 0} onClick={() => setShown(true)}>
        {t('bulk.preview')}
      </Button>
      {isShown && (
        <BulkPreview
          ids={ids}
          action={action}
          onClose={() => setShown(false)}
          onDone={() => {
            setShown(false);
            onDone();
          }}
        />
      )}
    </div>
  );
}
