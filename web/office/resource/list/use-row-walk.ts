import { useContext, useEffect, useState } from 'react';
import type { Row } from '#web/office/resource/cell-words.ts';
import { PageContext } from '#web/office/shell/page.tsx';
import { isTyping } from '#web/office/shell/shortcuts.ts';
import type { ListQuery } from './list-query.ts';

interface RowWalk {
  rows: readonly Row[];
  /** Whether these are the rows of the page that was asked for. */
  isCurrent: boolean;
  query: Pick<ListQuery, 'page' | 'size'>;
  total: number | undefined;
  /** The pages beside this one. */
  pages: { next: ListQuery | null; previous: ListQuery | null };
  openId: string | null;
  onOpen: (id: string) => void;
  onPage: (query: ListQuery) => void;
}

/** The way from record to record through the whole result, over the edges of pages; J and K go it from anywhere. */
export function useRowWalk({ rows, isCurrent, query, total, pages, openId, onOpen, onPage }: RowWalk) {
  const { isShown } = useContext(PageContext);
  const [edge, setEdge] = useState<{ page: number; side: 'first' | 'last' } | null>(null);
  const { page, size } = query;
  const at = rows.findIndex((row) => String(row.id) === openId);
  const number = at < 0 || total === undefined ? null : (page - 1) * size + at + 1;
  const beside = (by: 1 | -1) => (by === 1 ? pages.next : pages.previous);
  const canStep = (by: 1 | -1) =>
    number !== null && edge === null && (rows[at + by] !== undefined || beside(by) !== null);

  const step = (by: 1 | -1) => {
    if (!canStep(by)) return;
    const next = at + by < 0 ? undefined : rows[at + by];
    if (next) return onOpen(String(next.id));
    const to = beside(by)!;
    setEdge({ page: to.page, side: by === 1 ? 'first' : 'last' });
    onPage(to);
  };
  useEffect(() => {
    // The address moves on a moment later; until then the rows are still those of the page that is left.
    if (edge === null || edge.page !== page || !isCurrent) return;
    const row = rows.at(edge.side === 'first' ? 0 : -1);
    setEdge(null);
    if (row) onOpen(String(row.id));
  }, [edge, page, isCurrent, rows, onOpen]);

  useEffect(() => {
    if (!isShown) return;
    const pressed = (event: KeyboardEvent) => {
      const by = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0;
      if (by === 0 || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return;
      const layer = event.target instanceof Element && event.target.closest('[role="dialog"]');
      if (layer && !layer.querySelector('[data-record]')) return;
      event.preventDefault();
      if (openId !== null) step(by);
      else document.querySelector<HTMLElement>('#content [data-rows] > tr[tabindex="0"]')?.focus();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
  return { position: number === null ? null : { at: number, count: total ?? 0 }, canStep, step };
}
