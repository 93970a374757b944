import type { Dictionaries } from '#core/dictionaries/option.ts';
import { isFile } from '#core/forms/kinds/files.ts';
import { kindOf, rowSummary } from '#core/forms/kinds.ts';
import { fieldAt, getPath } from '#core/forms/paths.ts';
import type { Data, RowValue } from '#core/forms/values.ts';
import { isRecord } from '#core/forms/values.ts';
import { type Locale, textIn } from '#core/texts/text.ts';
import type { Whole } from '#features/casework/portal/application/programme.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { CheckField } from '#web/kit/controls/field.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { Answer } from '#web/kit/form/answers.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { type Entry, nameOf, unreadEntries } from './entries.ts';
import styles from './read-entries.module.css';
import { useHelpingWords } from './words.ts';

interface Means {
  readonly data: Data;
  readonly dictionaries: Dictionaries;
  readonly locale: Locale;
}

/** Every value that somebody else filled in and the applicant has not read yet, with one tick that all were read. */
export function ReadEntries({
  programme,
  whole,
  means,
  isRead,
  onRead,
  onGo,
}: {
  programme: Programme;
  whole: Whole;
  means: Means;
  isRead: boolean;
  onRead: (isRead: boolean) => void;
  onGo: (section: string, field: string) => void;
}) {
  const t = useHelpingWords();
  const { locale } = means;
  const entries = unreadEntries(whole);
  const count = entries.length;
  if (count === 0) return null;
  const go = (path: string) => {
    const [section = '', ...inner] = path.split('.');
    onGo(section, inner.join('.'));
  };
  return (
    <section className={`panel clip above-24 ${styles.entries}`} aria-labelledby="entries-title">
      <h3 id="entries-title" className="title-20">
        {t('read.title', { count })}
      </h3>
      <p className="muted">{t('read.note')}</p>
      <ul>
        {entries.map((entry) => {
          const label = textIn(entry.label, locale);
          return (
            <li key={entry.path} className={`stack ${styles.entry} folds`}>
              <span className="small muted slim">
                {label}
                <span className="block">
                  <Icon name="person" size={14} /> {t('mark.by', { name: nameOf(t, entry) })} ·{' '}
                  {showDateTime(entry.at, locale)}
                </span>
              </span>
              <b className="slim plain breaks">
                <EntryValue programme={programme} entry={entry} means={means} />
              </b>
              <Button kind="text" small onClick={() => go(entry.path)}>
                {t('read.change')}
                <span className="vh"> {label}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      <CheckField checked={isRead} onChange={(event) => onRead(event.target.checked)}>
        {t('read.tick', { count })}
      </CheckField>
    </section>
  );
}

function EntryValue({ programme, entry, means }: { programme: Programme; entry: Entry; means: Means }) {
  const t = useHelpingWords();
  const { data, dictionaries, locale } = means;
  const field = fieldAt(programme, entry.path);
  const value = getPath(data, entry.path);
  if (!field || value === undefined) return entry.path.endsWith(']') ? t('read.removed') : t('read.emptied');
  if (isFile(value)) return <Answer field={field} value={[value]} means={means} />;
  if (field.kind === 'rows' && isRecord(value)) return rowSummary(field, value as RowValue, locale, dictionaries);
  if (kindOf(field).isEmpty(field, value)) return t('read.emptied');
  return <Answer field={field} value={value} means={means} />;
}
