import { useId } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Field } from '#core/forms/field.ts';
import { displayField, rowSummary } from '#core/forms/kinds.ts';
import { type Conflict, isSame } from '#core/forms/merge.ts';
import { fieldAt, getPath } from '#core/forms/paths.ts';
import type { Section } from '#core/forms/section.ts';
import { isRecord, type RowValue, type Values } from '#core/forms/values.ts';
import type { Locale } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './record-form.module.css';

interface MergeViewProps {
  section: Section;
  conflicts: readonly Pick<Conflict, 'path' | 'mine' | 'theirs'>[];
  /** What stands now, to be shown as chosen; without them a choice is open until it is made. */
  values?: Values;
  options: Dictionaries;
  /** Who the other side is, and what to do; somebody else who saved first unless told. */
  words?: { title: string; hint: string; theirs: string };
  /** What a path is called, where its field's label is not enough. */
  nameOf?: (path: string) => string | undefined;
  onChoose: (path: string, value: unknown, side: 'mine' | 'theirs') => void;
}

/** For each field that two people changed: mine or theirs. */
export function MergeView({ section, conflicts, values, options, words, nameOf, onChoose }: MergeViewProps) {
  const t = useTexts();
  const read = useTextIn();
  const locale = useSession((session) => session.locale);
  const name = useId();
  return (
    <section className={`below-20 ${styles.merge}`} role="alert">
      <b className="warn-ink">{words?.title ?? t('record.conflictTitle')}</b>
      <p className="size-12-5">{words?.hint ?? t('record.conflictHint')}</p>
      {conflicts.map((conflict) => {
        const field = fieldAt({ sections: [section] }, `${section.key}.${conflict.path}`);
        const shown = (value: unknown) => display(field, value, { locale, options }) || t('app.empty');
        const sides = [
          { key: 'theirs', label: words?.theirs ?? t('record.theirs'), value: conflict.theirs },
          { key: 'mine', label: t('record.mine'), value: conflict.mine },
        ] as const;
        return (
          <fieldset className="stack" key={conflict.path}>
            <legend className="size-12-5">
              {nameOf?.(conflict.path) ?? (field ? read(field.label) : conflict.path)}
            </legend>
            {sides.map((side) => (
              <label className="line gap-8 lined size-13 breaks" key={side.key}>
                <input
                  type="radio"
                  name={`${name}-${conflict.path}`}
                  checked={values !== undefined && isSame(getPath(values, conflict.path), side.value)}
                  onChange={() => onChoose(conflict.path, side.value, side.key)}
                />
                <span>
                  <small className="block muted">{side.label}</small>
                  {shown(side.value)}
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
    </section>
  );
}

function display(
  field: Field | undefined,
  value: unknown,
  { locale, options }: { locale: Locale; options: Dictionaries },
): string {
  if (!field) return String(value ?? '');
  // One row of several, or one that the other side took away.
  if (field.kind === 'rows' && isRecord(value)) return rowSummary(field, value as RowValue, locale, options);
  return displayField(field, value, locale, options);
}
