import { useCallback, useEffect, useState } from 'react';
import type { Whole } from '#features/casework/portal/application/programme.ts';
import { reread } from '#features/casework/portal/application/reread.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { useSession } from '#web/kit/call/session.ts';
import { formsClosed } from '#web/kit/form/drafts/draft-life.ts';
import { openOutbox } from '#web/kit/form/drafts/outbox.ts';
import { draftOf } from './use-open-draft.ts';

/** What the form of this application left on this device: still looking, nothing, or something the server does not take. */
export type Leftovers = 'looking' | 'none' | 'stuck';

/**
 * Sends what was typed into the form and had not reached the server when the form was left, so that nobody submits
 * without it. `send` resolves whether the server has everything.
 */
export function useLeftovers(
  whole: Whole,
  programme: Programme,
): { leftovers: Leftovers; send: () => Promise<boolean> } {
  const user = useSession((session) => session.user?.userId ?? '');
  const isOpen = whole.actions.includes('edit');
  const [leftovers, setLeftovers] = useState<Leftovers>(isOpen ? 'looking' : 'none');
  const send = useCallback(async () => {
    const isSent = !isOpen || (await sendLeftovers(whole, programme, user));
    setLeftovers(isSent ? 'none' : 'stuck');
    return isSent;
  }, [whole, programme, user, isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each application, not after each reading
  useEffect(() => {
    void send();
  }, [whole.id]);
  return { leftovers, send };
}

async function sendLeftovers(whole: Whole, programme: Programme, user: string): Promise<boolean> {
  await formsClosed();
  const outbox = await openOutbox();
  const kept = await outbox.drafts(user, programme.code);
  if (!kept.some(({ id }) => id === whole.id)) return true;
  const draft = draftOf({ programme, id: whole.id, user, outbox });
  try {
    draft.load(whole.sectionsData);
    if (!(await draft.recover())) return true;
    const isSent = await draft.flush();
    await reread(whole);
    return isSent;
  } finally {
    draft.leave();
  }
}
