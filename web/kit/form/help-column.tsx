import type { ReactNode } from 'react';
import type { Field, FieldOf } from '#core/forms/field.ts';
import { fileTypeNames } from '#core/forms/kinds/files.ts';
import { patterns } from '#core/forms/patterns.ts';
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
      {field && (
        <ul className="dotted">
          {rulesOf(field, locale, t).map((line) => (
            <li key={line}>{line}</li>
          ))}
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

type Words = ReturnType<typeof useFormWords>;

/** What a field asks for, told from its definition: no field is without a word of help. */
export function rulesOf(field: Field, locale: Locale, t: Words): string[] {
  const need = field.required === true ? [t('help.required')] : field.required ? [] : [t('help.optional')];
  return [...need, ...shapeOf(field, locale, t)];
}

function shapeOf(field: Field, locale: Locale, t: Words): string[] {
  switch (field.kind) {
    case 'text':
      return [
        ...(field.pattern ? [t('help.shape', { shape: textIn(patterns[field.pattern].says, locale) })] : []),
        t('help.length', { max: field.max }),
      ];
    case 'number':
    case 'money':
      return rangeOf(field, t);
    case 'choice':
      return [t('help.choices')];
    case 'multi-choice':
      return field.max === undefined ? [] : [t('help.choicesMany', { max: field.max })];
    case 'rows':
      return [t('help.entries', { max: field.max })];
    case 'date':
      return [t('help.day')];
    case 'month':
      return [t('help.month')];
    case 'files':
      return [
        t('help.types', { types: fileTypeNames(field.types) }),
        t('help.size', { size: field.maxMB }),
        t('help.scan'),
      ];
    default:
      return [];
  }
}

function rangeOf({ min, max }: Pick<FieldOf<'number'>, 'min' | 'max'>, t: Words): string[] {
  if (max === undefined) return [];
  const shown = { min: (min ?? 0).toLocaleString('en-US'), max: max.toLocaleString('en-US') };
  return [min === undefined ? t('help.atMost', shown) : t('help.between', shown)];
}
