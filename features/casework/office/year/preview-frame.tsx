import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './year.module.css';

/**
 * Draws what it holds in a window of its own, as wide as a computer's or a phone's: styles ask for the width of their
 * window, so that nothing smaller would show what a phone shows.
 */
export function PreviewFrame({ title, isPhone, children }: { title: string; isPhone: boolean; children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const open = (frame: HTMLIFrameElement | null) => {
    const inner = frame?.contentDocument;
    if (!inner || inner.body === body) return;
    for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style'))
      inner.head.append(sheet.cloneNode(true));
    for (const { name, value } of document.documentElement.attributes) inner.documentElement.setAttribute(name, value);
    setBody(inner.body);
  };
  return (
    <iframe
      ref={open}
      onLoad={({ currentTarget }) => open(currentTarget)}
      title={title}
      className={styles.preview}
      data-phone={isPhone || undefined}
    >
      {body && createPortal(children, body)}
    </iframe>
  );
}
