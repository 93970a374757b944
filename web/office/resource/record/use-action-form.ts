import { useState } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import type { RowAction } from '#core/resources/resource.ts';
import { problemText } from '#core/texts/errors/problems.ts';
import { CallError } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
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
  const locale = useSession((session) => session.locale);

  const isInOrder = (): boolean => {
    const problems = action.check?.(form.stored(), now()) ?? [];
    const fieldOf = (path: string) => section.fields.find(({ key }) => key === path);
    form.refuse(problems.map((each) => ({ ...each, msg: problemText(each, fieldOf(each.path), locale) })));
    return problems.length === 0;
  };
  const run = async () => {
    if (action.fields && !(form.check() && isInOrder())) return;
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
  /** What pressing the button does, where the action can tell. */
  const outcome = action.outcome?.(form.stored(), now());
  return { section, form, isBusy, run, outcome };
}

const noValues: Values = {};
