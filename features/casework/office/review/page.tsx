import { useCallback, useContext, useEffect, useState } from 'react';
import type { InputOf } from '#core/contracts/contract.ts';
import { queueCall } from '#features/casework/calls/review.ts';
import { usePages } from '#web/kit/call/query.ts';
import { StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useNarrow } from '#web/office/pieces/use-narrow.ts';
import { useTenantId } from '#web/office/session.tsx';
import { PageContext, usePageQuery, useTabTitle } from '#web/office/shell/page.tsx';
import { isTyping } from '#web/office/shell/shortcuts.ts';
import { useTexts } from '#web/office/texts.ts';
import { CaseDesk } from './case-desk.tsx';
import { CaseQueue } from './case-queue.tsx';
import styles from './desk.module.css';

export type Scope = InputOf<typeof queueCall>['scope'];
type Due = NonNullable<InputOf<typeof queueCall>['due']>;

export interface QueueFilter {
  scope: Scope;
  programme: string;
  state: string;
  due: Due | '';
  keyword: string;
}

const scopes: readonly Scope[] = ['mine', 'pool', 'all'];
const dues: readonly Due[] = ['overdue', 'today', 'week'];

/** The review desk: the queue, and the open case with its fields, files and correction items. */
export function Page() {
  const t = useTexts();
  const isNarrow = useNarrow();
  const tenantId = useTenantId();
  const { isShown } = useContext(PageContext);
  const [params, setParams] = usePageQuery();
  const filter: QueueFilter = {
    scope: scopes.find((each) => each === params.get('scope')) ?? 'mine',
    programme: params.get('programme') ?? '',
    state: params.get('state') ?? '',
    due: dues.find((each) => each === params.get('due')) ?? '',
    keyword: params.get('keyword') ?? '',
  };
  const list = usePages(
    queueCall,
    {
      tenantId,
      scope: filter.scope,
      size: 30,
      ...(filter.programme ? { programme: filter.programme } : {}),
      ...(filter.state ? { state: [filter.state] } : {}),
      ...(filter.due ? { due: filter.due } : {}),
      ...(filter.keyword ? { keyword: filter.keyword } : {}),
    },
    { quiet: true },
  );
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const openId = params.get('id');
  const [at, setAt] = useState(0);

  const open = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(params);
      if (id === null) next.delete('id');
      else next.set('id', id);
      setParams(next, { push: openId === null });
    },
    [openId, params, setParams],
  );
  const change = (part: Partial<QueueFilter>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(part)) {
      if (value === '' || (name === 'scope' && value === 'mine')) next.delete(name);
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
  const counts = list.data?.pages[0]?.counts;
  if (isNarrow && openId !== null)
    return (
      <div className={`stack fills-down ${styles.desk}`}>
        <CaseDesk key={openId} id={openId} isNarrow onClose={() => open(null)} />
      </div>
    );
  return (
    <div className={`stack fills-down ${styles.desk}`}>
      <CaseQueue
        filter={filter}
        counts={counts}
        list={list}
        rows={rows}
        openId={openId}
        cursor={rows[at]?.id ?? null}
        onChange={change}
        onOpen={open}
      />
      {!isNarrow &&
        (openId === null ? (
          <div className="middle">
            <StatePanel icon="review" title={t('review.choose')} hint={t('review.chooseHint')} />
          </div>
        ) : (
          <CaseDesk key={openId} id={openId} isNarrow={false} onClose={() => open(null)} />
        ))}
    </div>
  );
}
