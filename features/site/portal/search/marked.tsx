import type { ReactNode } from 'react';
import styles from './hits.module.css';

/** A text with some stretches of it marked; given in order and apart from each other, in UTF-16 units. */
export function Marked({ text, marks }: { text: string; marks: readonly (readonly [number, number])[] }) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [from, to] of marks) {
    parts.push(
      text.slice(done, from),
      <mark key={from} className={`bold ${styles.mark}`}>
        {text.slice(from, to)}
      </mark>,
    );
    done = to;
  }
  return [...parts, text.slice(done)];
}
