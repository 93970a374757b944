import type { DragEventHandler } from 'react';
import type { FilesField } from '#core/forms/kinds/files.ts';
import { textIn } from '#core/texts/text.ts';
import { Button, IconButton } from '#web/kit/controls/button.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { useFormScope } from '../form-scope.ts';
import { useFormWords } from '../words.ts';
import styles from './files.module.css';

/** What an element takes that files are dropped on. */
export interface Dropping {
  readonly 'data-over': boolean | undefined;
  readonly onDragOver: DragEventHandler;
  readonly onDragLeave: () => void;
  readonly onDrop: DragEventHandler;
}

interface CountedSlotsProps {
  /** Number of the first one that is missing, from 1. */
  first: number;
  count: number;
  /** Of the control that chooses files. */
  inputId: string;
  dropping: Dropping;
}

/** A line for each paper that is still missing. */
export function CountedSlots({ first, count, inputId, dropping }: CountedSlotsProps) {
  const t = useFormWords();
  const missing = Array.from({ length: Math.max(0, count) }, (_, at) => first + at);
  return missing.map((number) => (
    <li key={number} className={`row gap-16 rounded ${styles.gap}`} {...dropping}>
      <span className="strong grows">{t('files.gap', { number })}</span>
      <label htmlFor={inputId} className={`inline-row gap-8 strong ${styles.pick}`}>
        <Icon name="upload" size={16} />
        {t('files.choose')}
      </label>
    </li>
  ));
}

interface DeclaredCountProps {
  declared: NonNullable<FilesField['declared']>;
  value: number;
  stored: number;
}

/** The figure that declares how many papers there are, to be mended from here. */
export function DeclaredCount({ declared: { by, label, unit }, value, stored }: DeclaredCountProps) {
  const t = useFormWords();
  const { locale, changeElsewhere } = useFormScope();
  if (!changeElsewhere) return null;
  const set = (count: number) => changeElsewhere(by, count);
  const name = textIn(label, locale);
  return (
    <div className={`row wraps gap-12 ${styles.declared}`}>
      <span>{name}</span>
      <span className={`inline-row ${styles.stepper}`}>
        <IconButton label={t('files.fewer', { name })} disabled={value < 1} onClick={() => set(value - 1)}>
          <span aria-hidden="true">−</span>
        </IconButton>
        <output>{value}</output>
        <IconButton label={t('files.more', { name })} disabled={value > 49} onClick={() => set(value + 1)}>
          <span aria-hidden="true">+</span>
        </IconButton>
      </span>
      <span>{textIn(unit, locale)}</span>
      {stored > 0 && stored !== value && (
        <Button kind="text" small onClick={() => set(stored)}>
          {t('files.declareAs', { count: stored })}
        </Button>
      )}
    </div>
  );
}
