import './form-words.ts';
import { lazy, Suspense, useId, useState } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { isRequired } from '#core/forms/fields.ts';
import { isPathUnlocked } from '#core/forms/paths.ts';
import type { Section } from '#core/forms/section.ts';
import { office } from '#features/office-pages.ts';
import { useSession } from '#web/kit/call/session.ts';
import frame from '#web/kit/form/field-frame.module.css';
import { FieldView } from '#web/kit/form/field-view.tsx';
import { type FormScope, FormScopeContext, type RichTextProps } from '#web/kit/form/form-scope.ts';
import { RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import type { RecordFormState } from '#web/office/resource/record/use-record-form.ts';
import { OfficeDatePicker } from './date-picker.tsx';
import styles from './field-grid.module.css';
import { useRecordUploads } from './use-record-uploads.ts';

interface FieldGridProps {
  section: Section;
  form: RecordFormState;
  options: Dictionaries;
  /** One column whatever the fields' widths say. */
  isStacked?: boolean;
  /** Only these fields, for a form that is drawn in parts. */
  only?: readonly string[];
  /** Fields that are shown but cannot be changed any more. */
  fixed?: readonly string[];
}

/** The fields of a form, drawn by the kit's controls. */
export function FieldGrid({ section: declared, form, options, isStacked = false, only, fixed = [] }: FieldGridProps) {
  const locale = useSession((session) => session.locale);
  const [openRow, setOpenRow] = useState<string>();
  // Several forms stand on a page, and other pages are kept behind it: each has names of its own for its controls.
  const section = { ...declared, key: `${useId()}${declared.key}` };
  const { values, context, messages } = form;
  const within = { ...context, data: { ...context.data, [declared.key]: values } };
  const scope: FormScope = {
    section,
    typed: values,
    data: within.data,
    dictionaries: options,
    locale: locale === 'CN' ? 'CN' : 'EN',
    today: context.today,
    uploads: useRecordUploads(section, form),
    searchCompanies: office.frame.searchCompanies,
    isCompact: true,
    DatePicker: OfficeDatePicker,
    RichText,
    purposeOf: () => '',
    canEdit: (path) => !isPathUnlocked(path, fixed),
    messagesAt: (path, isDeep = false) => [
      ...new Set(
        Object.entries(messages)
          .filter(([at]) => at === path || (isDeep && isPathUnlocked(at, [path])))
          .map(([, message]) => message),
      ),
    ],
    isRequired: (field, own) => isRequired(field, { ...within, values: own }),
    change: form.set,
    settle: form.leave,
    focus: () => undefined,
    openRow,
    setOpenRow,
    check: form.leave,
    draw: (field, path, own) => <FieldView field={field} path={path} values={own} />,
  };
  const fields = form.fields.filter(({ key }) => !only || only.includes(key));
  return (
    <FormScopeContext value={scope}>
      <div className={`${frame.grid} ${styles.grid} ${isStacked ? styles.stacked : ''}`}>
        {fields.map((field) => (
          <FieldView key={field.key} field={field} path={field.key} values={values} />
        ))}
      </div>
    </FormScopeContext>
  );
}

// The editor is as big as the rest of the page: it comes where a text is edited.
const Editor = lazy(() => import('./rich-text-input.tsx').then((loaded) => ({ default: loaded.RichTextInput })));

function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<RowSkeleton rows={6} />}>
      <Editor {...props} />
    </Suspense>
  );
}
