import { Activity, type ReactElement, useState } from 'react';
import { useLocation, useOutlet } from 'react-router';
import { AskReason } from '#web/office/pieces/ask-reason.tsx';
import { PageContext } from '#web/office/shell/page.tsx';
import { PageBoundary } from '#web/office/shell/page-boundary.tsx';
import { useVisited } from './visited.ts';

interface KeptPage {
  path: string;
  search: string;
  element: ReactElement | null;
}

const mostKept = 8;

/** The shown page and the ones behind it: typed text and scroll positions survive a change of tab. */
export function KeptPages() {
  const { pathname, search } = useLocation();
  const outlet = useOutlet();
  const openPaths = useVisited((state) => state.tabs);
  const rounds = useVisited((state) => state.rounds);
  const [pages, setPages] = useState<KeptPage[]>([]);

  const shown = pages.at(-1);
  if (shown?.path !== pathname || shown.search !== search) {
    setPages((before) =>
      withinLimit([...before.filter((page) => page.path !== pathname), { path: pathname, search, element: outlet }]),
    );
  }
  const open = pages.filter((page) => page.path === pathname || openPaths.some((tab) => tab.path === page.path));
  return [...open]
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .map((page) => (
      <Activity key={`${page.path} ${rounds[page.path] ?? 0}`} mode={page.path === pathname ? 'visible' : 'hidden'}>
        <PageContext value={{ path: page.path, search: page.search, isShown: page.path === pathname }}>
          <AskReason>
            <PageBoundary>{page.element}</PageBoundary>
          </AskReason>
        </PageContext>
      </Activity>
    ));
}

/** The pages without those shown longest ago; one with unsaved work is kept however long it waits. */
function withinLimit(pages: KeptPage[]): KeptPage[] {
  const { dirty } = useVisited.getState();
  const clean = pages.slice(0, -1).filter((page) => !(page.path in dirty));
  const gone = new Set(clean.slice(0, Math.max(0, pages.length - mostKept)));
  return pages.filter((page) => !gone.has(page));
}
