import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { mostCounted, removeViewCall, saveViewCall, viewCountsCall, viewListCall } from '#core/contracts/list-views.ts';
import type { Resource } from '#core/resources/resource.ts';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';
import {
  countFilters,
  firstPage,
  isSameRows,
  type ListQuery,
  readListQuery,
  wireQuery,
  writeListQuery,
} from '#web/office/resource/list/list-query.ts';
import { usePermCodes } from '#web/office/session.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { defaultSettings, type ListSettings, mergeSettings, type useListSettings } from './list-settings.ts';

export type ListView = OutputOf<typeof viewListCall>['rows'][number];
type Columns = Pick<ListSettings, 'order' | 'hidden' | 'pinned'>;

interface UseListViews {
  resource: Resource;
  query: ListQuery;
  params: URLSearchParams;
  /** How the reader wants the list when no view says otherwise. */
  own: ReturnType<typeof useListSettings>;
  onOpen: (params: URLSearchParams, options?: { push?: boolean }) => void;
}

/** Stands for the list without a view where views are counted. */
export const everyRow = 'all';

/** The saved views of a list: the one that is open says which columns show; what is changed there waits to be kept. */
export function useListViews({ resource, query, params, own, onOpen }: UseListViews) {
  const client = useQueryClient();
  const found = useOfficeCall(viewListCall, { resource: resource.code }, { staleTime: 60_000 });
  const saving = useOfficeSend(saveViewCall);
  const removing = useOfficeSend(removeViewCall);
  const standing = useStandingViews(resource);
  const all = [...standing, ...(found.data?.rows ?? [])];
  const counted = all.slice(0, mostCounted - 1).map((view) => ({
    id: view.id,
    filter: wireQuery(resource, readListQuery(resource, new URLSearchParams(view.query))).filter,
  }));
  const counting = useOfficeCall(
    viewCountsCall,
    { resource: resource.code, filters: [{ id: everyRow, filter: {} }, ...counted] },
    { enabled: all.length > 0, staleTime: 30_000 },
  );
  const openId = params.get('view');
  // Whoever filters by hand, or follows a figure, to the rows of a view has that view open.
  const isLike = (view: ListView) =>
    isSameRows(resource, query, readListQuery(resource, new URLSearchParams(view.query)));
  const current =
    all.find(({ id }) => id === openId) ??
    (openId === null && countFilters(query) > 0 ? all.find(isLike) : null) ??
    null;
  const [edited, setEdited] = useState<{ view: string; columns: Partial<Columns> } | null>(null);
  const here = writeListQuery(resource, firstPage(query), new URLSearchParams()).toString();

  const ownEdits = edited !== null && edited.view === current?.id ? edited.columns : {};
  const settings = current?.columns
    ? { ...mergeSettings(resource, JSON.stringify({ ...own.settings, ...current.columns })), ...ownEdits }
    : { ...own.settings, ...ownEdits };
  const columnsHere: Columns = { order: settings.order, hidden: settings.hidden, pinned: settings.pinned };

  const change = (part: Partial<ListSettings>) => {
    const { order, hidden, pinned, ...rest } = part;
    const columns = Object.fromEntries(Object.entries({ order, hidden, pinned }).filter(([, value]) => value));
    if (!current?.columns) return own.change(part);
    if (Object.keys(columns).length > 0) setEdited({ view: current.id, columns: { ...ownEdits, ...columns } });
    if (Object.keys(rest).length > 0) own.change(rest);
  };
  const open = (view: Pick<ListView, 'id' | 'query'> | null, options = { push: true }) => {
    const next = new URLSearchParams(view?.query ?? '');
    if (view) next.set('view', view.id);
    setEdited(null);
    onOpen(next, options);
  };
  const save = async (name: string, { isShared = false, view }: { isShared?: boolean; view?: ListView } = {}) => {
    const saved = await saving.send({
      ...(view ? { id: view.id, rev: view.rev } : {}),
      resource: resource.code,
      name,
      isShared,
      query: here,
      columns: copied(columnsHere),
    });
    await client.invalidateQueries({ queryKey: [viewListCall.path] });
    open({ id: saved.id, query: here }, { push: false });
  };
  /** Changes name or sharing, and leaves filter and columns as they were kept. */
  const amend = async (view: ListView, part: Partial<Pick<ListView, 'isShared' | 'isDefault'>>) => {
    const { id, rev, name, isShared, isDefault, query: kept, columns } = { ...view, ...part };
    await saving.send({
      id,
      rev,
      name,
      isShared,
      isDefault: isShared && isDefault,
      query: kept,
      resource: resource.code,
      ...(columns ? { columns } : {}),
    });
    await client.invalidateQueries({ queryKey: [viewListCall.path] });
  };
  const remove = async (view: ListView) => {
    await removing.send({ id: view.id });
    if (own.settings.defaultView === view.id) own.change({ defaultView: null });
    await client.invalidateQueries({ queryKey: [viewListCall.path] });
    if (view.id === openId) open(null, { push: false });
  };

  const tenants = all.find(({ isDefault }) => isDefault)?.id ?? null;
  const opening = own.settings.defaultView ?? tenants;
  useOpenDefault({ isReady: own.isKnown && found.isSuccess, isBare: params.size === 0 }, () => {
    const view = all.find(({ id }) => id === opening);
    if (view) open(view, { push: false });
  });

  const isChanged = current !== null && (current.query !== here || Object.keys(ownEdits).length > 0);
  return {
    all,
    /** Rows of each view, those of the whole list under `everyRow`; empty until they are counted. */
    counts: new Map(counting.data?.counts.map(({ id, count }) => [id, count])),
    current,
    /** Whether the list is the whole of it: neither a view nor a filter is set. */
    isWhole: current === null && countFilters(query) === 0,
    isChanged,
    /** Whether there is anything to keep that no view has. */
    canSave: current === null ? here !== '' || hasOwnColumns(resource, own.settings) : isChanged,
    isBusy: saving.isPending || removing.isPending,
    settings,
    change,
    open,
    save,
    amend,
    remove,
    /** Whether the list opens with a view, by the reader's choice or the tenant's. */
    isOpening: ({ id }: ListView) => id === opening,
    /** Chooses the view with which the list opens for the reader; none for null. */
    openWith: (id: string | null) => own.change({ defaultView: id === tenants ? null : (id ?? '') }),
    resetColumns: () => {
      const { order, hidden, pinned } = defaultSettings(resource);
      if (current?.columns) change({ order, hidden, pinned });
      else own.resetColumns();
    },
  };
}

/** Views that the list has of itself, in the shape of those that people keep. */
function useStandingViews({ views = [] }: Resource): ListView[] {
  const read = useTextIn();
  const codes = usePermCodes();
  return views
    .filter(({ permission }) => permission === undefined || codes.includes(permission))
    .map(({ key, name, query }) => ({
      id: `standing-${key}`,
      name: read(name),
      query,
      columns: null,
      isShared: false,
      isDefault: false,
      isMine: false,
      canChange: false,
      by: '',
      rev: 0,
    }));
}

export type ListViews = ReturnType<typeof useListViews>;

/** Once, when the list is opened without saying what to show. */
function useOpenDefault({ isReady, isBare }: { isReady: boolean; isBare: boolean }, openDefault: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !isReady) return;
    isDone.current = true;
    if (isBare) openDefault();
  });
}

function hasOwnColumns(resource: Resource, { order, hidden, pinned }: ListSettings): boolean {
  const standard = defaultSettings(resource);
  return JSON.stringify([order, hidden, pinned]) !== JSON.stringify([standard.order, standard.hidden, standard.pinned]);
}

function copied({ order, hidden, pinned }: Columns) {
  return { order: [...order], hidden: [...hidden], pinned: [...pinned] };
}
