import { Button, Checkbox, Input, Modal, Segmented } from 'antd';
import { useId, useState } from 'react';
import { type ExportFormat, exportFormats, rowsAtOnce } from '#core/contracts/jobs.ts';
import { countText, numberedRows } from '#core/contracts/numbered-pages.ts';
import { useCan } from '#web/office/session.tsx';
import { useTexts } from '#web/office/texts.ts';
import styles from './export-dialog.module.css';

/** What was chosen: the kind of file, and why personal data is needed in full, if it is. */
export interface ExportChoice {
  format: ExportFormat;
  unmask?: string;
}

interface ExportDialogProps {
  /** Unknown for lists that are not counted. */
  total?: number;
  columns: number;
  /** Names of the shown columns that hold personal data. */
  personal: readonly string[];
  onExport: (choice: ExportChoice) => Promise<void>;
  onClose: () => void;
}

/** Says what will be exported and asks how. */
export function ExportDialog({ total, columns, personal, onExport, onClose }: ExportDialogProps) {
  const t = useTexts();
  const id = useId();
  const mayUnmask = useCan('Mgr.Pii.view') && personal.length > 0;
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [isWhole, setWhole] = useState(false);
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await onExport({ format, ...(isWhole ? { unmask: reason.trim() } : {}) }).finally(() => setBusy(false));
  };
  return (
    <Modal
      open
      width={480}
      title={t('exports.title')}
      getContainer={false}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button type="primary" loading={isBusy} disabled={isWhole && reason.trim() === ''} onClick={() => void run()}>
            {t('list.export')}
          </Button>
        </>
      }
    >
      <div className={`stack gap-14 ${styles.body}`}>
        <p>
          {total === undefined
            ? t('exports.all', { columns })
            : t('exports.what', { count: countText(total), columns })}
        </p>
        <div className="row gap-12">
          <span id={`${id}-format`}>{t('exports.format')}</span>
          <Segmented<ExportFormat>
            aria-labelledby={`${id}-format`}
            value={format}
            options={exportFormats.map((each) => ({ value: each, label: t(`exports.${each}`) }))}
            onChange={setFormat}
          />
        </div>
        {personal.length > 0 && (
          <div className={`stack gap-8 lined ${styles.personal}`}>
            <p className="muted">{t('exports.masked', { names: personal.join(t('app.listComma')) })}</p>
            {mayUnmask && (
              <Checkbox checked={isWhole} onChange={(event) => setWhole(event.target.checked)}>
                {t('exports.whole')}
              </Checkbox>
            )}
            {isWhole && (
              <>
                <label htmlFor={`${id}-reason`}>{t('exports.reason')}</label>
                <Input.TextArea
                  id={`${id}-reason`}
                  autoFocus
                  rows={2}
                  maxLength={2000}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              </>
            )}
          </div>
        )}
        {(total === undefined || total > rowsAtOnce || total > numberedRows) && (
          <p className="notice info">{t('exports.background')}</p>
        )}
      </div>
    </Modal>
  );
}
