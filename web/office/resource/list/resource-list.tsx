import { Drawer } from 'antd';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { binColumns, binFilter, binned } from '#core/resources/recycling.ts';
import { editorPath, isHeld, optionsFor, type Resource, type RowAction } from '#core/resources/resource.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { office } from '#features/office-pages.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useNarrow } from '#web/office/pieces/use-narrow.ts';
import { type Row, rowTitle } from '#web/office/resource/cell-words.ts';
import { useOptions } from '#web/office/resource/inputs/use-options.ts';
import { ActionDialog, RecordDrawer, RecordForm } from '#web/office/resource/record/later.ts';
import { useRecordActions } from '#web/office/resource/record/use-record-actions.ts';
import { shownColumns, useListSettings } from '#web/office/resource/views/list-settings.ts';
import { useListViews } from '#web/office/resource/views/use-list-views.ts';
import { ViewTabs } from '#web/office/resource/views/view-tabs.tsx';
import type { AsideProps } from '#web/office/room.ts';
import { useTenantId } from '#web/office/session.tsx';
import { usePageQuery } from '#web/office/shell/page.tsx';
import { PageTabs } from '#web/office/shell/page-tabs.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import { BatchBar } from './batch-bar.tsx';
import { FilterForm } from './filter-card.tsx';
import { ListCards, PhoneBar } from './list-cards.tsx';
import { ListPages, pagesOf } from './list-pages.tsx';
import {
  countFilters,
  firstPage,
  type ListQuery,
  readListQuery,
  wirePage,
  wireQuery,
  writeListQuery,
} from './list-query.ts';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import styles from './resource-list.module.css';
import { RowActions } from './row-actions.tsx';
import { useBatch } from './use-batch.tsx';
import { useExport } from './use-export.tsx';
import { usePicks } from './use-picks.ts';
import { useRowWalk } from './use-row-walk.ts';

