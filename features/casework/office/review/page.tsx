import { Drawer } from 'antd';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { queueCall } from '#features/casework/calls/review.ts';
import { useTexts } from '#features/casework/office/words.ts';
import {
  type CaseScope,
  type CaseView,
  caseViewOf,
  firstWithOffice,
  queueInputOf,
} from '#features/casework/shared/case-views.ts';
import { usePages } from '#web/kit/call/pages.ts';
import { StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useNarrow } from '#web/office/pieces/use-narrow.ts';
import { useTenantId } from '#web/office/session.tsx';
import { PageContext, usePageQuery, useTabTitle } from '#web/office/shell/page.tsx';
import { isTyping } from '#web/office/shell/shortcuts.ts';
import { useBulkDecisions } from './bulk/pending-bulk.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import { CaseDesk } from './case-desk.tsx';
import styles from './desk.module.css';
import { CaseQueue } from './queue/case-queue.tsx';
import { BulkInEffect, BulkPreview, WaitingBulk } from './views/late-panes.ts';

/** The review desk: the queue, and the open case with its fields, files and correction items. */
export function Page() {
  const t = useTexts();
  const isNarrow = useNarrow();
  const tenantId = useTenantId();
  const { isShown } = useContext(PageContext);
  const [params, setParams] = usePageQuery();
  const wanted = caseViewOf(params);
  // Where one landed one stays, also when taking a case changes where one would land now.
  const [landed, setLanded] = useState<CaseScope>();
  const filter = { ...wanted, scope: wanted.scope ?? landed };
  const asked = { tenantId, ...queueInputOf(filter) };
  const list = usePages(queueCall, { ...asked, size: 30 }, { quiet: true });
  const landing = list.data?.pages[0]?.scope;
  useEffect(() => setLanded((before) => before ?? landing), [landing]);
  const openId = params.get('id');
  const rows = useWithOpen(list.data?.pages.flatMap((page) => page.rows) ?? [], openId);
  const [at, setAt] = useState(0);
  const bulk = useBulk();
  const [isPreviewed, setPreviewed] = useState(false);
  const decisions = useBulkDecisions();
  const waitingId = params.get('bulk');
  const waiting = decisions.rows.find(({ id }) => id === waitingId);
  const inEffect = decisions.done.find(({ id }) => id === waitingId);

  const open = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(params);
      next.delete('bulk');
      if (id === null) next.delete('id');
      else next.set('id', id);
      setParams(next, { push: openId === null });
    },
    [openId, params, setParams],
  );
  const setWaitingId = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete('bulk');
    else next.set('bulk', id);
    setParams(next);
  };
  /** The next case of the list in which the office has something to do, and which nobody else is working on. */
  const openNext = () => {
    const here = rows.findIndex(({ id }) => id === openId);
    const others = [...rows.slice(here + 1), ...rows.slice(0, Math.max(here, 0))];
    open(firstWithOffice(others.filter(({ heldBy }) => heldBy === null || heldBy.mine))?.id ?? null);
  };
  const change = (part: CaseView) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(part)) {
      if (!value) next.delete(name);
      else next.set(name, String(value));
    }
    setParams(next);
    setAt(0);
  };
  useEffect(() => {
    if (!isShown) return;
    const pressed = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0;
      if (step !== 0) setAt(Math.min(Math.max(at + step, 0), rows.length - 1));
      else if (
        event.key === 'Enter' &&
        (event.target === document.body || (event.target as HTMLElement).id === 'content') &&
        rows[at]
      )
        open(rows[at].id);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [at, isShown, open, rows]);

  useTabTitle(openId === null ? { CN: '审核任务', EN: 'Review tasks' } : undefined);
  if (isNarrow && openId !== null)
    return (
      <div className={`stack fills-down ${styles.desk}`}>
        <CaseDesk key={openId} id={openId} isNarrow onClose={() => open(null)} onNext={openNext} />
      </div>
    );
  const decided = waiting ? (
    <WaitingBulk row={waiting} onChanged={() => void decisions.refetch()} />
  ) : (
    inEffect && (
      <BulkInEffect
        row={inEffect}
        onPutAway={() => {
          decisions.putAway(inEffect.id);
          setWaitingId(null);
        }}
      />
    )
  );
  const isPreviewing = bulk.chosen !== null && (bulk.ids.length > 0 || openId === null);
  const isMany = !isNarrow && (decided !== undefined || isPreviewing);
  const sheetTitle = inEffect
    ? 'bulk.inEffect'
    : waiting
      ? waiting.runsAt
        ? 'bulk.waiting'
        : 'bulk.second'
      : 'bulk.preview';
  const previewed = (
    <BulkPreview
      bulk={bulk}
      onClose={() => {
        bulk.choose(null);
        setPreviewed(false);
      }}
      onDone={(id) => {
        bulk.choose(null);
        setPreviewed(false);
        setWaitingId(id);
      }}
    />
  );
  return (
    <div className={`stack fills-down ${styles.desk}`} data-many={isMany || undefined}>
      <CaseQueue
        isMany={isMany}
        filter={filter}
        asked={asked}
        list={list}
        rows={rows}
        openId={openId}
        cursor={rows[at]?.id ?? null}
        onChange={change}
        onOpen={open}
        bulk={bulk}
        decisions={decisions}
        onPreview={isNarrow ? () => setPreviewed(true) : undefined}
        waitingId={waitingId}
        onWaiting={(id) => setWaitingId(waitingId === id ? null : id)}
      />
      {isNarrow && (
        <Drawer
          open={decided !== undefined || isPreviewed}
          placement="bottom"
          height="100%"
          styles={{ body: { padding: 0 } }}
          title={t(sheetTitle)}
          onClose={() => {
            setWaitingId(null);
            setPreviewed(false);
          }}
        >
          {decided ?? previewed}
        </Drawer>
      )}
      {!isNarrow &&
        (isMany ? (
          (decided ?? previewed)
        ) : openId === null ? (
          <div className="middle">
            <StatePanel icon="review" title={t('review.choose')} hint={t('review.chooseHint')} />
          </div>
        ) : (
          <CaseDesk key={openId} id={openId} isNarrow={false} onClose={() => open(null)} onNext={openNext} />
        ))}
    </div>
  );
}

type Row = OutputOf<typeof queueCall>['rows'][number];

/** The rows with the open case where it stood: taking it moves it to another list, not away from under one's hands. */
function useWithOpen(rows: readonly Row[], openId: string | null): readonly Row[] {
  const stood = useRef<{ row: Row; at: number } | null>(null);
  const at = rows.findIndex(({ id }) => id === openId);
  useEffect(() => {
    if (rows[at]) stood.current = { row: rows[at], at };
  });
  const kept = stood.current;
  if (at >= 0 || kept === null || kept.row.id !== openId) return rows;
  return [...rows.slice(0, kept.at), kept.row, ...rows.slice(kept.at)];
}
