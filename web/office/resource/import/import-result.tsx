import { Button } from 'antd';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { ImportCalls } from '#core/resources/import-calls.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTexts } from '#web/office/texts.ts';
import styles from './import-dialog.module.css';

interface ImportResultProps {
  done: OutputOf<ImportCalls['import']>;
  isBusy: boolean;
  onSaveRefused: () => void;
}

/** What an import did; the rows that were left out can be mended in a sheet of their own. */
export function ImportResult({ done, isBusy, onSaveRefused }: ImportResultProps) {
  const t = useTexts();
  const counts = (['added', 'changed', 'skipped', 'refused'] as const).map((key) => [key, done[key]] as const);
  return (
    <div className="stack gap-16" role="status">
      <dl className={`line wraps ${styles.counts}`}>
        {counts.map(([key, count]) => (
          <div key={key} className="stack gap-2 tinted rounded">
            <dt className="muted">{t(`imports.${key}`)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {done.refused > 0 && (
        <p className="stack gap-8 to-start">
          <span>{t('imports.refusedHint')}</span>
          <Button icon={<Icon name="download" />} loading={isBusy} onClick={onSaveRefused}>
            {t('imports.saveRefused')}
          </Button>
        </p>
      )}
    </div>
  );
}
