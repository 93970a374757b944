import type { Figures } from '#core/forms/blocks.ts';
import type { Field } from '#core/forms/field.ts';
import type { Values } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { fieldId, useFormScope } from '../form-scope.ts';
import { OfferedFigure } from '../offered-figure.tsx';
import { offeredBeside } from '../offers.ts';
import { useFormWords } from '../words.ts';
import styles from './figures.module.css';

/** What is wrong or unlikely in a table of figures, each with the figure that was probably meant. */
export function FigureFaults({
  figures: { rows, columns },
  fields,
  values,
}: {
  figures: Figures;
  fields: readonly Field[];
  /** In stored form. */
  values: Values;
}) {
  const t = useFormWords();
  const { section, messagesAt, notesAt, locale } = useFormScope();
  return (
    <div className={`stack gap-6 ${styles.faults}`}>
      {fields.map(({ key, label }) => {
        const messages = messagesAt(key);
        const notes = notesAt?.(key) ?? [];
        if (messages.length === 0 && notes.length === 0) return null;
        return (
          <p key={key} className={`small ${fieldClasses.message}`} id={`${fieldId(section.key, key)}-error`}>
            <Icon name="alert" size={18} />
            <span>
              {textIn(label, locale)}
              {locale === 'CN' ? '：' : ': '}
              {[...messages, ...notes.map(({ text }) => text)].join(' ')} <OfferedFigure path={key} />
            </span>
          </p>
        );
      })}
      {rows.flatMap((row) =>
        row.fields.map((key, at) => {
          const earlier = row.fields[at - 1];
          const offered = earlier && messagesAt(key).length === 0 && offeredBeside(values[key], values[earlier]);
          if (!offered) return null;
          return (
            <p key={key} className={`row gap-8 small ${styles.unlikely}`}>
              <Icon name="alert" size={18} />
              <span>
                {t('figures.unlikely', {
                  label: textIn(row.title, locale),
                  year: columns[at]?.year ?? '',
                  before: columns[at - 1]?.year ?? '',
                  times: Math.round(Number(values[key]) / Number(values[earlier])),
                })}{' '}
                <OfferedFigure path={key} value={offered} />
              </span>
            </p>
          );
        }),
      )}
    </div>
  );
}
