import { useEffect, useRef, useState } from 'react';
import type { Form } from '#core/forms/section.ts';
import type { Data } from '#core/forms/values.ts';
import { isIn } from '#core/workflow/states.ts';
import { profileCall } from '#features/accounts/calls/own-account.ts';
import { callsOf, type ProgrammeCalls } from '#features/casework/calls/applications.ts';
import type { Whole } from '#features/casework/portal/application/programme.ts';
import { reread } from '#features/casework/portal/application/reread.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { formOf, inYear } from '#features/casework/shared/programme-year.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { createDraft, type Draft } from '#web/kit/form/drafts/draft.ts';
import { closeDraft, useDraftEvents } from '#web/kit/form/drafts/draft-life.ts';
import type { SaveLink, SectionCopy } from '#web/kit/form/drafts/draft-state.ts';
import { type Outbox, openOutbox } from '#web/kit/form/drafts/outbox.ts';
import { joinTabs } from '#web/kit/form/drafts/tabs.ts';
import { type LastEdited, readLastEdited } from './last-edited.ts';

/** What is behind the form: on its way, refused with an error, or open. */
export type Opening =
  | { phase: 'opening' }
  | { phase: 'failed'; error: unknown }
  /** There is one already, or the window is closed. */
  | { phase: 'not-now'; list: Awaited<ReturnType<typeof readList>> }
  | {
      phase: 'open';
      /** The form that the application was begun with, which may be an earlier version of the programme's. */
      programme: Programme;
      draft: Draft;
      outbox: Outbox;
      whole: Whole | undefined;
      last: LastEdited | undefined;
      isRecovered: boolean;
    };

/** Opens the application of an address, or a new one; what an earlier page could not send is taken over first. */
export function useOpenDraft(programme: Programme, id: string | undefined): Opening & { again: () => void } {
  const user = useSession((session) => session.user?.userId ?? '');
  const [opening, setOpening] = useState<Opening>({ phase: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const held = useRef<Draft>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens again
  useEffect(() => {
    // A new application that has just got its id stays as it is.
    if (id !== undefined && held.current?.getState().id === id) return;
    let isCurrent = true;
    let opened: Draft | undefined;
    setOpening({ phase: 'opening' });
    void open({ programme, id, user }).then(
      (result) => {
        if (result.phase === 'open') opened = result.draft;
        if (!isCurrent) return closeDraft(opened);
        held.current = opened;
        setOpening(result);
      },
      (error: unknown) => isCurrent && setOpening({ phase: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [programme, id, user, attempt]);

  // A draft outlives the change of address that its first save brings, so it is closed when another one takes its place.
  useEffect(() => () => closeDraft(held.current), []);
  const draft = opening.phase === 'open' ? opening.draft : undefined;
  const last = useRef<Draft>(undefined);
  useEffect(() => {
    if (last.current && last.current !== draft) closeDraft(last.current);
    last.current = draft;
  }, [draft]);
  useDraftEvents(opening.phase === 'open' ? opening : undefined);
  return { ...opening, again: () => setAttempt((count) => count + 1) };
}

interface DraftAddress {
  readonly programme: Programme;
  readonly id: string | undefined;
  readonly user: string;
}

async function open({ programme: offered, id, user }: DraftAddress): Promise<Opening> {
  const calls = callsOf(offered.code);
  const [outbox, whole, list] = await Promise.all([
    openOutbox(),
    id === undefined ? undefined : call(calls.one, { id }, { quiet: true, reauthenticate: 'in-place' }),
    id === undefined ? readList(calls) : undefined,
  ]);
  const programme = whole ? formOf(offered, whole) : inYear(offered, list?.yearSettings ?? {});
  const draft = draftOf({ programme, id, user, outbox });
  draft.load(whole?.sectionsData ?? []);
  const isRecovered = await draft.recover();
  // A first save whose answer was lost is found again by its name, even though the list holds it already.
  // Where each of a family has one, the next is begun from the one there is.
  const hasOther = offered.oncePer !== undefined && list?.rows.some((row) => !isIn('ended', row.state));
  if (list && (!list.canAdd || hasOther) && !isRecovered) {
    draft.leave();
    return { phase: 'not-now', list };
  }
  if (id === undefined && !isRecovered) draft.fill(ownData(programme, await readProfile()));
  const last = whole && (await readLastEdited({ outbox, user, id: whole.id }, whole.sectionsData));
  return { phase: 'open', programme, draft, outbox, whole, last, isRecovered };
}

/** What the account knows of its owner; a form does not wait for what it cannot have. */
function readProfile() {
  return call(profileCall, {}, { quiet: true, reauthenticate: 'in-place' }).catch(() => undefined);
}

/** How its owner can be reached, as an account knows it. */
export interface Reach {
  readonly email: string | null;
  readonly area: string | null;
  readonly phone: string | null;
}

/** What an account knows of what a form asks its writer for, by section and field. */
export function ownData(form: Form, account: Reach | undefined): Data {
  if (!account) return {};
  const { email, area, phone } = account;
  return Object.fromEntries(
    form.sections.flatMap(({ key, fields }) => {
      const known = fields.flatMap((field): [string, unknown][] => {
        if (field.own === 'email' && email) return [[field.key, email]];
        return field.own === 'tel' && phone ? [[field.key, { area: area ?? '+86', number: phone }]] : [];
      });
      return known.length > 0 ? [[key, Object.fromEntries(known)]] : [];
    }),
  );
}

function readList(calls: ProgrammeCalls) {
  return call(calls.list, {}, { quiet: true, reauthenticate: 'in-place' });
}

/** A draft of this tab over the calls of its programme, without any section yet. */
export function draftOf({ programme, id, user, outbox }: DraftAddress & { outbox: Outbox }): Draft {
  return createDraft({
    form: programme,
    user,
    programme: programme.code,
    id,
    link: linkOf(programme.code),
    outbox,
    tabs: joinTabs(`${user}.${programme.code}`, newRequestId()),
  });
}

/** Saving goes on in silence: the saved line tells what happens, and an expired session is renewed on the spot. */
function linkOf(code: string): SaveLink {
  const calls = callsOf(code);
  const manner = { quiet: true, reauthenticate: 'in-place' } as const;
  return {
    save: async ({ id, ...rest }) => {
      const saved = await call(calls.save, { ...rest, ...(id !== undefined && { id }) }, manner);
      // Other pages of this tab, such as the progress, show what was saved, also when it arrives after the form was left.
      void reread({ programme: code });
      return saved;
    },
    read: async (id): Promise<readonly SectionCopy[]> => (await call(calls.one, { id }, manner)).sectionsData,
  };
}
