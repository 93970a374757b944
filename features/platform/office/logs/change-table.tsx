import type { Text } from '#core/texts/text.ts';
import { type OfficeWords, useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './history.module.css';

interface Change {
  field: string;
  label: Text | null;
  before: unknown;
  after: unknown;
}

/** Changed fields with their values before (struck) and after (green). */
export function ChangeTable({ changes }: { changes: readonly Change[] }) {
  const t = useTexts();
  const read = useTextIn();
  if (changes.length === 0) return null;
  return (
    <table className={`whole clip size-12-5 above-6 ${styles.changes}`}>
      <thead>
        <tr>
          <th>{t('record.field')}</th>
          <th>{t('record.before')}</th>
          <th>{t('record.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{change.label ? read(change.label) : change.field}</th>
            <td className={styles.before}>
              <Value value={change.before} as="del" />
            </td>
            <td className={styles.after}>
              <Value value={change.after} as="ins" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ value, as: Tag }: { value: unknown; as: 'del' | 'ins' }) {
  const t = useTexts();
  const read = useTextIn();
  const text = valueText(value, read, t);
  return text === '' ? <i>{t('app.empty')}</i> : <Tag>{text}</Tag>;
}

/** A logged value in words; lists by their members, anything else nested as JSON. */
function valueText(value: unknown, read: (text: Text) => string, t: OfficeWords): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? t('app.yes') : t('app.no');
  if (Array.isArray(value)) return value.map((each) => valueText(each, read, t)).join(t('app.listComma'));
  if (typeof value !== 'object') return String(value);
  if ('CN' in value && 'EN' in value) return read(value as Text);
  return JSON.stringify(value);
}
