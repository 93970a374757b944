import { useState } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import type { RowAction } from '#core/resources/resource.ts';
import { CallError } from '#web/kit/call.ts';
import { useRecordForm } from './use-record-form.ts';

/** The small form of an action, such as a reason: checked, sent by `onRun`, and what is refused said at its field. */
export function useActionForm(
  action: RowAction,
  options: Dictionaries,
  onRun: (values: Values | undefined) => Promise<void>,
) {
  const section: Section = { key: 'action', title: action.label, fields: action.fields ?? [] };
  const form = useRecordForm(section, noValues, options);
  const [isBusy, setBusy] = useState(false);

  const run = async () => {
    if (action.fields && !form.check()) return;
    setBusy(true);
    try {
      await onRun(action.fields ? form.stored() : undefined);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      form.refuse(error.fields);
    } finally {
      setBusy(false);
    }
  };
  return { section, form, isBusy, run };
}

const noValues: Values = {};
