import type { ReactNode } from 'react';
import { derivedValue } from '#core/forms/derive.ts';
import type { Field, Kind } from '#core/forms/field.ts';
import type { Values } from '#core/forms/values.ts';
import type { ControlProps } from './control.ts';
import { fieldId, useFormScope } from './form-scope.ts';
import { CertificateControl } from './kinds/certificate-control.tsx';
import { ChoiceControl } from './kinds/choice-control.tsx';
import { ConsentControl } from './kinds/consent-control.tsx';
import { DateControl, DateTimeControl } from './kinds/date-control.tsx';
import { FilesControl } from './kinds/files-control.tsx';
import { LongTextControl } from './kinds/long-text-control.tsx';
import { MultiChoiceControl } from './kinds/multi-choice-control.tsx';
import { NumberControl } from './kinds/number-control.tsx';
import { PhoneControl } from './kinds/phone-control.tsx';
import { RegionControl } from './kinds/region-control.tsx';
import { RichTextControl } from './kinds/rich-text-control.tsx';
import { RowsControl } from './kinds/rows-control.tsx';
import { SignatureControl } from './kinds/signature-control.tsx';
import { TextControl } from './kinds/text-control.tsx';
import { YearControl } from './kinds/year-control.tsx';

/** Draws one field by its kind. `path` is inside the section; `values` are those of the section or row it stands in. */
export function FieldView({ field, path, values }: { field: Field; path: string; values: Values }) {
  const scope = useFormScope();
  const derived = derivedValue(field, values);
  const props: ControlProps<Field> = {
    field,
    path,
    id: fieldId(scope.section.key, path),
    value: derived ?? values[field.key],
    values,
    isRequired: scope.isRequired(field, values),
    isReadOnly: derived !== undefined || !canTouch(scope.canEdit, field, path),
    messages: scope.messagesAt(path, field.kind === 'files'),
    change: (value) => scope.change(path, value),
    settle: () => scope.settle(path),
  };
  return (controls[field.kind] as (props: ControlProps<Field>) => ReactNode)(props);
}

/** One component a kind; a kind that is missing here does not compile. */
const controls: { readonly [K in Kind]: (props: ControlProps<Extract<Field, { kind: K }>>) => ReactNode } = {
  text: (props) => <TextControl {...props} />,
  'long-text': (props) => <LongTextControl {...props} />,
  number: (props) => <NumberControl {...props} />,
  money: (props) => <NumberControl {...props} />,
  choice: (props) => <ChoiceControl {...props} />,
  'multi-choice': (props) => <MultiChoiceControl {...props} />,
  date: (props) => <DateControl {...props} />,
  'date-time': (props) => <DateTimeControl {...props} />,
  month: (props) => <DateControl {...props} />,
  year: (props) => <YearControl {...props} />,
  'rich-text': (props) => <RichTextControl {...props} />,
  region: (props) => <RegionControl {...props} />,
  phone: (props) => <PhoneControl {...props} />,
  email: (props) => <TextControl {...props} />,
  certificate: (props) => <CertificateControl {...props} />,
  'credit-code': (props) => <TextControl {...props} />,
  rows: (props) => <RowsControl {...props} />,
  files: (props) => <FilesControl {...props} />,
  consent: (props) => <ConsentControl {...props} />,
  signature: (props) => <SignatureControl {...props} />,
};

/** Rows decide for each row; any other field is free or locked as a whole. */
function canTouch(canEdit: (path: string) => boolean, field: Field, path: string): boolean {
  return field.kind === 'rows' || canEdit(path);
}
