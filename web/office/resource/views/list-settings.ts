import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import type { Column, Resource } from '#core/resources/resource.ts';
import { preferenceCall, savePreferenceCall } from '#features/accounts/calls/own-account.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';

export const densities = ['loose', 'medium', 'dense'] as const;
export type Density = (typeof densities)[number];

/** How a person wants a list: kept on the server, so that it follows them. */
export interface ListSettings {
  density: Density;
  /** Column keys in their order; columns added later stand at the end. */
  order: readonly string[];
  hidden: readonly string[];
  pinned: readonly string[];
  /** Id of the saved view with which the list opens; none where it is empty, the tenant's where it is null. */
  defaultView: string | null;
  isFolded: boolean;
}

/** What a list looks like before anybody changed it. */
export function defaultSettings(resource: Resource): ListSettings {
  return {
    density: 'medium',
    order: resource.columns.map((column) => column.key),
    hidden: resource.columns.filter((column) => column.hidden).map((column) => column.key),
    pinned: resource.columns.filter((column) => column.fixed === 'left').map((column) => column.key),
    defaultView: null,
    isFolded: true,
  };
}

/** The reader's settings of a list and how to change them; reset returns to the resource's own columns. */
export function useListSettings(resource: Resource): {
  settings: ListSettings;
  /** Whether they have been read. */
  isKnown: boolean;
  change: (part: Partial<ListSettings>) => void;
  resetColumns: () => void;
} {
  const key = `list.${resource.code}`;
  const client = useQueryClient();
  const kept = useCall(preferenceCall, { key }, { staleTime: Number.POSITIVE_INFINITY });
  const { mutate } = useSend(savePreferenceCall, { scope: { id: key } });
  // What was chosen on this page stands at once, and over any reading that began before it.
  const own = useRef<Partial<ListSettings>>({});
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const change = async (part: Partial<ListSettings>) => {
    own.current = { ...own.current, ...part };
    redraw();
    // What is kept can be replaced only once it is known.
    const known = kept.data ?? (await kept.refetch()).data;
    if (!known) return;
    const value = JSON.stringify({ ...mergeSettings(resource, known.value), ...own.current });
    client.setQueriesData({ queryKey: [preferenceCall.path, { key }] }, { value });
    mutate({ key, value });
  };
  const settings = { ...mergeSettings(resource, kept.data?.value ?? null), ...own.current };
  const { order, hidden, pinned, density } = defaultSettings(resource);
  return {
    settings,
    isKnown: !kept.isPending,
    change: (part) => void change(part),
    resetColumns: () => void change({ order, hidden, pinned, density }),
  };
}

/** Stored settings laid over the defaults: unknown columns drop out, new ones join at the end. */
export function mergeSettings(resource: Resource, stored: string | null): ListSettings {
  const standard = defaultSettings(resource);
  const found = stored === null ? null : parse(stored);
  if (found === null) return standard;
  const keys = standard.order;
  const order = (found.order ?? []).filter((key) => keys.includes(key));
  const known = new Set(order);
  return {
    ...standard,
    ...found,
    order: [...order, ...keys.filter((key) => !known.has(key))],
    hidden: [
      ...(found.hidden ?? []).filter((key) => keys.includes(key)),
      ...standard.hidden.filter((key) => !known.has(key)),
    ],
    pinned: (found.pinned ?? standard.pinned).filter((key) => keys.includes(key)),
  };
}

/** The columns to draw: pinned ones first, hidden ones left out. */
export function shownColumns(resource: Resource, settings: ListSettings): Column[] {
  const byKey = new Map(resource.columns.map((column) => [column.key, column]));
  const shown = settings.order.filter((key) => !settings.hidden.includes(key));
  const ordered = [
    ...shown.filter((key) => settings.pinned.includes(key)),
    ...shown.filter((key) => !settings.pinned.includes(key)),
  ];
  return ordered.flatMap((key) => byKey.get(key) ?? []);
}

function parse(text: string): Partial<ListSettings> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
