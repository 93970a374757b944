import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { KeptForm } from '#core/kept-drafts/kept-form.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useDraftEvents } from '#web/kit/form/drafts/draft-life.ts';
import type { DraftState } from '#web/kit/form/drafts/draft-state.ts';
import { useTenantId } from '#web/office/session.tsx';
import { isOpen, type Kept, openKept, type RecordBase } from './kept.ts';

/**
 * What the signed-in person types about an object, kept; null while it is being opened. When the object becomes another
 * one, `carry` takes along what was typed while the other one was being opened.
 */
export function useKept(
  form: KeptForm,
  object: string,
  base?: RecordBase,
  carry?: (from: Kept, to: Kept) => void,
): Kept | null {
  const userId = useSession((session) => session.user?.userId ?? '');
  const tenantId = useTenantId();
  const [kept, setKept] = useState<Kept | null>(null);
  const held = useRef<Kept>(undefined);
  const given = useRef({ base, carry });
  given.current = { base, carry };
  useEffect(() => {
    if (userId === '' || tenantId === '') return;
    const target = { userId, tenantId, form, object };
    let isCurrent = true;
    void (async () => {
      // Effects begin again when a hidden page is shown: what it holds is still open unless another page took over.
      const before = held.current;
      if (before && isSameTarget(before, target) && (await isOpen(before)))
        return before.ground ? undefined : before.reread();
      const next = await openKept(target, given.current.base);
      if (!isCurrent) return;
      held.current = next;
      if (before) given.current.carry?.(before, next);
      // At once: the next key is for the one that is open now.
      flushSync(() => setKept(next));
    })();
    return () => {
      isCurrent = false;
      // What cannot be sent now is on this device; the next page to open the target takes it over.
      void held.current?.draft.flush();
    };
  }, [form, object, userId, tenantId]);
  useDraftEvents(kept ?? undefined);
  return kept;
}

/** The state of a draft, whatever changes it. */
export function useDraftState(kept: Kept | null): DraftState | null {
  return useSyncExternalStore(kept?.draft.subscribe ?? never, () => kept?.draft.getState() ?? null);
}

function never(): () => void {
  return () => undefined;
}

function isSameTarget({ target }: Kept, { userId, tenantId, form, object }: Kept['target']): boolean {
  return target.userId === userId && target.tenantId === tenantId && target.form === form && target.object === object;
}
