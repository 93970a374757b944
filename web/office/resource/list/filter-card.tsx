import { Button, Input, Select } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { isRangeName } from '#core/calendar/day-ranges.ts';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { isBlank } from '#core/forms/values.ts';
import type { Filter, Resource } from '#core/resources/resource.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './filter-card.module.css';
import type { FilterValue, ListQuery } from './list-query.ts';
import { RangeInput } from './range-input.tsx';

interface FilterFormProps {
  resource: Resource;
  query: ListQuery;
  options: Dictionaries;
  isFolded: boolean;
  onFold?: (isFolded: boolean) => void;
  onSearch: (filter: ListQuery['filter']) => void;
}

/** Fields of one row when the form is folded. */
const foldedFields = 3;

/** The filters of a list: Enter or the button searches, reset empties them. */
export function FilterForm({ resource, query, options, isFolded, onFold, onSearch }: FilterFormProps) {
  const t = useTexts();
  const [draft, setDraft] = useState<{ of: ListQuery['filter']; values: ListQuery['filter'] }>({
    of: query.filter,
    values: query.filter,
  });
  const same = JSON.stringify(draft.of) === JSON.stringify(query.filter);
  const values = same ? draft.values : query.filter;
  const filters = resource.filters.filter((filter) => filter.kind !== 'record' || filter.key in query.filter);
  const canFold = filters.length > foldedFields && onFold !== undefined;
  const hasHidden = filters.slice(foldedFields).some((filter) => filter.key in query.filter);
  const shown = canFold && isFolded && !hasHidden ? filters.slice(0, foldedFields) : filters;

  const set = (key: string, value: FilterValue | undefined) => {
    const { [key]: _, ...rest } = values;
    const next = value === undefined || isBlank(value) ? rest : { ...rest, [key]: value };
    setDraft({ of: query.filter, values: next });
    if (typeof value !== 'string' || value === '' || isRangeName(value)) onSearch(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(values);
  };
  if (filters.length === 0) return null;
  return (
    <search aria-label={t('list.filters')}>
      <form className={`stack ${styles.form}`} onSubmit={submit} data-filters="">
        {shown.map((filter) => (
          <FilterField
            key={filter.key}
            filter={filter}
            value={values[filter.key]}
            options={options}
            onChange={(value) => set(filter.key, value)}
          />
        ))}
        <div className={`row to-end gap-8 size-13 ${styles.buttons}`}>
          <Button onClick={() => onSearch({})}>{t('app.reset')}</Button>
          <Button className="outlined-primary" htmlType="submit">
            {t('app.search')}
          </Button>
          {canFold && (
            <button type="button" className="link" aria-expanded={!isFolded} onClick={() => onFold(!isFolded)}>
              {isFolded ? t('list.expand') : t('list.fold')} <Icon name={isFolded ? 'down' : 'up'} size={12} />
            </button>
          )}
        </div>
      </form>
    </search>
  );
}

interface FilterFieldProps {
  filter: Filter;
  value: FilterValue | undefined;
  options: Dictionaries;
  onChange: (value: FilterValue | undefined) => void;
}

function FilterField({ filter, value, options, onChange }: FilterFieldProps) {
  const read = useTextIn();
  // Lists kept behind this page have the same filters.
  const id = `${useId()}${filter.key}`;
  return (
    <div className={`row gap-10 slim ${styles.field}`} data-kind={filter.kind}>
      <label htmlFor={id} title={read(filter.label)}>
        {read(filter.label)}
      </label>
      <FilterInput id={id} filter={filter} value={value} options={options} onChange={onChange} />
    </div>
  );
}

function FilterInput({ id, filter, value, options, onChange }: FilterFieldProps & { id: string }) {
  const t = useTexts();
  const read = useTextIn();
  if (filter.kind === 'keyword')
    return (
      <Input
        id={id}
        allowClear
        prefix={<Icon name="search" size={14} />}
        placeholder={read(filter.hint)}
        maxLength={100}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  if (filter.kind === 'date-range') return <RangeInput id={id} value={value} onChange={onChange} />;
  if (filter.kind === 'record')
    return (
      <Button id={id} icon={<Icon name="close" size={12} />} onClick={() => onChange(undefined)}>
        {t('list.oneRecord')}
      </Button>
    );
  const list = typeof filter.options === 'string' ? (options[filter.options] ?? []) : filter.options;
  const choices = list.map((option) => ({ value: option.value, label: read(option.label) }));
  const suffixIcon = <Icon name="down" size={12} />;
  if (filter.kind === 'choice')
    return (
      <Select
        id={id}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('app.all')}
        options={choices}
        suffixIcon={suffixIcon}
        value={typeof value === 'string' ? value : null}
        onChange={(next: string | null) => onChange(next ?? undefined)}
      />
    );
  return (
    <Select
      id={id}
      mode="multiple"
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('app.all')}
      options={choices}
      suffixIcon={suffixIcon}
      maxTagCount={0}
      maxTagPlaceholder={(left) =>
        left.length === 1
          ? left[0]?.label
          : t('list.chosen', { first: String(left[0]?.label ?? ''), count: left.length })
      }
      value={Array.isArray(value) ? [...value] : []}
      onChange={(next: string[]) => onChange(next)}
    />
  );
}
