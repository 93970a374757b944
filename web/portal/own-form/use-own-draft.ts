import { useEffect, useRef, useState } from 'react';
import type { OwnForm } from '#core/forms/own-form.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { createDraft, type Draft } from '#web/kit/form/drafts/draft.ts';
import { closeDraft, formsClosed, useDraftEvents } from '#web/kit/form/drafts/draft-life.ts';
import type { SavedSection, SaveLink, SectionCopy } from '#web/kit/form/drafts/draft-state.ts';
import { type Outbox, openOutbox } from '#web/kit/form/drafts/outbox.ts';
import { joinTabs } from '#web/kit/form/drafts/tabs.ts';

/** How an own form is read and saved; both throw CallError. */
export interface OwnFormLink {
  read(): Promise<{ readonly sectionsData: readonly SectionCopy[]; readonly isLocked: boolean }>;
  save(input: Omit<Parameters<SaveLink['save']>[0], 'id'>): Promise<Omit<SavedSection, 'id'>>;
}

export type OwnOpening =
  | { phase: 'opening' }
  | { phase: 'failed'; error: unknown }
  | { phase: 'locked' }
  | { phase: 'open'; draft: Draft; outbox: Outbox; isRecovered: boolean };

/** Of most forms there is one draft for each person: its name says so. */
const ownId = 'own';

/** Opens the caller's draft of a form, or the one of an id; what an earlier page could not send is taken over first. */
export function useOwnDraft(form: OwnForm, link: OwnFormLink, id = ownId): OwnOpening & { again: () => void } {
  const user = useSession((session) => session.user?.userId ?? '');
  const [opening, setOpening] = useState<OwnOpening>({ phase: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const held = useRef<Draft>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens again
  useEffect(() => {
    let isCurrent = true;
    setOpening({ phase: 'opening' });
    void open({ form, link, user, id }).then(
      (result) => {
        const draft = result.phase === 'open' ? result.draft : undefined;
        if (!isCurrent) return closeDraft(draft);
        held.current = draft;
        setOpening(result);
      },
      (error: unknown) => isCurrent && setOpening({ phase: 'failed', error }),
    );
    return () => {
      isCurrent = false;
      closeDraft(held.current);
      held.current = undefined;
    };
  }, [form, link, user, id, attempt]);
  useDraftEvents(opening.phase === 'open' ? opening : undefined);
  return { ...opening, again: () => setAttempt((count) => count + 1) };
}

interface Opening {
  readonly form: OwnForm;
  readonly link: OwnFormLink;
  readonly user: string;
  readonly id: string;
}

async function open({ form, link, user, id }: Opening): Promise<OwnOpening> {
  await formsClosed();
  const [outbox, { sectionsData, isLocked }] = await Promise.all([openOutbox(), link.read()]);
  if (isLocked) return { phase: 'locked' };
  const draft = createDraft({
    form,
    user,
    programme: form.code,
    id,
    link: {
      save: async ({ id: _id, ...rest }) => ({ ...(await link.save(rest)), id }),
      read: async () => (await link.read()).sectionsData,
    },
    outbox,
    tabs: joinTabs(`${user}.${form.code}${id === ownId ? '' : `.${id}`}`, newRequestId()),
  });
  draft.load(sectionsData);
  return { phase: 'open', draft, outbox, isRecovered: await draft.recover() };
}
