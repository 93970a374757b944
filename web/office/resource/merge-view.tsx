import { useId } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { displayField } from '#core/forms/kinds.ts';
import { type Conflict, isSame } from '#core/forms/merge.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { useSession } from '#web/kit/session.ts';
import { useTextIn, useTexts } from '../texts.ts';
import styles from './record-form.module.css';

interface MergeViewProps {
  section: Section;
  conflicts: readonly Conflict[];
  values: Values;
  options: Dictionaries;
  onChoose: (path: string, value: unknown) => void;
}

/** For each field that two people changed: mine or theirs. */
export function MergeView({ section, conflicts, values, options, onChoose }: MergeViewProps) {
  const t = useTexts();
  const read = useTextIn();
  const locale = useSession((session) => session.locale);
  const name = useId();
  return (
    <section className={styles.merge} role="alert">
      <b>{t.record.conflictTitle}</b>
      <p>{t.record.conflictHint}</p>
      {conflicts.map((conflict) => {
        const field = section.fields.find((each) => each.key === conflict.path);
        const shown = (value: unknown) =>
          (field ? displayField(field, value, locale, options) : String(value ?? '')) || t.app.empty;
        const sides = [
          { key: 'theirs', label: t.record.theirs, value: conflict.theirs },
          { key: 'mine', label: t.record.mine, value: conflict.mine },
        ];
        return (
          <fieldset key={conflict.path}>
            <legend>{field ? read(field.label) : conflict.path}</legend>
            {sides.map((side) => (
              <label key={side.key}>
                <input
                  type="radio"
                  name={`${name}-${conflict.path}`}
                  checked={isSame(values[conflict.path], side.value)}
                  onChange={() => onChoose(conflict.path, side.value)}
                />
                <span>
                  <small>{side.label}</small>
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
