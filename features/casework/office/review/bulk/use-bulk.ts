import { useEffect, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { bulkPreviewCall } from '#features/casework/calls/bulk.ts';
import { type BulkAction, mostBulk } from '#features/casework/shared/bulk.ts';
import { now } from '#web/kit/clock.ts';
import { useOfficeSend } from '#web/office/office-call.ts';

type Found = OutputOf<typeof bulkPreviewCall> & { readonly key: string; readonly at: number };

/** Cases chosen for a decision on many, with what it would do: tried anew whenever the choice or the step changes. */
export function useBulk() {
  /** Null while one only opens cases. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [action, setAction] = useState<BulkAction>('accept');
  const [found, setFound] = useState<Found>();
  const { send, isPending } = useOfficeSend(bulkPreviewCall);
  const ids = [...(chosen ?? [])].slice(0, mostBulk);
  const key = `${action} ${ids.join(' ')}`;
  const isFresh = found?.key === key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which cases and which step
  useEffect(() => {
    if (ids.length === 0) return;
    let isCurrent = true;
    // Whoever ticks one after the other is asked about all of them.
    const timer = setTimeout(() => {
      send({ ids, action }).then(
        (answer) => isCurrent && setFound({ ...answer, key, at: now() }),
        () => undefined,
      );
    }, 300);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);

  return {
    chosen,
    ids,
    action,
    setAction,
    choose: setChosen,
    toggle: (id: string) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    /** Of exactly these cases and this step; undefined while it is being tried. */
    preview: isFresh ? found : undefined,
    isTrying: isPending,
    /** What became of a chosen case when the step was tried, by its id. */
    triedOf: (id: string) => (isFresh ? found.rows.find((row) => row.id === id) : undefined),
  };
}

export type Tried = Found['rows'][number];
export type Bulk = ReturnType<typeof useBulk>;
