import type { FormEvent } from 'react';
import { Button } from '#web/kit/controls/button.tsx';
import { fieldClasses, TextField } from '#web/kit/controls/field.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { DateRange } from './date-range.tsx';
import styles from './filter-bar.module.css';
import type { Filters } from './filters.ts';
import { useContents } from './words.ts';

/** Keyword and days in one line above a list; `published` names what the days mean. */
export function FilterBar({
  filters,
  published,
  onFind,
}: {
  filters: Filters;
  published: string;
  onFind: (filters: Filters) => void;
}) {
  const t = useContents();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const part = (name: string) => String(form.get(name) ?? '').trim();
    onFind({ ...filters, keyword: part('keyword'), from: part('from'), to: part('to') });
  };
  return (
    <search aria-label={t('filter.find')}>
      <form className={`stack gap-20 ${cardClass} ${styles.bar} folds-tablet`} onSubmit={find}>
        <TextField
          label={t('filter.keyword')}
          name="keyword"
          type="search"
          maxLength={100}
          defaultValue={filters.keyword}
          placeholder={t('filter.keywordHint')}
        />
        <fieldset className={fieldClasses.field}>
          <legend className={fieldClasses.label}>{published}</legend>
          <div className={fieldClasses.range}>
            <DateRange filters={filters} />
          </div>
        </fieldset>
        <div className="line gap-8">
          <Button kind="primary" type="submit">
            <Icon name="search" />
            {t('filter.find')}
          </Button>
          <Button kind="text" onClick={() => onFind({})}>
            {t('filter.reset')}
          </Button>
        </div>
      </form>
    </search>
  );
}
