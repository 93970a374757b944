import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import type { RowAction } from '#core/resources/resource.ts';
import { CallError } from '#web/kit/call.ts';
import { fill, useTextIn, useTexts } from '../texts.ts';
import { FieldGrid } from './field-grid.tsx';
import { useRecordForm } from './use-record-form.ts';

interface ActionDialogProps {
  action: RowAction;
  options: Dictionaries;
  onRun: (values: Record<string, unknown> | undefined) => Promise<void>;
  onClose: () => void;
}

/** Asks the action's question and its small form, such as a reason. */
export function ActionDialog({ action, options, onRun, onClose }: ActionDialogProps) {
  const t = useTexts();
  const read = useTextIn();
  const label = read(action.label);
  const section: Section = { key: 'action', title: action.label, fields: action.fields ?? [] };
  const form = useRecordForm(section, noValues, options);
  const [isBusy, setBusy] = useState(false);

  const run = async () => {
    if (action.fields && !form.check()) return;
    setBusy(true);
    try {
      await onRun(action.fields ? { ...form.stored() } : undefined);
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      form.refuse(error.fields);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      width={480}
      title={fill(t.record.confirm, { action: label })}
      getContainer={false}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.app.cancel}</Button>
          <Button type="primary" danger={action.danger ?? false} loading={isBusy} onClick={() => void run()}>
            {label}
          </Button>
        </>
      }
    >
      {action.confirm && <p>{read(action.confirm)}</p>}
      {action.fields && <FieldGrid section={section} form={form} options={options} isStacked />}
    </Modal>
  );
}

const noValues: Values = {};
