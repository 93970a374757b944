import { useCallback, useEffect, useRef, useState } from 'react';
import { callsOf } from '#features/casework/calls/applications.ts';
import type { Whole } from '#features/casework/portal/application/programme.ts';
import { nameOf } from '#features/casework/portal/helping/entries.ts';
import { useHelpingWords } from '#features/casework/portal/helping/words.ts';
import { call } from '#web/kit/call/call.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import type { DraftState } from '#web/kit/form/drafts/draft-state.ts';
import type { Opening } from './use-open-draft.ts';

/** Ms between looks for what helpers write meanwhile. */
const pause = 10_000;

/**
 * What was read when the form opened; read again for a new application once it exists, after each save while only some
 * fields are unlocked (it can unlock further ones) or somebody helped (what is changed is no longer theirs), and every
 * few seconds while somebody may be filling in a part: what they save comes into the form.
 */
export function useFresh(
  code: string,
  { draft, whole: read }: Pick<Extract<Opening, { phase: 'open' }>, 'draft' | 'whole'>,
  { id, savedAt }: Pick<DraftState, 'id' | 'savedAt'>,
): { readonly whole: Whole | undefined; readonly refresh: () => void } {
  const t = useHelpingWords();
  const [whole, setWhole] = useState(read);
  const known = useRef(whole);
  known.current = whole;
  const [seen] = useState(savedAt);
  const isPartly = ((read && read.unlocked !== null) || whole?.helped) && savedAt !== seen;
  const isBegun = read === undefined && id !== undefined;
  // Once is enough to name a new application.
  const moment = isPartly ? savedAt : isBegun;

  const refresh = useCallback(async () => {
    if (id === undefined) return;
    const fresh = await call(callsOf(code).one, { id }, { quiet: true, reauthenticate: 'in-place' }).catch(
      () => undefined,
    );
    if (!fresh) return;
    const arrived = arrivedIn(known.current, fresh);
    draft.load(fresh.sectionsData);
    setWhole(fresh);
    for (const [by, count] of arrived) toast('info', t('arrived', { name: nameOf(t, { by }), count }));
  }, [code, id, draft, t]);

  useEffect(() => {
    if (moment) void refresh();
  }, [moment, refresh]);

  const isWatched = whole?.helped?.isActive ?? false;
  useEffect(() => {
    if (!isWatched) return;
    const look = () => document.visibilityState === 'visible' && void refresh();
    const timer = setInterval(look, pause);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWatched, refresh]);
  return { whole, refresh: () => void refresh() };
}

/** How many values each helper has written since. */
function arrivedIn(before: Whole | undefined, fresh: Whole): ReadonlyMap<string, number> {
  const had = new Set(before?.helped?.entries.map(({ path, at }) => `${path} ${at}`));
  const counts = new Map<string, number>();
  for (const { path, at, by } of before ? (fresh.helped?.entries ?? []) : [])
    if (!had.has(`${path} ${at}`)) counts.set(by, (counts.get(by) ?? 0) + 1);
  return counts;
}
