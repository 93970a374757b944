import type { FormEvent } from 'react';
import { Icon } from '../../../kit/marks/icon.tsx';
import { Button } from '../../../kit/pieces/button.tsx';
import { cardClass } from '../../../kit/pieces/card.tsx';
import { DateInput } from '../../../kit/pieces/date-input.tsx';
import { fieldClasses, TextField } from '../../../kit/pieces/field.tsx';
import { usePortal } from '../../shell/page-title.ts';
import styles from './filter-bar.module.css';
import type { NoticeFilters } from './filters.ts';

export function FilterBar({
  filters,
  onFind,
  onReset,
}: {
  filters: NoticeFilters;
  onFind: (filters: NoticeFilters) => void;
  onReset: () => void;
}) {
  const t = usePortal();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const part = (name: string) => String(form.get(name) ?? '').trim();
    onFind({ ...filters, keyword: part('keyword'), from: part('from'), to: part('to') });
  };
  return (
    <search aria-label={t('notify.find')}>
      <form className={`${cardClass} ${styles.bar}`} onSubmit={find}>
        <TextField
          label={t('notify.keyword')}
          name="keyword"
          type="search"
          maxLength={100}
          defaultValue={filters.keyword}
          placeholder={t('notify.keywordHint')}
        />
        <fieldset className={fieldClasses.field}>
          <legend className={fieldClasses.label}>{t('notify.published')}</legend>
          <div className={fieldClasses.range}>
            <DateInput name="from" label={t('notify.from')} value={filters.from} />
            <span aria-hidden="true">{t('notify.toWord')}</span>
            <DateInput name="to" label={t('notify.to')} value={filters.to} />
          </div>
        </fieldset>
        <div className={styles.actions}>
          <Button kind="primary" type="submit">
            <Icon name="search" />
            {t('notify.find')}
          </Button>
          <Button kind="text" onClick={onReset}>
            {t('notify.reset')}
          </Button>
        </div>
      </form>
    </search>
  );
}
