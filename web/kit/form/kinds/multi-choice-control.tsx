import { useState } from 'react';
import type { MultiChoiceField } from '#core/forms/kinds/multi-choice.ts';
import { optionsOf } from '#core/forms/options.ts';
import { textIn } from '#core/texts/text.ts';
import { IconButton } from '#web/kit/controls/button.tsx';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import type { ControlProps } from '../control.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useFormScope } from '../form-scope.ts';
import { useFormWords } from '../words.ts';
import styles from './kinds.module.css';

/** Options that are seen at a glance; of more, those that are sought. */
const mostAtOnce = 15;

/** Several options; where their order matters, the chosen ones can be moved up and down. */
export function MultiChoiceControl(props: ControlProps<MultiChoiceField>) {
  const { field, value, values, isReadOnly, messages, change, settle } = props;
  const t = useFormWords();
  const { locale, dictionaries } = useFormScope();
  const options = optionsOf(field, values, dictionaries);
  const isLong = options.length > mostAtOnce;
  const [sought, setSought] = useState('');
  const chosen = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  const labelOf = (each: string) => {
    const option = options.find((candidate) => candidate.value === each);
    return option ? textIn(option.label, locale) : each;
  };
  // What was chosen when a long list opened stands at its head; what is ticked from then on stays where it is.
  const [before] = useState<readonly string[]>(chosen);
  const isAhead = (each: string) => isLong && before.includes(each);
  const found = options.filter(
    ({ value: each, label }) =>
      chosen.includes(each) || textIn(label, locale).toLowerCase().includes(sought.trim().toLowerCase()),
  );
  const shown = [
    ...found.filter((option) => isAhead(option.value)),
    ...found.filter((option) => !isAhead(option.value)),
  ];
  const toggle = (each: string) =>
    change(chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each]);
  const move = (index: number, by: number) => {
    const next = [...chosen];
    const [moved] = next.splice(index, 1);
    next.splice(index + by, 0, moved!);
    change(next);
  };
  return (
    <FieldFrame
      control={props}
      group="group"
      below={field.max !== undefined && t('choice.many', { count: chosen.length, max: field.max })}
    >
      {(parts) => (
        <>
          {isLong && (
            <input
              type="search"
              className={fieldClasses.input}
              aria-label={t('choice.find', { label: textIn(field.label, locale) })}
              placeholder={t('choice.search')}
              value={sought}
              onChange={(event) => setSought(event.target.value)}
            />
          )}
          <div
            className={`line wraps gap-12 anchor ${styles.cards}`}
            data-long={isLong || undefined}
            data-wrong={messages.length > 0 || undefined}
          >
            {shown.map((option, index) => (
              <label className="row gap-10 rounded" key={option.value}>
                <input
                  type="checkbox"
                  id={index === 0 ? `${props.id}-first` : undefined}
                  checked={chosen.includes(option.value)}
                  disabled={isReadOnly}
                  aria-describedby={parts['aria-describedby']}
                  onChange={() => toggle(option.value)}
                  onBlur={settle}
                />
                {textIn(option.label, locale)}
              </label>
            ))}
          </div>
          {shown.length === 0 && <p className="small muted">{t('choice.none')}</p>}
          {field.ordered && chosen.length > 0 && (
            <ol className={`stack gap-8 ${styles.ranks}`} aria-label={t('choice.order')}>
              {chosen.map((each, index) => (
                <li className="row gap-12 on-card rounded" key={each}>
                  <b>{index + 1}</b>
                  {labelOf(each)}
                  {!isReadOnly && chosen.length > 1 && (
                    <div className="line push">
                      <IconButton
                        label={t('choice.up', { label: labelOf(each) })}
                        disabled={index === 0}
                        onClick={() => move(index, -1)}
                      >
                        <Icon name="up" />
                      </IconButton>
                      <IconButton
                        label={t('choice.down', { label: labelOf(each) })}
                        disabled={index === chosen.length - 1}
                        onClick={() => move(index, 1)}
                      >
                        <Icon name="down" />
                      </IconButton>
                    </div>
                  )}
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </FieldFrame>
  );
}
