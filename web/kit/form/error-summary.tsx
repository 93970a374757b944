import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../marks/icon.tsx';
import type { FieldFault } from './form-state.ts';
import styles from './section-form.module.css';
import { useFormWords } from './words.ts';

/** Everything that is wrong, each line leading to its field; takes the focus when it appears. */
export function ErrorSummary({
  told,
  title,
  isFocused,
  onGo,
  children,
}: {
  told: readonly FieldFault[];
  /** Where the lines are more than one correction each. */
  title?: string | undefined;
  isFocused: boolean;
  onGo: (path: string) => void;
  children?: ReactNode;
}) {
  const t = useFormWords();
  const frame = useRef<HTMLDivElement>(null);
  const isThere = told.length > 0;
  useEffect(() => {
    if (!isThere || !isFocused) return;
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'start' });
  }, [isThere, isFocused]);
  if (!isThere) return null;
  const lines = [...new Map(told.map((each) => [`${each.path} ${each.text}`, each])).values()];
  return (
    <div ref={frame} className={`on-card round-card ${styles.summary}`} role="alert" tabIndex={-1}>
      <h3>
        <Icon name="alert" size={24} />
        {title ?? t('summary.title', { count: lines.length })}
      </h3>
      <p>{t('summary.kept')}</p>
      <ul>
        {lines.map(({ path, text }) => (
          <li key={`${path} ${text}`}>
            <a
              href={`#${path}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(path);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
