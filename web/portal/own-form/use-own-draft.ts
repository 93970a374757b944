import type { OwnForm } from '#core/forms/own-form.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { createDraft, type Draft } from '#web/kit/form/drafts/draft.ts';
import type { SavedSection, SaveLink, SectionCopy } from '#web/kit/form/drafts/draft-state.ts';
import { type Outbox, openOutbox } from '#web/kit/form/drafts/outbox.ts';
import { joinTabs } from '#web/kit/form/drafts/tabs.ts';
import { type Opening, useOpenedDraft } from '#web/kit/form/drafts/use-opened-draft.ts';

/** How an own form is read and saved; both throw CallError. */
export interface OwnFormLink {
  read(): Promise<{ readonly sectionsData: readonly SectionCopy[]; readonly isLocked: boolean }>;
  save(input: Omit<Parameters<SaveLink['save']>[0], 'id'>): Promise<Omit<SavedSection, 'id'>>;
}

type OwnDraft = { phase: 'locked' } | { phase: 'open'; draft: Draft; outbox: Outbox; isRecovered: boolean };
export type OwnOpening = Opening<OwnDraft>;

/** Of most forms there is one draft for each person: its name says so. */
const ownId = 'own';

/** Opens the caller's draft of a form, or the one of an id; what an earlier page could not send is taken over first. */
export function useOwnDraft(form: OwnForm, link: OwnFormLink, id = ownId): OwnOpening & { again: () => void } {
  return useOpenedDraft((user) => open({ form, link, user, id }), [form, link, id]);
}

interface OwnAddress {
  readonly form: OwnForm;
  readonly link: OwnFormLink;
  readonly user: string;
  readonly id: string;
}

async function open({ form, link, user, id }: OwnAddress): Promise<OwnDraft> {
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
