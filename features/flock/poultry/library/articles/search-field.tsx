import { useRef } from 'react';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useLibrary } from '#features/flock/poultry/library/words.ts';
import { IconButton } from '#features/flock/poultry/pieces/button.tsx';
import styles from './search-field.module.css';

/** Looks for words in the library as they are typed; Escape or the cross clears it. */
export function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useLibrary();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <search className={`row gap-4 on-card rounded ${styles.field}`}>
      <FieldIcon name="search" />
      <input
        className="fills bare ink"
        ref={input}
        type="search"
        enterKeyHint="search"
        value={value}
        aria-label={t('search')}
        placeholder={t('search')}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && clear()}
      />
      {value !== '' && <IconButton icon="close" label={t('clear')} onClick={clear} />}
    </search>
  );
}
