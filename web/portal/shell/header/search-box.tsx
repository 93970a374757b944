import { useEffect, useRef } from 'react';
import { Icon } from '#web/kit/marks/icon.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';
import { useSearch } from '#web/portal/shell/search.ts';
import styles from './header.module.css';

export function SearchBox({ id, focus, onDone }: { id: string; focus?: boolean; onDone?: () => void }) {
  const t = usePortal();
  const submit = useSearch();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) input.current?.focus();
  }, [focus]);
  return (
    <search className={`anchor ${styles.search}`} aria-label={t('head.searchAll')}>
      <form
        onSubmit={(event) => {
          submit(event);
          onDone?.();
        }}
      >
        <label className="vh" htmlFor={id}>
          {t('head.searchAll')}
        </label>
        <input
          className="whole small"
          ref={input}
          id={id}
          name="key"
          type="search"
          maxLength={100}
          placeholder={t('head.searchHint')}
        />
        <button className="middle tinted" type="submit" aria-label={t('head.search')}>
          <Icon name="search" size={16} />
        </button>
      </form>
    </search>
  );
}
