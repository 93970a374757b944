import { useMemo, useState } from 'react';
import { instantOf } from '#web/office/pieces/time.ts';
import { usePageQuery } from '#web/office/shell/page.tsx';

export const spans = { hour1: 3_600_000, hours24: 86_400_000, days7: 604_800_000 } as const;
export type SpanName = keyof typeof spans;

/** What a call log is filtered by, as it stands in the address. */
export interface LogFilter {
  span: SpanName | null;
  /** Wall-clock times in Asia/Shanghai, `2026-11-20T14:12`. */
  from: string | null;
  to: string | null;
  path: string;
  account: string;
  trace: string;
  failed: boolean;
  slower: number | null;
}

/** The filter of a log page, the range it means as UTC instants, and how to change it. */
export function useLogFilter() {
  const [params, setParams] = usePageQuery();
  const [anchor, setAnchor] = useState(() => Date.now());
  const span = (params.get('span') ?? (params.has('from') ? null : 'hour1')) as SpanName | null;
  const slower = Number(params.get('slower'));
  const filter: LogFilter = {
    span: span !== null && span in spans ? span : null,
    from: params.get('from'),
    to: params.get('to'),
    path: params.get('path') ?? '',
    account: params.get('account') ?? '',
    trace: params.get('trace') ?? '',
    failed: params.get('failed') === '1',
    slower: slower > 0 ? slower : null,
  };
  const range = useMemo(() => {
    const length = spans[filter.span ?? 'hour1'];
    if (filter.span === null && filter.from && filter.to)
      return { from: instantOf(filter.from), to: instantOf(filter.to) };
    return { from: new Date(anchor - length).toISOString(), to: new Date(anchor).toISOString() };
  }, [anchor, filter.from, filter.span, filter.to]);

  const change = (part: Partial<LogFilter>) => {
    const next = { ...filter, ...part };
    const texts: Record<string, string> = {
      span: next.span === null || next.span === 'hour1' ? '' : next.span,
      from: next.span === null ? (next.from ?? '') : '',
      to: next.span === null ? (next.to ?? '') : '',
      path: next.path,
      account: next.account,
      trace: next.trace,
      failed: next.failed ? '1' : '',
      slower: next.slower === null ? '' : String(next.slower),
    };
    setAnchor(Date.now());
    setParams(new URLSearchParams(Object.entries(texts).filter(([, text]) => text !== '')), { push: true });
  };
  return { filter, range, change, refresh: () => setAnchor(Date.now()) };
}

/** The filter as the calls take it. */
export function callFilter(filter: LogFilter, range: { from: string; to: string }) {
  return {
    ...range,
    ...(filter.path ? { path: filter.path } : {}),
    ...(filter.account ? { account: filter.account } : {}),
    ...(filter.trace ? { trace: filter.trace } : {}),
    ...(filter.failed ? { failed: true } : {}),
    ...(filter.slower === null ? {} : { slower: filter.slower }),
  };
}
