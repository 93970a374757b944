import { useEffect, useRef, useState } from 'react';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { Form } from '#core/forms/section.ts';
import { helpCasesCall, helpFormCall, helpSaveCall } from '#features/casework/calls/helping.ts';
import { findHead } from '#features/casework/programmes/heads.ts';
import { partOfForm } from '#features/casework/shared/part-of-form.ts';
import { versionOf } from '#features/casework/shared/programme-year.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { createDraft, type Draft } from '#web/kit/form/drafts/draft.ts';
import { closeDraft, formsClosed, useDraftEvents } from '#web/kit/form/drafts/draft-life.ts';
import { type Outbox, openOutbox } from '#web/kit/form/drafts/outbox.ts';
import { joinTabs } from '#web/kit/form/drafts/tabs.ts';

export type HelpedForm = OutputOf<typeof helpFormCall>;

export type HelpOpening =
  | { phase: 'opening' }
  | { phase: 'failed'; error: unknown }
  | { phase: 'open'; form: Form; helped: HelpedForm; draft: Draft; outbox: Outbox; isRecovered: boolean };

const manner = { quiet: true, reauthenticate: 'in-place' } as const;

/** Opens the granted part of somebody's application as a draft of its own; what could not be sent before is taken over. */
export function useHelpDraft(id: string): HelpOpening & { again: () => void } {
  const user = useSession((session) => session.user?.userId ?? '');
  const [opening, setOpening] = useState<HelpOpening>({ phase: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const held = useRef<Draft>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens again
  useEffect(() => {
    let isCurrent = true;
    setOpening({ phase: 'opening' });
    void open(id, user).then(
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
  }, [id, user, attempt]);
  useDraftEvents(opening.phase === 'open' ? opening : undefined);
  return { ...opening, again: () => setAttempt((count) => count + 1) };
}

async function open(id: string, user: string): Promise<HelpOpening> {
  await formsClosed();
  const [outbox, helped] = await Promise.all([openOutbox(), call(helpFormCall, { id }, manner)]);
  const head = findHead(helped.programme);
  if (!head) throw new Error(`no programme ${helped.programme}`);
  const programme = versionOf(await head.load(), helped.formVersion);
  const keys = helped.sections.map(({ key }) => key);
  const form = partOfForm(programme, keys, helped.answers);
  // Beside an application of the helper's own to the same programme.
  const name = `${helped.programme}.help`;
  const draft = createDraft({
    form,
    user,
    programme: name,
    id,
    link: {
      save: async (input) => {
        const saved = await call(helpSaveCall, { ...input, id } as InputOf<typeof helpSaveCall>, manner);
        void invalidate(helpCasesCall);
        return saved;
      },
      read: async () => (await call(helpFormCall, { id }, manner)).sectionsData,
    },
    outbox,
    tabs: joinTabs(`${user}.${name}.${id}`, newRequestId()),
  });
  draft.load(helped.sectionsData);
  return { phase: 'open', form, helped, draft, outbox, isRecovered: await draft.recover() };
}
