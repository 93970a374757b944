import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { FieldIcon, type FieldIconName } from '#features/flock/poultry/art/field-icon.tsx';
import styles from './button.module.css';

/** `primary` blue-green; `straw` the one call to begin something; `line` white with a primary border; `quiet` with a grey one; `danger` red. */
export type ButtonKind = 'primary' | 'straw' | 'line' | 'quiet' | 'danger';

interface Look {
  kind?: ButtonKind;
  icon?: FieldIconName | undefined;
  /** 88 wide, icon above the word: for the sides of the bottom bar. */
  square?: boolean;
  /** 56 high instead of 64. */
  small?: boolean;
}

export function BigButton({
  kind = 'primary',
  icon,
  square,
  small,
  busy = false,
  disabled,
  className,
  children,
  ...rest
}: Look & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      className={lookOf({ kind, square, small }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? <span className={styles.busy} aria-hidden="true" /> : icon && <FieldIcon name={icon} />}
      {children}
    </button>
  );
}

export function BigLink({
  kind = 'primary',
  icon,
  square,
  small,
  className,
  children,
  ...rest
}: Look & Omit<LinkProps, 'className'> & { className?: string }) {
  return (
    <Link className={lookOf({ kind, square, small }, className)} {...rest}>
      {icon && <FieldIcon name={icon} />}
      {children}
    </Link>
  );
}

/** Buttons side by side, or below each other where their words are too long for that. */
export function ButtonRow({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={[styles.row, className].filter(Boolean).join(' ')}>{children}</div>;
}

/** A bare square of 56 for one icon; `label` names it. */
export function IconButton({
  label,
  icon,
  className,
  ...rest
}: { label: string; icon: FieldIconName } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      className={[styles.icon, className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
      {...rest}
    >
      <FieldIcon name={icon} />
    </button>
  );
}

export function IconLink({ label, icon, ...rest }: { label: string; icon: FieldIconName } & LinkProps) {
  return (
    <Link className={styles.icon} aria-label={label} title={label} {...rest}>
      <FieldIcon name={icon} />
    </Link>
  );
}

/** The look alone, for a link that is none of the router's (`tel:`, a download). */
export function bigButtonClass(look: Omit<Look, 'icon'> = {}): string {
  return lookOf(look);
}

interface Worn {
  kind?: ButtonKind | undefined;
  square?: boolean | undefined;
  small?: boolean | undefined;
}

function lookOf({ kind = 'primary', square, small }: Worn, className?: string): string {
  return [styles.button, styles[kind], square && styles.square, small && styles.small, className]
    .filter(Boolean)
    .join(' ');
}
