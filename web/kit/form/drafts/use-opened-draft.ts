import { type DependencyList, useEffect, useRef, useState } from 'react';
import { useSession } from '#web/kit/call/session.ts';
import type { Draft } from './draft.ts';
import { closeDraft, formsClosed, useDraftEvents } from './draft-life.ts';
import type { Outbox } from './outbox.ts';

/** A draft that is being opened, that could not be, or what opening it led to. */
export type Opening<Found> = { phase: 'opening' } | { phase: 'failed'; error: unknown } | Found;

type Found = { readonly phase: 'open'; readonly draft: Draft; readonly outbox: Outbox } | { readonly phase: 'locked' };

/**
 * Opens a draft for the account that is signed in, once forms left in this tab have sent what they could, and again when
 * what it depends on changes; the draft is closed when it is left. `open` may throw CallError.
 */
export function useOpenedDraft<F extends Found>(
  open: (user: string) => Promise<F>,
  dependsOn: DependencyList,
): Opening<F> & { again: () => void } {
  const user = useSession((session) => session.user?.userId ?? '');
  const [opening, setOpening] = useState<Opening<F>>({ phase: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const held = useRef<Draft>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its user says what it depends on; another attempt opens again
  useEffect(() => {
    let isCurrent = true;
    setOpening({ phase: 'opening' });
    void formsClosed()
      .then(() => open(user))
      .then(
        (found) => {
          const draft = found.phase === 'open' ? found.draft : undefined;
          if (!isCurrent) return closeDraft(draft);
          held.current = draft;
          setOpening(found);
        },
        (error: unknown) => isCurrent && setOpening({ phase: 'failed', error }),
      );
    return () => {
      isCurrent = false;
      closeDraft(held.current);
      held.current = undefined;
    };
  }, [user, attempt, ...dependsOn]);
  useDraftEvents('draft' in opening ? opening : undefined);
  return { ...opening, again: () => setAttempt((count) => count + 1) };
}
