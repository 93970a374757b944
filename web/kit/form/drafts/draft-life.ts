import { useEffect } from 'react';
import { onWake } from '#web/kit/offline/turns.ts';
import type { Draft } from './draft.ts';
import type { Outbox } from './outbox.ts';

const closing = new Set<Promise<void>>();

/** Resolves when forms that were left in this tab have sent what they could. */
export async function formsClosed(): Promise<void> {
  await Promise.all(closing);
}

/** Sends what can be sent, then lets go; what remains is in the outbox. */
export function closeDraft(draft: Draft | undefined) {
  if (!draft) return;
  const done = draft
    .flush()
    .then(() => undefined)
    .finally(() => {
      draft.leave();
      closing.delete(done);
    });
  closing.add(done);
}

/** Sends again when that may succeed, and at once when the page is left. */
export function useDraftEvents(opening: { readonly draft: Draft; readonly outbox: Outbox } | undefined) {
  const draft = opening?.draft;
  const outbox = opening?.outbox;
  useEffect(() => {
    if (!draft) return;
    const hide = () => document.visibilityState === 'hidden' && void draft.flush();
    // Only where this browser keeps nothing would leaving lose something.
    const warn = (event: BeforeUnloadEvent) => {
      if (!outbox?.isLasting && draft.hasUnsaved()) event.preventDefault();
    };
    const sleep = onWake(() => draft.retry());
    window.addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', hide);
    return () => {
      sleep();
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [draft, outbox]);
}
