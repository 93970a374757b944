import { noticeKind } from '#core/contents/notify.ts';
import type { notifyCalls } from '#core/contracts/contents.ts';
import type { InputOf } from '#core/contracts/contract.ts';
import type { PortalTexts } from '#core/texts/portal/CN.ts';

/** Kinds of notices; the portal has its own, shorter words for them. */
export type NoticeKind = keyof PortalTexts['notify']['kind'];
export const noticeKinds = noticeKind.map(({ value }) => value as NoticeKind);

export interface NoticeFilters {
  keyword?: string;
  kind?: NoticeKind;
  from?: string;
  to?: string;
}

export interface ReadFilters {
  filters: NoticeFilters;
  /** Query parts that made no sense, as they stand in the address. */
  ignored: string[];
  /** Whether the two dates were swapped. */
  reversed: boolean;
}

/** Reads the list's filters from the address; nonsense falls away and is named instead of failing the page. */
export function readFilters(query: URLSearchParams): ReadFilters {
  const ignored: string[] = [];
  const filters: NoticeFilters = {};
  const keyword = query.get('keyword')?.trim();
  if (keyword) filters.keyword = keyword.slice(0, 100);
  const kind = query.get('kind');
  if (kind && isKind(kind)) filters.kind = kind;
  else if (kind) ignored.push(`kind=${kind}`);
  for (const name of ['from', 'to'] as const) {
    const day = query.get(name);
    if (day && isDay(day)) filters[name] = day;
    else if (day) ignored.push(`${name}=${day}`);
  }
  const reversed = Boolean(filters.from && filters.to && filters.from > filters.to);
  if (reversed) [filters.from, filters.to] = [filters.to, filters.from] as [string, string];
  return { filters, ignored, reversed };
}

/** The filters as the address shows them. */
export function writeFilters(filters: NoticeFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of ['keyword', 'kind', 'from', 'to'] as const) {
    const value = filters[name];
    if (value) query.set(name, value);
  }
  return query;
}

/** The filters as the list call takes them. */
export function inputOf({ kind, ...rest }: NoticeFilters): InputOf<typeof notifyCalls.list> {
  return { ...rest, ...(kind ? { filter: { kind } } : {}) };
}

export function isKind(kind: unknown): kind is NoticeKind {
  return (noticeKinds as readonly unknown[]).includes(kind);
}

function isDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
}
