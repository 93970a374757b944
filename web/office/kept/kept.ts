import { keptDraftCall, saveKeptDraftCall } from '#core/contracts/kept-drafts.ts';
import { errors } from '#core/error-table.ts';
import { type KeptForm, recordSection } from '#core/kept-drafts/kept-form.ts';
import { CallError, call, newRequestId } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { createDraft, type Draft } from '#web/kit/form/drafts/draft.ts';
import { closeDraft, formsClosed } from '#web/kit/form/drafts/draft-life.ts';
import type { SaveLink, SectionCopy } from '#web/kit/form/drafts/draft-state.ts';
import { type Outbox, openOutbox } from '#web/kit/form/drafts/outbox.ts';
import { joinTabs } from '#web/kit/form/drafts/tabs.ts';
import { createGround, type Ground, type GroundStore } from './ground.ts';

/** Where something is typed: by whom, in which tenant, in which form, about which case or record. */
export interface KeptPlace {
  readonly userId: string;
  readonly tenantId: string;
  readonly form: KeptForm;
  readonly object: string;
}

/** What is typed over a record: as the page has just read it, and how to read it again. */
export interface RecordBase {
  readonly start: Ground;
  read(): Promise<Ground>;
}

/** Something being typed, kept on this device with every key and on the server soon after. */
export interface Kept {
  readonly place: KeptPlace;
  readonly draft: Draft;
  readonly outbox: Outbox;
  /** Of what is typed over a record. */
  readonly ground: GroundStore | undefined;
  /** Takes in what the server has by now, such as after a part was used. */
  reread(): Promise<void>;
}

/** By place. One that a hidden page holds stays open, so that nothing typed waits for a reading when it is shown again. */
const opened = new Map<string, Promise<Kept>>();
const mostOpened = 12;

/** Opens what is kept at a place; what an earlier page of this browser could not send is taken over. */
export function openKept(place: KeptPlace, base?: RecordBase): Promise<Kept> {
  const key = keyOf(place);
  const before = opened.get(key);
  opened.delete(key);
  const next = (async () => {
    if (before) closeDraft((await before).draft);
    await formsClosed();
    return await open(place, base);
  })();
  opened.set(key, next);
  const [oldest] = opened;
  if (opened.size > mostOpened && oldest) {
    opened.delete(oldest[0]);
    void oldest[1].then(({ draft }) => closeDraft(draft));
  }
  return next;
}

/** Whether nothing else has been opened at the place since. */
export async function isOpen(kept: Kept): Promise<boolean> {
  return (await opened.get(keyOf(kept.place))) === kept;
}

async function open(place: KeptPlace, base: RecordBase | undefined): Promise<Kept> {
  const { form, object } = place;
  const outbox = await openOutbox();
  const ground = base && createGround(base.start);
  const link = linkOf(place, base && ground && { ground, read: base.read });
  const draft = createDraft({
    form,
    link,
    outbox,
    id: object,
    user: ownerOf(place),
    writer: place.userId,
    programme: placeOf(place),
    tabs: joinTabs(keyOf(place), newRequestId()),
  });
  const read = async () => draft.load(await link.read(object));
  try {
    if (base && ground) draft.load(await readOver(place, { ground, read: async () => base.start }));
    else await read();
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // Typing goes on over what the page shows; what is kept comes with the answer to the first save.
    if (base) draft.load([{ key: recordSection, rev: 0, values: base.start.values, savedAt: null }]);
  }
  await draft.recover();
  return { place, draft, outbox, ground, reread: () => read().catch(unlessRefused) };
}

interface Over {
  readonly ground: GroundStore;
  read(): Promise<Ground>;
}

/** Saving goes on in silence, in the tenant in which the typing began, and never for anybody else. */
function linkOf(place: KeptPlace, over: Over | undefined): SaveLink {
  return {
    async save({ id: _id, ...sent }) {
      checkOwner(place);
      const ground = over && over.ground.known !== over.ground.get().rev ? over.ground.get() : undefined;
      const input = { ...inputOf(place), ...sent, ...(ground && { ground: copied(ground) }) };
      const saved = await call(saveKeptDraftCall, input, { quiet: true });
      if (over && ground) over.ground.known = ground.rev;
      return { ...saved, id: place.object };
    },
    async read() {
      return over ? readOver(place, over) : (await readKept(place)).sections;
    },
  };
}

/** What is kept over a record; where nothing is, the record itself is what typing begins with. */
async function readOver(place: KeptPlace, { ground, read }: Over): Promise<readonly SectionCopy[]> {
  const kept = await readKept(place);
  ground.known = kept.ground?.rev ?? null;
  ground.set(kept.ground ?? (await read()));
  const { values } = ground.get();
  return kept.ground ? kept.sections : kept.sections.map((section) => ({ ...section, values, savedAt: null }));
}

async function readKept(place: KeptPlace) {
  checkOwner(place);
  return await call(keptDraftCall, inputOf(place), { quiet: true });
}

/** Whoever signed in meanwhile does not get what somebody else typed, nor does another tenant; it waits on the device. */
function checkOwner({ userId, tenantId }: KeptPlace): void {
  const { user } = useSession.getState();
  if (user?.userId === userId && user.tenantId === tenantId) return;
  const key = user?.userId === userId ? 'TENANT_CHANGED' : 'SESSION_EXPIRED';
  throw new CallError({ key, code: errors[key].code, msg: '' });
}

/** A place as the calls name it. */
export function inputOf({ tenantId, form, object }: KeptPlace) {
  return { tenantId, form: form.code, object };
}

function copied({ rev, values }: Ground) {
  return { rev, values: { ...values } };
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
}

function ownerOf({ tenantId, userId }: KeptPlace): string {
  return `office.${tenantId}.${userId}`;
}

function placeOf({ form, object }: KeptPlace): string {
  return `${form.code}.${object}`;
}

function keyOf(place: KeptPlace): string {
  return `${ownerOf(place)}.${placeOf(place)}`;
}
