import type { RowsField } from '#core/forms/kinds/rows.ts';
import { rowParts } from '#core/forms/kinds.ts';
import type { RowValue } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { useFormScope } from '../form-scope.ts';
import { useFormWords } from '../words.ts';
import styles from './rows.module.css';

/** A closed row: what it says in short, what is wrong with it, and the ways to change or delete it. */
export function RowCard({
  field,
  row,
  path,
  onEdit,
  onRemove,
}: {
  field: RowsField;
  row: RowValue;
  path: string;
  onEdit: () => void;
  onRemove?: (() => void) | undefined;
}) {
  const t = useFormWords();
  const { locale, dictionaries, messagesAt, canEdit } = useFormScope();
  const parts = rowParts(field, row, locale, dictionaries);
  const title = parts.slice(0, 2).join(' · ') || t('rows.blank', { item: textIn(field.item, locale) });
  const files = field.fields
    .filter((inner) => inner.kind === 'files')
    .reduce((sum, inner) => sum + (Array.isArray(row[inner.key]) ? (row[inner.key] as unknown[]).length : 0), 0);
  const wrong = messagesAt(path, true).length;
  const isEditable = canEdit(path) || field.fields.some((inner) => canEdit(`${path}.${inner.key}`));
  return (
    <div className={`panel stack below-16 ${styles.card} folds`} data-row={row.id} data-wrong={wrong > 0 || undefined}>
      <h3 className="row wraps breaks">
        <span>
          {parts.length > 1 ? `${parts[0]} ` : title}
          {parts.length > 1 && <span className={styles.second}>· {parts[1]}</span>}
        </span>
        {wrong > 0 && <Tag tone="bad">{t('rail.wrong', { count: wrong })}</Tag>}
      </h3>
      {(parts.length > 2 || files > 0) && (
        <p className="meta">
          {parts.slice(2).map((part) => (
            <span key={part}>{part}</span>
          ))}
          {files > 0 && <span>{t('rows.files', { count: files })}</span>}
        </p>
      )}
      <div className={`row gap-4 ${styles.acts}`}>
        <Button kind="text" small onClick={onEdit}>
          <Icon name={isEditable ? 'pencil' : 'eye'} size={16} />
          {isEditable ? t('rows.edit') : t('rows.view')}
          <span className="vh">{title}</span>
        </Button>
        {onRemove && (
          <Button kind="danger" small onClick={onRemove}>
            <Icon name="trash" size={16} />
            {t('rows.remove')}
            <span className="vh">{title}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
