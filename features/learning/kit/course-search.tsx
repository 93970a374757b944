import type { FormEvent } from 'react';
import { Button } from '#web/kit/controls/button.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import styles from './college.module.css';
import { useCollegeWords } from './words.ts';

interface CourseSearchProps {
  readonly keyword?: string;
  readonly className?: string;
  readonly onFind: (keyword: string) => void;
}

/** Looks for courses by a word of their titles, or by who teaches. */
export function CourseSearch({ keyword = '', className = '', onFind }: CourseSearchProps) {
  const t = useCollegeWords();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFind(String(new FormData(event.currentTarget).get('keyword') ?? '').trim());
  };
  return (
    <search aria-label={t('findLabel')} className={className}>
      <form className={`row gap-8 ${styles.find}`} onSubmit={find}>
        <Icon name="search" />
        <label className="vh" htmlFor="find-course">
          {t('findLabel')}
        </label>
        <input
          key={keyword}
          className="fills bare"
          id="find-course"
          name="keyword"
          type="search"
          maxLength={60}
          defaultValue={keyword}
          placeholder={t('findHint')}
        />
        <Button kind="primary" type="submit">
          {t('find')}
        </Button>
      </form>
    </search>
  );
}
