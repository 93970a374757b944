import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import type { ControlParts } from '../control.ts';
import { useFormWords } from '../words.ts';
import styles from './kinds.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
  /** Further words by which it is found. */
  readonly also: string;
}

/** A list that can be searched by typing: arrows move, Enter takes, Escape gives up. */
export function Combobox({
  parts,
  options,
  value,
  onChange,
  onBlur,
}: {
  parts: ControlParts;
  options: readonly Choice[];
  value: unknown;
  onChange: (value: string | null) => void;
  onBlur: () => void;
}) {
  const t = useFormWords();
  const list = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState<string>();
  const [active, setActive] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const shown = chosen?.label ?? (typeof value === 'string' ? value : '');
  const isOpen = search !== undefined;
  const wanted = (search ?? '').trim().toLowerCase();
  const found = wanted ? options.filter((option) => option.also.toLowerCase().includes(wanted)) : options;
  useEffect(() => {
    if (isOpen) popup.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, isOpen]);
  const open = () => {
    setSearch('');
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };
  const take = (option: Choice | undefined) => {
    if (option) onChange(option.value);
    setSearch(undefined);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (!isOpen) open();
      else setActive((active + step + found.length) % Math.max(found.length, 1));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      take(found[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setSearch(undefined);
    }
  };
  return (
    <div className={`anchor ${styles.choosing}`}>
      <input
        {...parts}
        className={fieldClasses.input}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[active] ? `${list}-${active}` : undefined}
        autoComplete="off"
        value={isOpen && wanted ? search : isOpen && search === '' ? '' : shown}
        placeholder={isOpen ? shown || t('choice.search') : t('choice.choose')}
        onClick={() => !isOpen && open()}
        onChange={(event) => {
          setSearch(event.target.value);
          setActive(0);
        }}
        onKeyDown={press}
        onBlur={() => {
          // Typed in full is as good as picked.
          const exact = wanted && found.find((option) => option.label.toLowerCase() === wanted);
          take(exact || (wanted && found.length === 1 ? found[0] : undefined));
          onBlur();
        }}
      />
      <Icon name="down" />
      {isOpen && (
        <div
          ref={popup}
          id={list}
          role="listbox"
          tabIndex={-1}
          className={`scrolls on-card rounded ${styles.list}`}
          aria-labelledby={`${parts.id}-label`}
        >
          {found.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input above takes the keys of the whole pattern
            <div
              className="row apart gap-8"
              key={option.value}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={option.value === value}
              data-active={index === active || undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
            >
              {option.label}
              {option.value === value && <Icon name="check" size={16} />}
            </div>
          ))}
          {found.length === 0 && <div className={`row apart gap-8 ${styles.none}`}>{t('choice.none')}</div>}
        </div>
      )}
    </div>
  );
}
