import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import type { RowField } from '#core/forms/field.ts';
import { shownFields } from '#core/forms/fields.ts';
import type { RowsField } from '#core/forms/kinds/rows.ts';
import { isRecord, type Values } from '#core/forms/values.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './rows-input.module.css';

interface RowsInputProps {
  id: string;
  field: RowsField;
  value: unknown;
  isFixed: boolean;
  /** Draws the control of one field of a row. */
  control: (cell: { id: string; field: RowField; values: Values; onChange: (value: unknown) => void }) => ReactNode;
  onChange: (value: readonly Values[]) => void;
}

/** Rows of a record, one block each, in their order. */
export function RowsInput({ id, field, value, isFixed, control, onChange }: RowsInputProps) {
  const t = useTexts();
  const read = useTextIn();
  const prefix = useId();
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  const change = (at: number, key: string, next: unknown) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, [key]: next } : row)));
  const shown = (row: Values) => shownFields(field.fields, { ...noForm, values: row });
  return (
    <div className="column top gap-10">
      {rows.map((row, at) => (
        <fieldset key={String(row.id)} className={styles.row}>
          <legend className="size-12-5 muted">
            {read(field.item)} {at + 1}
          </legend>
          {!isFixed && (
            <IconButton
              name="trash"
              label={t('record.removeRow', { at: at + 1 })}
              onClick={() => onChange(rows.filter((each) => each !== row))}
            />
          )}
          {shown(row).map((inner) => {
            const inputId = `${prefix}-${at}-${inner.key}`;
            return (
              <div key={inner.key} className={`slim ${styles.field}`}>
                <label htmlFor={inputId}>{read(inner.label)}</label>
                {control({
                  id: inputId,
                  field: inner,
                  values: row,
                  onChange: (next) => change(at, inner.key, next),
                })}
              </div>
            );
          })}
        </fieldset>
      ))}
      {!isFixed && rows.length < field.max && (
        <Button
          id={id}
          size="small"
          icon={<Icon name="plus" size={14} />}
          onClick={() => onChange([...rows, { id: crypto.randomUUID() }])}
        >
          {t('record.addRow', { name: read(field.item) })}
        </Button>
      )}
    </div>
  );
}

/** Fields of a row are shown by what stands in the row alone. */
const noForm = { today: '', data: {}, dictionaries: {} };