/** One back-office list page, drawn whole from its definition; `onEdit` stands in for its form. */
export function ResourceList({ resource, onEdit }: { resource: Resource; onEdit?: (id: string) => void }) {
  const t = useTexts();
  const read = useTextIn();
  const tenantId = useTenantId();
  const isNarrow = useNarrow();
  const confirm = useConfirm();
  const [params, setParams] = usePageQuery();
  const query = readListQuery(resource, params);
  const options = useOptions(resource);
  const own = useListSettings(resource);
  const views = useListViews({ resource, query, params, own, onOpen: setParams });
  const { settings, change, resetColumns } = views;
  const actions = useRecordActions(resource);
  const [acting, setActing] = useState<{ action: RowAction; row: Row } | null>(null);
  const [editing, setEditing] = useState<{ id: string | null } | null>(null);
  const navigate = useNavigate();
  const editor = editorPath(resource);
  const edit = (id: string | null) =>
    onEdit && id !== null
      ? onEdit(id)
      : editor
        ? void navigate(`${editor}${id === null ? '' : `?id=${id}`}`)
        : setEditing({ id });
  const [sheet, setSheet] = useState(false);
  // The search of the back office leads here to add a record.
  const isAsked = params.has('new') && actions.canAdd;
  useEffect(() => {
    if (!isAsked) return;
    setEditing({ id: null });
    const next = new URLSearchParams(params);
    next.delete('new');
    setParams(next);
  }, [isAsked, params, setParams]);

  const list = useOfficeCall(
    callsOf(resource).list,
    { ...wireQuery(resource, query), ...wirePage(query) },
    { placeholderData: (before) => before },
  );
  const rows = (list.data?.rows ?? []) as Row[];
  const total = list.data?.total;
  // What lies in the recycle bin says when it came there, and from whom.
  const isBin = query.filter[binFilter] === binned;
  const [first, ...others] = shownColumns(resource, settings);
  const columns =
    isBin && first
      ? [first, ...binColumns, ...others.filter(({ key }) => !isOfBin(key))]
      : [first, ...others].filter((each) => each !== undefined);
  const openId = params.get('id');
  const { filter } = wireQuery(resource, query);
  const picks = usePicks(JSON.stringify(filter));
  const batch = useBatch({ resource, options, onDone: picks.clear });
  const batchActions = actions.forBatch();
  const askBatch = (action: RowAction) => batch.ask(action, picks.isAll ? { filter } : { ids: [...picks.ids] });

  const show = (next: ListQuery) => setParams(writeListQuery(resource, next, params), { push: true });
  const search = (next: ListQuery['filter']) => show({ ...firstPage(query), filter: next });
  const exporting = useExport({
    call: callsOf(resource).export,
    input: () => ({ tenantId, ...wireQuery(resource, query), columns: columns.map((column) => column.key) }),
    total: total ?? 0,
    columns: columns.length,
    personal: columns.filter((column) => column.sensitive).map((column) => read(column.title)),
  });
  const sort = (column: string, isDescending: boolean) =>
    show({ ...firstPage(query), sort: column, descending: isDescending });
  const pages = pagesOf(query, list.data);
  const open = useCallback(
    (id: string | null, tab?: string) => {
      const next = new URLSearchParams(params);
      next.delete('tab');
      if (id === null) next.delete('id');
      else next.set('id', id);
      const opensAt = office.panels[resource.code]?.leads ? 'panel' : 'basic';
      if (id !== null && tab !== undefined && tab !== opensAt) next.set('tab', tab);
      setParams(next, { push: openId === null });
    },
    [params, setParams, openId, resource.code],
  );
  const walk = useRowWalk({
    rows,
    isCurrent: list.isSuccess && !list.isPlaceholderData,
    query,
    total,
    pages,
    openId,
    onOpen: (id) => open(id, params.get('tab') ?? undefined),
    onPage: (to) => setParams(writeListQuery(resource, to, params)),
  });
  const act = async (action: RowAction, row: Row) => {
    const id = String(row.id);
    const title = rowTitle(resource, row, read);
    if (action.fields) return setActing({ action, row });
    if (action.confirm) {
      const label = read(action.label);
      const isSure = await confirm({
        title: label,
        text: read(action.confirm),
        ok: label,
        danger: action.danger ?? false,
      });
      if (!isSure) return;
    }
    if (isHeld(action)) return actions.hold(action, id, title);
    const made = await actions.run(action, [id]);
    if (made !== null) edit(made);
  };
  const rowActions = (row: Row) => (
    <RowActions
      actions={actions.forRow(row)}
      canEdit={actions.canEdit(row)}
      onOpen={() => open(String(row.id))}
      onEdit={() => edit(String(row.id))}
      onAct={(action) => void act(action, row)}
    />
  );
  const filters = (
    <FilterForm
      resource={resource}
      query={query}
      options={options}
      isFolded={settings.isFolded && !isNarrow}
      {...(isNarrow ? {} : { onFold: (isFolded: boolean) => change({ isFolded }) })}
      onSearch={(next) => {
        setSheet(false);
        search(next);
      }}
    />
  );
  const viewTabs = <ViewTabs views={views} total={total} />;
  const isFiltered = countFilters(query) > 0;
  const body = list.isError ? (
    <FailedPanel
      title={list.error.msg || t('list.failed')}
      hint={t('list.failedHint')}
      onRetry={() => void list.refetch()}
    />
  ) : list.isPending ? (
    <RowSkeleton rows={12} />
  ) : rows.length === 0 ? (
    <StatePanel
      icon={isFiltered ? 'search' : 'file'}
      title={isFiltered ? t('list.emptyTitle') : read(resource.empty)}
      hint={isFiltered ? t('list.emptyHint') : undefined}
    />
  ) : null;

  const Aside = isNarrow ? undefined : office.asides[resource.code];
  const Head = office.heads[resource.code];
  const onFilter = (next: AsideProps['filter']) => search(next as ListQuery['filter']);
  const page = (
    <div className={`column gap-12 fills-down ${styles.page}`} aria-busy={list.isFetching}>
      <PageTabs path={resource.path} />
      {Head && (
        <Suspense>
          <Head filter={query.filter} onFilter={onFilter} />
        </Suspense>
      )}
      {isNarrow ? (
        <>
          <PhoneBar resource={resource} query={query} onSearch={search} onFilters={() => setSheet(true)} />
          {viewTabs}
          {body ?? (
            <ListCards
              resource={resource}
              columns={columns}
              rows={rows}
              total={total ?? 0}
              picks={batchActions.length > 0 ? picks : null}
              query={query}
              onSort={sort}
              onExport={actions.canExport ? exporting.ask : null}
              onOpen={open}
              actions={rowActions}
            />
          )}
          <Drawer
            open={sheet}
            onClose={() => setSheet(false)}
            placement="bottom"
            size="auto"
            title={t('list.filters')}
            getContainer={false}
          >
            {filters}
          </Drawer>
        </>
      ) : (
        <section className="card">
          {viewTabs}
          {filters}
        </section>
      )}
      <section className={`card ${styles.list} ${isNarrow ? styles.phoneList : ''} column grows clip`}>
        <ListToolbar
          resource={resource}
          total={total}
          settings={settings}
          actions={actions}
          isNarrow={isNarrow}
          onSettings={change}
          onResetColumns={resetColumns}
          onReload={() => void list.refetch()}
          onExport={exporting.ask}
          onAdd={() => edit(null)}
        />
        {!picks.isEmpty && <BatchBar picks={picks} total={total ?? 0} actions={batchActions} onAct={askBatch} />}
        {!isNarrow &&
          (body ?? (
            <ListTable
              resource={resource}
              columns={columns}
              pinned={settings.pinned}
              density={settings.density}
              rows={rows}
              query={query}
              openId={openId}
              picks={picks}
              canPick={batchActions.length > 0}
              onSort={sort}
              onOpen={(id) => open(id)}
              actions={rowActions}
            />
          ))}
        {total !== undefined && total > 0 && (
          <ListPages
            query={query}
            pages={pages}
            total={total}
            shown={rows.length}
            isNarrow={isNarrow}
            onChange={show}
          />
        )}
      </section>
      <Suspense>
        {openId !== null && !editing && (
          <RecordDrawer
            key={openId}
            resource={resource}
            id={openId}
            tab={params.get('tab') ?? undefined}
            walk={walk}
            options={options}
            actions={actions}
            onTab={(tab) => open(openId, tab)}
            onAct={(action, row) => void act(action, row)}
            onEdit={(id) => edit(id)}
            onClose={() => open(null)}
          />
        )}
        {editing && (
          <RecordForm
            resource={resource}
            id={editing.id}
            options={options}
            onSaved={(id) => {
              setEditing(null);
              open(id);
            }}
            onClose={() => setEditing(null)}
          />
        )}
        {acting && (
          <ActionDialog
            action={acting.action}
            options={optionsFor(acting.action, acting.row, options)}
            onRun={async (values) => void (await actions.run(acting.action, [String(acting.row.id)], values))}
            onClose={() => setActing(null)}
          />
        )}
        {batch.dialog}
      </Suspense>
      {exporting.dialog}
    </div>
  );
  if (!Aside) return page;
  return (
    <div className={`line gap-12 fills-down ${styles.beside}`}>
      <Suspense>
        <Aside filter={query.filter} onFilter={onFilter} />
      </Suspense>
      {page}
    </div>
  );
}

function isOfBin(key: string): boolean {
  return binColumns.some((column) => column.key === key);
}
