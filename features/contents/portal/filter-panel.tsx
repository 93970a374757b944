import { type FormEvent, useRef } from 'react';
import type { ContentHeadCall } from '#features/contents/calls/content-calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Chip } from '#web/kit/controls/chip.tsx';
import { fieldClasses, SelectField, TextField } from '#web/kit/controls/field.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { DateRange } from './date-range.tsx';
import styles from './filter-panel.module.css';
import type { PanelPart } from './filter-parts.ts';
import type { Filters } from './filters.ts';
import { useContents } from './words.ts';

interface PanelProps {
  id: string;
  head: ContentHeadCall;
  parts: readonly PanelPart[];
  filters: Filters;
  onShow: (filters: Filters) => void;
  /** The visitor asked for the results: on a phone the panel makes room for them. */
  onDone: () => void;
}

/** Filters beside a list. A choice applies at once, what is typed with the button; figures count everything published. */
export function FilterPanel({ id, head, parts, filters, onShow, onDone }: PanelProps) {
  const t = useContents();
  const form = useRef<HTMLFormElement>(null);
  const { data } = useCall(head, {}, { staleTime: 60_000 });
  const count = (facet: string, value: string) =>
    data && (data.counts.find((each) => each.facet === facet && each.value === value)?.count ?? 0);
  const apply = () => {
    if (!form.current) return;
    const told = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] as const);
    onShow(Object.fromEntries(told));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
    onDone();
  };
  return (
    <search aria-label={t('filter.title')} id={id}>
      <form ref={form} className={`${cardClass} ${styles.panel}`} onSubmit={submit}>
        <h2 className="title-20 line apart baseline below-16">
          {t('filter.title')}
          {Object.keys(filters).length > 0 && (
            <button type="button" onClick={() => onShow({})}>
              {t('filter.clear')}
            </button>
          )}
        </h2>
        {parts.map((part) => (
          <Part key={part.name} part={part} filters={filters} total={data?.total} count={count} onChange={apply} />
        ))}
        <Button kind="primary" block type="submit">
          {t('filter.show')}
        </Button>
        <p className={`small muted above-12 ${styles.counts}`}>{t('filter.counts')}</p>
      </form>
    </search>
  );
}

interface PartProps {
  part: PanelPart;
  filters: Filters;
  total: number | undefined;
  count: (facet: string, value: string) => number | undefined;
  onChange: () => void;
}

function Part({ part, filters, total, count, onChange }: PartProps) {
  const t = useContents();
  const { name, label } = part;
  const value = filters[name] ?? '';
  switch (part.kind) {
    case 'text':
      return (
        <div className={styles.part}>
          <TextField
            key={value}
            label={label}
            hint={part.hint}
            name={name}
            type={name === 'keyword' ? 'search' : 'text'}
            maxLength={name === 'keyword' ? 100 : 60}
            placeholder={part.example}
            defaultValue={value}
          />
        </div>
      );
    case 'dates':
      return (
        <fieldset className={styles.part}>
          <legend className={fieldClasses.label}>{label}</legend>
          <div className={`stack gap-8 ${styles.dates}`}>
            <DateRange filters={filters} />
          </div>
        </fieldset>
      );
    case 'select':
      return (
        <div className={styles.part}>
          <SelectField label={label} name={name} value={value} onChange={onChange}>
            <option value="">{part.all}</option>
            {part.choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {[choice.label, count(name, choice.value)].filter((each) => each !== undefined).join(' · ')}
              </option>
            ))}
          </SelectField>
        </div>
      );
    case 'chips':
      return (
        <fieldset className={styles.part}>
          <legend className={fieldClasses.label}>{label}</legend>
          <div className={`line wraps gap-8 ${styles.chips}`}>
            {[{ value: '', label: t('filter.all') }, ...part.choices].map((choice) => (
              <Chip
                key={choice.value}
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={onChange}
              >
                {choice.label}
              </Chip>
            ))}
          </div>
        </fieldset>
      );
    case 'radios':
      return (
        <fieldset className={styles.part}>
          <legend className={fieldClasses.label}>{label}</legend>
          {[{ value: '', label: t('filter.all') }, ...part.choices].map((choice) => (
            <label key={choice.value} className={`row gap-10 ${styles.option}`}>
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={onChange}
              />
              {choice.label}
              <span className="small muted push">{choice.value ? count(name, choice.value) : total}</span>
            </label>
          ))}
        </fieldset>
      );
  }
}
