import { createContext, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { Text } from '#core/texts/text.ts';
import { useVisited } from './tabs/visited.ts';

/** A page in its tab: hidden pages keep the query they were left with, whatever the address bar shows. */
export interface PageState {
  path: string;
  search: string;
  isShown: boolean;
}

export const PageContext = createContext<PageState>({ path: '/', search: '', isShown: true });

/** The page's own query as parameters, and how to change it (without a history entry unless `push`). */
export function usePageQuery(): [URLSearchParams, (next: URLSearchParams, options?: { push?: boolean }) => void] {
  const { path, search } = useContext(PageContext);
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const { location: leadingTo } = useNavigation();
  const isLeaving = useRef(false);
  isLeaving.current = leadingTo !== undefined && !leadingTo.pathname.endsWith(path);
  const change = useCallback(
    (next: URLSearchParams, options: { push?: boolean } = {}) => {
      // Whoever has pressed a link goes there: what the page means to say of itself meanwhile would call them back.
      if (isLeaving.current && !options.push) return;
      const text = next.toString();
      void navigate({ pathname: path, search: text === '' ? '' : `?${text}` }, { replace: !options.push });
    },
    [navigate, path],
  );
  return [params, change];
}

/** Marks the page's tab while something typed is not saved. */
export function useUnsaved(isDirty: boolean): void {
  const { path } = useContext(PageContext);
  const setDirty = useVisited((state) => state.setDirty);
  useEffect(() => {
    setDirty(path, isDirty);
    return () => {
      // Effects end both when the form goes and when its tab is hidden; hidden work is still unsaved.
      if (isShownAt(path)) setDirty(path, false);
    };
  }, [path, isDirty, setDirty]);
}

/** Gives the page's tab a title of its own, such as the record it shows. */
export function useTabTitle(title: Text | undefined): void {
  const { path } = useContext(PageContext);
  const retitle = useVisited((state) => state.retitle);
  const { CN, EN } = title ?? {};
  useEffect(() => {
    if (CN !== undefined && EN !== undefined) retitle(path, { CN, EN });
  }, [path, CN, EN, retitle]);
}

/** Whether the address bar shows a page of the office. */
function isShownAt(path: string): boolean {
  return location.pathname === `/office${path}`;
}
