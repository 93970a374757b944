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
export interface KeptTarget {
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
  readonly target: KeptTarget;
  readonly draft: Draft;
  readonly outbox: Outbox;
  /** Of what is typed over a record. */
  readonly ground: GroundStore | undefined;
  /** Takes in what the server has by now, such as after a part was used. */
  reread(): Promise<void>;
}

/** By target. One that a hidden page holds stays open, so that nothing typed waits for a reading when it is shown again. */
const opened = new Map<string, Promise<Kept>>();
const mostOpened = 12;

/** Opens what is kept at a target; what an earlier page of this browser could not send is taken over. */
export function openKept(target: KeptTarget, base?: RecordBase): Promise<Kept> {
  const key = keyOf(target);
  const before = opened.get(key);
  opened.delete(key);
  const next = (async () => {
    if (before) closeDraft((await before).draft);
    await formsClosed();
    return await open(target, base);
  })();
  opened.set(key, next);
  const [oldest] = opened;
  if (opened.size > mostOpened && oldest) {
    opened.delete(oldest[0]);
    void oldest[1].then(({ draft }) => closeDraft(draft));
  }
  return next;
}

/** Whether nothing else has been opened at the target since. */
export async function isOpen(kept: Kept): Promise<boolean> {
  return (await opened.get(keyOf(kept.target))) === kept;
}

async function open(target: KeptTarget, base: RecordBase | undefined): Promise<Kept> {
  const { form, object } = target;
  const outbox = await openOutbox();
  const ground = base && createGround(base.start);
  const link = linkOf(target, base && ground && { ground, read: base.read });
  const draft = createDraft({
    form,
    link,
    outbox,
    id: object,
    user: ownerOf(target),
    writer: target.userId,
    programme: targetOf(target),
    tabs: joinTabs(keyOf(target), newRequestId()),
  });
  const read = async () => draft.load(await link.read(object));
  try {
    if (base && ground) draft.load(await readOver(target, { ground, read: async () => base.start }));
    else await read();
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // Typing goes on over what the page shows; what is kept comes with the answer to the first save.
    if (base) draft.load([{ key: recordSection, rev: 0, values: base.start.values, savedAt: null }]);
  }
  await draft.recover();
  return { target, draft, outbox, ground, reread: () => read().catch(unlessRefused) };
}

interface Over {
  readonly ground: GroundStore;
  read(): Promise<Ground>;
}

/** Saving goes on in silence, in the tenant in which the typing began, and never for anybody else. */
function linkOf(target: KeptTarget, over: Over | undefined): SaveLink {
  return {
    async save({ id: _id, ...sent }) {
      checkOwner(target);
      const ground = over && over.ground.known !== over.ground.get().rev ? over.ground.get() : undefined;
      const input = { ...inputOf(target), ...sent, ...(ground && { ground: copied(ground) }) };
      const saved = await call(saveKeptDraftCall, input, { quiet: true });
      if (over && ground) over.ground.known = ground.rev;
      return { ...saved, id: target.object };
    },
    async read() {
      return over ? readOver(target, over) : (await readKept(target)).sections;
    },
  };
}

/** What is kept over a record; where nothing is, the record itself is what typing begins with. */
async function readOver(target: KeptTarget, { ground, read }: Over): Promise<readonly SectionCopy[]> {
  const kept = await readKept(target);
  ground.known = kept.ground?.rev ?? null;
  ground.set(kept.ground ?? (await read()));
  const { values } = ground.get();
  return kept.ground ? kept.sections : kept.sections.map((section) => ({ ...section, values, savedAt: null }));
}

async function readKept(target: KeptTarget) {
  checkOwner(target);
  return await call(keptDraftCall, inputOf(target), { quiet: true });
}

/** Whoever signed in meanwhile does not get what somebody else typed, nor does another tenant; it waits on the device. */
function checkOwner({ userId, tenantId }: KeptTarget): void {
  const { user } = useSession.getState();
  if (user?.userId === userId && user.tenantId === tenantId) return;
  const key = user?.userId === userId ? 'TENANT_CHANGED' : 'SESSION_EXPIRED';
  throw new CallError({ key, code: errors[key].code, msg: '' });
}

/** A target as the calls name it. */
export function inputOf({ tenantId, form, object }: KeptTarget) {
  return { tenantId, form: form.code, object };
}

function copied({ rev, values }: Ground) {
  return { rev, values: { ...values } };
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
}

function ownerOf({ tenantId, userId }: KeptTarget): string {
  return `office.${tenantId}.${userId}`;
}

function targetOf({ form, object }: KeptTarget): string {
  return `${form.code}.${object}`;
}

function keyOf(target: KeptTarget): string {
  return `${ownerOf(target)}.${targetOf(target)}`;
}
