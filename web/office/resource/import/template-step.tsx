import { Button } from 'antd';
import { useState } from 'react';
import { mostSheetRows } from '#core/resources/import-calls.ts';
import { importedFields, type Resource } from '#core/resources/resource.ts';
import { CallError } from '#web/kit/call/call.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './import-dialog.module.css';

interface TemplateStepProps {
  resource: Resource;
  onSave: () => Promise<void>;
}

/** What a sheet must hold, and the empty one to fill in. */
export function TemplateStep({ resource, onSave }: TemplateStepProps) {
  const t = useTexts();
  const read = useTextIn();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await onSave();
    } catch (error) {
      // The call has already said why.
      if (!(error instanceof CallError)) throw error;
      setBusy(false);
    }
  };
  return (
    <div className="stack gap-12">
      <p>{t('imports.templateHint', { most: mostSheetRows })}</p>
      <ul className={`line wraps ${styles.columns}`} aria-label={t('imports.columns')}>
        {importedFields(resource).map(({ key, label, required }) => (
          <li key={key} className="tinted">
            {read(label)}
            {required === true && <b title={t('imports.needed')}> *</b>}
          </li>
        ))}
      </ul>
      <p>
        <Button icon={<Icon name="download" />} loading={isBusy} onClick={() => void save()}>
          {t('imports.saveTemplate')}
        </Button>
      </p>
    </div>
  );
}
