import type { ReactNode } from 'react';

interface ScrollFrameProps {
  /** What it holds, for readers. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What may be wider or longer than its place scrolls in itself, by the keyboard too; it holds what is placed in it for readers alone. */
export function ScrollFrame({ label, className = '', children }: ScrollFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={`anchor scrolls ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
