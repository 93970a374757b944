import { lazy, Suspense, useCallback, useContext, useEffect, useState } from 'react';
import { complaintDeskCall } from '#features/complaints/calls.ts';
import { complaint as resource } from '#features/complaints/resources/complaint.ts';
import { type DeskScope, deskScopes } from '#features/complaints/shared/desk.ts';
import { usePages } from '#web/kit/call/pages.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useNarrow } from '#web/office/pieces/use-narrow.ts';
import { useTenantId } from '#web/office/session.tsx';
import { PageContext, usePageQuery } from '#web/office/shell/page.tsx';
import { isTyping } from '#web/office/shell/shortcuts.ts';
import styles from './desk.module.css';
import { type DeskFilter, DeskList } from './desk-list.tsx';
import { OpenComplaint } from './open-complaint.tsx';
import { RatesStrip } from './rates.tsx';
import { useTexts } from './words.ts';

const ResourceList = lazy(() =>
  import('#web/office/resource/list/resource-list.tsx').then((found) => ({ default: found.ResourceList })),
);

/** Complaints as a desk; as a table where a figure, a filter or a kept view leads there, and when it is asked for. */
export function Page() {
  const t = useTexts();
  const [params, setParams] = usePageQuery();
  const isLed = [...params.keys()].some((name) => name.startsWith('f.') || listNames.includes(name));
  const [isTable, setTable] = useState(false);
  useEffect(() => {
    if (isLed) setTable(true);
  }, [isLed]);
  const show = (asTable: boolean) => {
    setTable(asTable);
    setParams(new URLSearchParams());
  };
  if (!isTable && !isLed) return <Desk onTable={() => show(true)} />;
  return (
    <div className={`column gap-8 fills-down ${styles.table}`}>
      <button type="button" className="link inline-row gap-4 size-13 rigid" onClick={() => show(false)}>
        <Icon name="left" size={12} /> {t('complaintDesk.back')}
      </button>
      <Suspense fallback={<RowSkeleton rows={12} />}>
        <ResourceList resource={resource} />
      </Suspense>
    </div>
  );
}

const listNames = ['view', 'sort', 'page', 'size', 'after', 'before'];

function Desk({ onTable }: { onTable: () => void }) {
  const t = useTexts();
  const isNarrow = useNarrow();
  const tenantId = useTenantId();
  const { isShown } = useContext(PageContext);
  const [params, setParams] = usePageQuery();
  const filter = filterOf(params);
  const [isCounting, setCounting] = useState(false);
  const list = usePages(complaintDeskCall, { tenantId, ...filter, size: 30 }, { quiet: true });
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  // The first one stays open when its answer takes it out of the list.
  const [landed, setLanded] = useState<string | null>(null);
  const first = rows[0]?.id ?? null;
  useEffect(() => setLanded((before) => before ?? first), [first]);
  const openId = params.get('id') ?? (isNarrow ? null : (landed ?? first));

  const open = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(params);
      if (id === null) next.delete('id');
      else next.set('id', id);
      setParams(next, { push: isNarrow });
    },
    [isNarrow, params, setParams],
  );
  const change = (part: Partial<DeskFilter>) => {
    const next = new URLSearchParams(params);
    next.delete('id');
    setLanded(null);
    for (const [name, value] of Object.entries(part)) {
      if (!value) next.delete(name);
      else next.set(name, value);
    }
    setParams(next);
  };
  useEffect(() => {
    if (!isShown) return;
    const pressed = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0;
      const next = rows[rows.findIndex(({ id }) => id === openId) + step];
      if (step === 0 || !next) return;
      open(next.id);
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [isShown, open, openId, rows]);

  const opened = openId !== null && (
    <OpenComplaint key={openId} id={openId} isNarrow={isNarrow} onClose={() => open(null)} />
  );
  if (isNarrow && opened) return <div className={`stack ${styles.desk}`}>{opened}</div>;
  return (
    <div className={`column gap-12 fills-down ${styles.desk}`}>
      {(!isNarrow || isCounting) && <RatesStrip />}
      <div className={`stack gap-12 fills-down ${styles.panes}`}>
        <DeskList
          filter={filter}
          list={list}
          rows={rows}
          openId={openId}
          isNarrow={isNarrow}
          onChange={change}
          onOpen={open}
          onTable={onTable}
          onFigures={isNarrow ? () => setCounting(!isCounting) : null}
        />
        {!isNarrow &&
          (opened || (
            <div className={`card middle ${styles.nothing}`}>
              <StatePanel icon="chat" title={t('complaintDesk.choose')} />
            </div>
          ))}
      </div>
    </div>
  );
}

function filterOf(params: URLSearchParams): DeskFilter {
  const text = (name: string) => params.get(name) || undefined;
  const scope = deskScopes.find((each): each is DeskScope => each === params.get('scope')) ?? 'open';
  return { scope, keyword: text('keyword'), kind: text('kind'), target: text('target') };
}
