import type { Dictionaries } from '#core/dictionaries/option.ts';
import { displayField } from '#core/forms/kinds.ts';
import { visibleFields } from '#core/forms/section.ts';
import { isBlank, type Values } from '#core/forms/values.ts';
import type { Column, Resource } from '#core/resources/resource.ts';
import { useSession } from '#web/kit/call/session.ts';
import { dayOf } from '#web/office/pieces/time.ts';
import { Cell } from '#web/office/resource/cell.tsx';
import type { Row } from '#web/office/resource/cell-words.ts';
import { useColumnName } from '#web/office/resource/column-name.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './record-drawer.module.css';

interface BasicTabProps {
  resource: Resource;
  row: Row;
  values: Values;
  options: Dictionaries;
}

/**
 * A record's values: the fields of its form, then the columns that neither the form nor the head of the drawer has,
 * under whichever key. What a form that only adds does not say of the record afterwards is left out.
 */
export function BasicTab({ resource, row, values, options }: BasicTabProps) {
  const t = useTexts();
  const read = useTextIn();
  const nameOf = useColumnName();
  const locale = useSession((session) => session.locale);
  const section = { key: 'record', title: resource.item, fields: resource.form ?? [] };
  const context = { today: dayOf(new Date().toISOString()), data: {}, dictionaries: options };
  const fields = visibleFields(section, values, context).filter(({ key }) => resource.edit || !isBlank(values[key]));
  const columnOf = (key: string) =>
    resource.columns.find((column) => column.key === key && (column.sensitive || column.kind === 'texts'));
  const inHead = [resource.columns[0]?.key, ...resource.facts];
  const rest = resource.columns.filter(
    ({ key, kind, title }) =>
      !inHead.includes(key) &&
      !fields.some(({ key: own, label }) => own === key || own === `${key}CN` || read(label) === read(title)) &&
      kind !== 'status' &&
      (kind !== 'image' || Boolean(row[key])),
  );
  if (fields.length + rest.length === 0) return <p className="size-13 muted above-8">{t('record.allAbove')}</p>;
  return (
    <dl className={`stack size-13 ${styles.values}`}>
      {fields.map((field) => (
        <Pair key={field.key} name={read(field.label)}>
          <FieldValue column={columnOf(field.key)} resource={resource} row={row}>
            {displayField(field, values[field.key], locale, options) || <span className="muted">–</span>}
          </FieldValue>
        </Pair>
      ))}
      {rest.map((column) => (
        <Pair key={column.key} name={nameOf(column)}>
          <Cell resource={resource} column={column} row={row} />
        </Pair>
      ))}
    </dl>
  );
}

/** A field's value; one that is hidden, or that the server says in words, is shown as its column shows it. */
function FieldValue({
  column,
  resource,
  row,
  children,
}: {
  column: Column | undefined;
  resource: Resource;
  row: Row;
  children: React.ReactNode;
}) {
  return column ? <Cell resource={resource} column={column} row={row} /> : children;
}

function Pair({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="muted">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
