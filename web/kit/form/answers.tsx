import { Fragment, type ReactNode, useId } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Field } from '#core/forms/field.ts';
import { shownFields } from '#core/forms/fields.ts';
import { isFile } from '#core/forms/kinds/files.ts';
import { displayField, kindOf, orderedRows } from '#core/forms/kinds.ts';
import type { Section } from '#core/forms/section.ts';
import type { Data, RowValue, Values } from '#core/forms/values.ts';
import { atStart, type Locale, textIn } from '#core/texts/text.ts';
import { showSize } from '#web/kit/files/file-size.ts';
import { useViewUrl } from '#web/kit/files/use-view-url.ts';
import { Icon } from '../marks/icon.tsx';
import styles from './answers.module.css';
import { useFormWords } from './words.ts';

interface Means {
  data: Data;
  dictionaries: Dictionaries;
  locale: Locale;
  today: string;
}

/** The answers of one section to read, with room for a way to change them. */
export function SectionAnswers({
  section,
  values,
  means,
  head,
}: {
  section: Section;
  values: Values;
  means: Means;
  head?: ReactNode;
}) {
  const id = useId();
  return (
    <section className={`panel clip below-16 ${styles.section}`} aria-labelledby={id}>
      <header className="row wraps gap-4-12">
        <h3 id={id}>{textIn(section.title, means.locale)}</h3>
        {head}
      </header>
      <FieldAnswers fields={section.fields} values={values} means={means} />
    </section>
  );
}

function FieldAnswers({ fields, values, means }: { fields: readonly Field[]; values: Values; means: Means }) {
  const t = useFormWords();
  const { locale, dictionaries, data, today } = means;
  const shown = shownFields(fields, { values, data, dictionaries, today });
  const filled = shown.filter((field) => !kindOf(field).isEmpty(field, values[field.key]));
  const plain = filled.filter((field) => field.kind !== 'rows');
  const rows = filled.filter((field) => field.kind === 'rows');
  if (filled.length === 0) return <p className={`muted ${styles.none}`}>{t('answers.none')}</p>;
  return (
    <>
      {plain.length > 0 && (
        <dl className={`stack ${styles.list} folds`}>
          {plain.map((field) => (
            <div className="slim" key={field.key}>
              <dt className="small muted">{textIn(field.label, locale)}</dt>
              <dd>
                <Answer field={field} value={values[field.key]} means={means} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {rows.map((field) => (
        <Fragment key={field.key}>
          {orderedRows(field, values[field.key] as RowValue[]).map((row, index) => (
            <div key={row.id} className={styles.row}>
              <h4>
                {atStart(textIn(field.item, locale))} {index + 1}
              </h4>
              <FieldAnswers fields={field.fields} values={row} means={means} />
            </div>
          ))}
        </Fragment>
      ))}
    </>
  );
}

/** One answer to read; files can be opened. */
export function Answer({
  field,
  value,
  means,
}: {
  field: Field;
  value: unknown;
  means: Pick<Means, 'locale' | 'dictionaries'>;
}) {
  if (field.kind === 'files' && Array.isArray(value)) {
    return (
      <ul>
        {value.filter(isFile).map((file) => (
          <li key={file.id}>
            <FileLink id={file.id} name={file.name} size={file.size} />
          </li>
        ))}
      </ul>
    );
  }
  return <span className="breaks as-typed">{displayField(field, value, means.locale, means.dictionaries)}</span>;
}

/** A file that can be opened, with its size. */
export function FileLink({ id, name, size }: { id: string; name: string; size: number }) {
  const address = useViewUrl(id);
  return (
    <a className={`baseline gap-8 breaks ${styles.file}`} href={address} target="_blank" rel="noopener noreferrer">
      <Icon name="file" size={16} />
      <span>
        {name} <small className="small muted on-one-line">{showSize(size)}</small>
      </span>
    </a>
  );
}
