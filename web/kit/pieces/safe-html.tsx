import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import { isFigureColumn } from './figure-column.ts';
import styles from './safe-html.module.css';

declare const cleaned: unique symbol;

/** Rich text that was sanitised on write; only what comes out of an answer's body field may carry this type. */
export type SafeHtml = string & { readonly [cleaned]?: true };

const allowed = {
  ALLOWED_TAGS: [
    'p',
    'h2',
    'h3',
    'h4',
    'strong',
    'em',
    'u',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'img',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'br',
    'hr',
    'figure',
    'figcaption',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'colspan', 'rowspan', 'scope', 'target', 'rel'],
  RETURN_DOM_FRAGMENT: true,
} as const;

// A picture without words of its own says nothing to a screen reader, rather than its file name.
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
});

/** The one place where stored rich text becomes elements: cleaned again here; no text is ever parsed into the page itself. */
export function RichText({ html }: { html: SafeHtml }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const clean = DOMPurify.sanitize(html, {
      ...allowed,
      ALLOWED_TAGS: [...allowed.ALLOWED_TAGS],
      ALLOWED_ATTR: [...allowed.ALLOWED_ATTR],
    });
    for (const table of clean.querySelectorAll('table')) {
      alignFigures(table);
      letScroll(table);
    }
    box.current?.replaceChildren(clean);
  }, [html]);
  return <div ref={box} className={`above-28 ${styles.body}`} />;
}

/** Columns of figures stand at the right, their heads with them, so that amounts can be compared. */
function alignFigures(table: HTMLTableElement) {
  const rows = [...table.rows];
  // Cells that span others have no column of their own.
  if (rows.some(({ cells }) => [...cells].some(({ colSpan, rowSpan }) => colSpan + rowSpan > 2))) return;
  const [head, ...body] = rows;
  [...(head?.cells ?? [])].forEach((cell, column) => {
    const figures = body.map((row) => row.cells[column]?.textContent?.trim() ?? '');
    const isFigures = isFigureColumn(figures);
    if (isFigures) for (const row of rows) row.cells[column]?.setAttribute('data-figures', '');
    else cell.removeAttribute('data-figures');
  });
}

/** A wide table scrolls in its own frame, with the keyboard too, instead of being squeezed to one sign a line. */
function letScroll(table: HTMLTableElement) {
  const frame = document.createElement('div');
  frame.className = styles.scroll!;
  frame.tabIndex = 0;
  table.before(frame);
  frame.append(table);
}
