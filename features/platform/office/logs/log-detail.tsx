import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { isTyping } from '#web/office/shell/shortcuts.ts';
import { useTexts } from '#web/office/texts.ts';
import styles from './logs.module.css';

interface LogDetailProps {
  label: string;
  head: ReactNode;
  footer: ReactNode;
  children: ReactNode;
  onStep: (by: number) => void;
  onClose: () => void;
}

/**
 * One line of a log in full, beside the rows and without a mask over them. The keyboard goes there when it opens; up and
 * down walk the rows, Escape closes it and goes back to the row.
 */
export function LogDetail({ label, head, footer, children, onStep, onClose }: LogDetailProps) {
  const t = useTexts();
  const detail = useRef<HTMLElement>(null);
  useEffect(() => detail.current?.focus({ preventScroll: true }), []);
  const close = () => {
    const row = detail.current?.parentElement?.querySelector<HTMLElement>('tr[data-picked] button');
    onClose();
    row?.focus({ preventScroll: true });
  };
  useKeys(onStep, close);
  return (
    <aside className={`column ${styles.detail}`} aria-label={label} ref={detail} tabIndex={-1}>
      <header className="row gap-8">
        {head}
        <span className="grow" />
        <IconButton name="up" label={t('app.previous')} onClick={() => onStep(-1)} />
        <IconButton name="down" label={t('app.next')} onClick={() => onStep(1)} />
        <IconButton name="close" label={t('app.close')} onClick={close} />
      </header>
      <div className={`grows scrolls size-12-5 ${styles.detailBody}`}>{children}</div>
      <footer className="row gap-8 ruled">{footer}</footer>
    </aside>
  );
}

/** What a line says of itself, by name. */
export function LogFacts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div className="cut" key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useKeys(step: (by: number) => void, close: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (event.key === 'ArrowDown' || event.key === 'j') step(1);
      else if (event.key === 'ArrowUp' || event.key === 'k') step(-1);
      else if (event.key === 'Escape') close();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}
