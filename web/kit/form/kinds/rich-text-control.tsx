import type { RichTextField } from '#core/forms/kinds/rich-text.ts';
import type { ControlProps } from '../control.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useFormScope } from '../form-scope.ts';
import { asTyped } from './text-control.tsx';

/** A text with headings, lists, tables and pictures, in the editor that the form brings along. */
export function RichTextControl(props: ControlProps<RichTextField>) {
  const { field, value, isReadOnly, change, settle } = props;
  const { RichText } = useFormScope();
  if (!RichText) throw new Error(`the form of ${field.key} has no editor for rich text`);
  return (
    <FieldFrame control={props}>
      {(parts) => <RichText {...{ parts, isReadOnly, change, settle }} value={asTyped(value)} max={field.max} />}
    </FieldFrame>
  );
}
