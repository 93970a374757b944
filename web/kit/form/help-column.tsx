import type { ReactNode } from 'react';
import type { Field } from '#core/forms/field.ts';
import { fileTypeNames } from '#core/forms/kinds/files.ts';
import type { Section } from '#core/forms/section.ts';
import { type Locale, textIn } from '#core/texts/text.ts';
import styles from './form-editor.module.css';
import { useFormWords } from './words.ts';

/** Help for the field in focus, or for the section until one is; ends with whom to ask. */
export function HelpColumn({
  section,
  field,
  locale,
  ask,
}: {
  section: Section | undefined;
  field: Field | undefined;
  locale: Locale;
  ask: ReactNode;
}) {
  const t = useFormWords();
  const title = field?.label ?? section?.title;
  return (
    <aside className={`small ${styles.help}`} aria-label={t('help.label')}>
      <h2 className="title-20">
        <small>{field ? t('help.now') : t('help.section')}</small>
        {title && textIn(title, locale)}
      </h2>
      {field?.help && <p>{textIn(field.help, locale)}</p>}
      {field?.hint && <p>{textIn(field.hint, locale)}</p>}
      {field?.example && <p>{t('help.example', { example: textIn(field.example, locale) })}</p>}
      {field?.kind === 'files' && (
        <ul className="dotted">
          <li>{t('help.types', { types: fileTypeNames(field.types) })}</li>
          <li>{t('help.size', { size: field.maxMB })}</li>
          <li>{t('help.scan')}</li>
        </ul>
      )}
      {field?.sensitive === 'S3' && <p>{t('help.sealed')}</p>}
      {!field && (
        <ul className="dotted">
          <li>{t('help.autosave')}</li>
          <li>{t('help.device')}</li>
        </ul>
      )}
      <div className={`above-16 ${styles.ask}`}>{ask}</div>
    </aside>
  );
}
