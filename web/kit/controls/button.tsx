import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

/** `accent` at most once a page; `primary` green; `line` white with a strong border; `text`; `danger` as text. */
export type ButtonKind = 'accent' | 'primary' | 'line' | 'text' | 'danger' | 'light';

interface Look {
  kind?: ButtonKind;
  small?: boolean;
  block?: boolean;
}

export function Button({
  kind = 'line',
  small,
  block,
  busy = false,
  className,
  disabled,
  children,
  ...rest
}: Look & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      className={look({ kind, small, block }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <span className={styles.busy} aria-hidden="true" />}
      {children}
    </button>
  );
}

export function ButtonLink({ kind = 'line', small, block, className, ...rest }: Look & LinkProps) {
  return <Link className={look({ kind, small, block }, className as string | undefined)} {...rest} />;
}

/** A bare square button of 44 px for one icon; `label` names it. */
export function IconButton({ label, className, ...rest }: { label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      className={[styles.icon, className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
      {...rest}
    />
  );
}

/** The look alone, for a link that is none of the router's. */
export function buttonClass(asked: Look): string {
  return look(asked);
}

function look({ kind, small, block }: Look, className?: string): string {
  return [styles.button, styles[kind ?? 'line'], small && styles.small, block && styles.block, className]
    .filter(Boolean)
    .join(' ');
}
