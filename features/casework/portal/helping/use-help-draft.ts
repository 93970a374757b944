import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { Form } from '#core/forms/section.ts';
import { helpCasesCall, helpFormCall, helpSaveCall } from '#features/casework/calls/helping.ts';
import { findHead } from '#features/casework/programmes/heads.ts';
import { partOfForm } from '#features/casework/shared/part-of-form.ts';
import { formOf } from '#features/casework/shared/programme-year.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { createDraft, type Draft } from '#web/kit/form/drafts/draft.ts';
import { type Outbox, openOutbox } from '#web/kit/form/drafts/outbox.ts';
import { joinTabs } from '#web/kit/form/drafts/tabs.ts';
import { type Opening, useOpenedDraft } from '#web/kit/form/drafts/use-opened-draft.ts';

export type HelpedForm = OutputOf<typeof helpFormCall>;

interface HelpDraft {
  readonly phase: 'open';
  readonly form: Form;
  readonly helped: HelpedForm;
  readonly draft: Draft;
  readonly outbox: Outbox;
  readonly isRecovered: boolean;
}
export type HelpOpening = Opening<HelpDraft>;

const manner = { quiet: true, reauthenticate: 'in-place' } as const;

/** Opens the granted part of somebody's application as a draft of its own; what could not be sent before is taken over. */
export function useHelpDraft(id: string): HelpOpening & { again: () => void } {
  return useOpenedDraft((user) => open(id, user), [id]);
}

async function open(id: string, user: string): Promise<HelpDraft> {
  const [outbox, helped] = await Promise.all([openOutbox(), call(helpFormCall, { id }, manner)]);
  const head = findHead(helped.programme);
  if (!head) throw new Error(`no programme ${helped.programme}`);
  const programme = formOf(await head.load(), helped);
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
