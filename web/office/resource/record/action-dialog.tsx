import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Values } from '#core/forms/values.ts';
import type { RowAction } from '#core/resources/resource.ts';
import { AskDialog } from '#web/office/pieces/ask-dialog.tsx';
import { FieldGrid } from '#web/office/resource/inputs/field-grid.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import { useActionForm } from './use-action-form.ts';

interface ActionDialogProps {
  action: RowAction;
  options: Dictionaries;
  onRun: (values: Values | undefined) => Promise<void>;
  onClose: () => void;
}

/** Asks the action's question and its small form, such as a reason. */
export function ActionDialog({ action, options, onRun, onClose }: ActionDialogProps) {
  const t = useTexts();
  const read = useTextIn();
  const label = read(action.label);
  const { section, form, isBusy, run, outcome } = useActionForm(action, options, async (values) => {
    await onRun(values);
    onClose();
  });
  return (
    <AskDialog
      title={t('record.confirm', { action: label })}
      ok={outcome ? read(outcome) : label}
      danger={action.danger ?? false}
      isBusy={isBusy}
      onOk={() => void run()}
      onClose={onClose}
    >
      {action.confirm && <p>{read(action.confirm)}</p>}
      {action.fields && <FieldGrid section={section} form={form} options={options} isStacked />}
    </AskDialog>
  );
}
