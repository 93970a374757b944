import type { FormEvent } from 'react';
import { Button } from '#web/kit/controls/button.tsx';
import { DateInput } from '#web/kit/controls/date-input.tsx';
import { fieldClasses, TextField } from '#web/kit/controls/field.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import type { Asked } from './asked.ts';
import styles from './search-page.module.css';
import { useSearchWords } from './words.ts';

export function SearchForm({ asked, onSearch }: { asked: Asked; onSearch: (next: Asked) => void }) {
  const t = useSearchWords();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const part = (name: string) => String(form.get(name) ?? '').trim();
    onSearch({ ...asked, key: part('key'), from: part('from'), to: part('to') });
  };
  return (
    <search aria-label={t('submit')}>
      <form className={`stack gap-20 below-24 ${cardClass} ${styles.form} folds-tablet`} onSubmit={submit}>
        <TextField
          label={t('label')}
          name="key"
          type="search"
          maxLength={100}
          required
          defaultValue={asked.key}
          placeholder={t('hint')}
        />
        <fieldset className={fieldClasses.field}>
          <legend className={fieldClasses.label}>{t('dates')}</legend>
          <div className={fieldClasses.range}>
            <DateInput name="from" label={t('from')} value={asked.from} />
            <span aria-hidden="true">{t('toWord')}</span>
            <DateInput name="to" label={t('to')} value={asked.to} />
          </div>
        </fieldset>
        <Button kind="primary" type="submit">
          <Icon name="search" />
          {t('submit')}
        </Button>
      </form>
    </search>
  );
}
