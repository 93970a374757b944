import { Fragment, useEffect, useRef, useState } from 'react';
import { shownFields } from '#core/forms/fields.ts';
import type { RowsField } from '#core/forms/kinds/rows.ts';
import { kindOf, orderedRows, rowParts, rowSummary } from '#core/forms/kinds.ts';
import { isBlank, isRecord, type RowValue } from '#core/forms/values.ts';
import { withArticle } from '#core/texts/article.ts';
import { atStart, textIn } from '#core/texts/text.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import type { ControlProps } from '../control.ts';
import frame from '../field-frame.module.css';
import { FieldFrame } from '../field-frame.tsx';
import { fieldId, focusControl, useFormScope } from '../form-scope.ts';
import { useFormWords } from '../words.ts';
import { RowCard } from './row-card.tsx';
import styles from './rows.module.css';

/** Rows as summary cards, one of them open for editing at a time; a deleted row can be brought back. */
export function RowsControl(props: ControlProps<RowsField>) {
  const { field, value, path, change } = props;
  const t = useFormWords();
  const { locale, dictionaries, canEdit, openRow, setOpenRow } = useFormScope();
  const [gone, setGone] = useState<RowValue>();
  const add = useRef<HTMLButtonElement>(null);
  const rows = Array.isArray(value) ? value.filter((row): row is RowValue => isRecord(row) && 'id' in row) : [];
  const isFree = canEdit(path);
  const pathOf = (row: RowValue) => `${path}[${row.id}]`;
  const item = textIn(field.item, locale);
  const begin = () => {
    const row = { id: newRequestId() };
    change([...rows, row]);
    setGone(undefined);
    setOpenRow(pathOf(row));
  };
  const remove = (row: RowValue) => {
    change(rows.filter((each) => each.id !== row.id));
    if (!isUntouched(field, row)) setGone(row);
    if (openRow === pathOf(row)) setOpenRow(undefined);
    add.current?.focus();
  };
  const close = (row: RowValue) => {
    if (isUntouched(field, row)) remove(row);
    setOpenRow(undefined);
  };
  return (
    <FieldFrame control={props} group="group">
      {() => (
        <>
          {orderedRows(field, rows).map((row, index) =>
            openRow === pathOf(row) ? (
              <RowEditor
                key={row.id}
                field={field}
                row={row}
                path={pathOf(row)}
                number={index + 1}
                onClose={() => close(row)}
                onRemove={isFree ? () => remove(row) : undefined}
              />
            ) : (
              <RowCard
                key={row.id}
                field={field}
                row={row}
                path={pathOf(row)}
                onEdit={() => setOpenRow(pathOf(row))}
                onRemove={isFree ? () => remove(row) : undefined}
              />
            ),
          )}
          <div role="status">
            {gone && (
              <p className={`row apart gap-8-16 toned rounded small ${styles.gone}`}>
                <span>{t('rows.removed', { item: rowSummary(field, gone, locale, dictionaries) || item })}</span>
                <Button
                  kind="text"
                  small
                  onClick={() => {
                    change([...rows, gone]);
                    setGone(undefined);
                  }}
                >
                  {t('rows.undo')}
                </Button>
              </p>
            )}
          </div>
          {isFree && rows.length < field.max && (
            <button
              ref={add}
              type="button"
              className={`row to-middle gap-8 whole round-card ${styles.add}`}
              id={`${props.id}-first`}
              onClick={begin}
            >
              <Icon name="plus" />
              {rows.length > 0
                ? t('rows.addMore', { item })
                : t('rows.add', { item: locale === 'CN' ? item : withArticle(item) })}
            </button>
          )}
          {isFree && rows.length >= field.max && <p className="muted">{t('rows.full', { max: field.max })}</p>}
          {!isFree && rows.length === 0 && <p className="muted">{t('rows.none')}</p>}
        </>
      )}
    </FieldFrame>
  );
}

function RowEditor({
  field,
  row,
  path,
  number,
  onClose,
  onRemove,
}: {
  field: RowsField;
  row: RowValue;
  path: string;
  number: number;
  onClose: () => void;
  onRemove: (() => void) | undefined;
}) {
  const t = useFormWords();
  const scope = useFormScope();
  const { locale, dictionaries, section, today, data, messagesAt, isCompact } = scope;
  const shown = shownFields(field.fields, { values: row, today, data, dictionaries });
  const first = shown[0]?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor opens
  useEffect(() => {
    const inside = document.activeElement?.closest(`[data-row="${row.id}"]`);
    if (!inside && first) focusControl(fieldId(section.key, `${path}.${first}`));
  }, []);
  const done = () => {
    if (scope.check(path)) {
      const wrong = document.querySelector<HTMLElement>(`[data-row="${row.id}"] [aria-invalid="true"]`);
      requestAnimationFrame(() =>
        (wrong ?? document.querySelector<HTMLElement>(`[data-row="${row.id}"] [aria-invalid="true"]`))?.focus(),
      );
    } else onClose();
  };
  const [title] = rowParts(field, row, locale, dictionaries);
  return (
    <section
      className={`on-card round-card below-16 ${styles.editor}`}
      data-row={row.id}
      aria-labelledby={`${row.id}-title`}
    >
      <header className="row gap-12 tinted">
        <h3 className="titled" id={`${row.id}-title`}>
          {t('rows.number', { number, item: atStart(textIn(field.item, locale)) })}
          {title && (locale === 'CN' ? `：${title}` : `: ${title}`)}
        </h3>
        {onRemove && (
          <Button kind="danger" small onClick={onRemove}>
            <Icon name="trash" size={16} />
            {t('rows.remove')}
          </Button>
        )}
      </header>
      <div className={`${styles.body} ${frame.grid} folds`}>
        {messagesAt(path).map((message) => (
          <p key={message} className={`line gap-6 small strong ${styles.wrong}`}>
            <Icon name="alert" size={18} />
            {message}
          </p>
        ))}
        {shown.map((inner) => (
          <Fragment key={inner.key}>{scope.draw(inner, `${path}.${inner.key}`, row)}</Fragment>
        ))}
      </div>
      <footer className="row wraps gap-12 ruled">
        <Button kind="primary" onClick={done}>
          {/* Rows of a record are saved with it. */}
          {t(isCompact ? 'rows.close' : 'rows.done')}
        </Button>
        {!isCompact && (
          <Button kind="text" onClick={onClose}>
            {t('rows.later')}
          </Button>
        )}
      </footer>
    </section>
  );
}

/** A row that was added and left without a word. */
function isUntouched(field: RowsField, row: RowValue): boolean {
  return field.fields.every((inner) => isBlank(row[inner.key]) || kindOf(inner).isEmpty(inner, row[inner.key]));
}
