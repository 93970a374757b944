import type { ErrorKey } from '#core/error-table.ts';
import { isPathUnlocked } from '#core/forms/paths.ts';
import { isRecord, type Values } from '#core/forms/values.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { createBackoff } from '#web/kit/offline/turns.ts';
import type { DraftClock, DraftSection, DraftState, SaveLink, SectionCopy } from './draft-state.ts';
import type { Sending } from './outbox.ts';
import type { Tabs } from './tabs.ts';

interface SaverParts {
  get(): DraftState;
  set(part: Partial<DraftState>): void;
  held(key: string): DraftSection;
  setSection(key: string, part: Partial<DraftSection>): void;
  pendingOf(key: string): Values;
  isUnsaved(key: string): boolean;
  mergeIn(key: string, theirs: Pick<SectionCopy, 'rev' | 'values'>): void;
  keep(): Promise<void>;
  /** Whether somebody else is signed in by now than who wrote this. */
  isForeign(): boolean;
  readonly link: SaveLink;
  readonly tabs: Tabs;
  readonly clock: DraftClock;
}

/** Ms of rest after the last keystroke, and the longest wait while somebody goes on typing. */
const pauseOf = 450;
const longest = 2_000;
/** Ms between attempts while the network or the server is away. */
const waits = [2_000, 4_000, 8_000, 15_000, 30_000];

type Trouble = 'offline' | 'paused' | 'failed' | 'expired';
type Outcome = 'go on' | 'stop';

/** The loop that sends one section after the other, one save at a time, and waits out what can be waited out. */
export function createSaver(parts: SaverParts) {
  const { get, set, held, setSection, pendingOf, isUnsaved, mergeIn, keep, isForeign, link, tabs, clock } = parts;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let isHurried = false;
  let trouble: Trouble | undefined;
  const backoff = createBackoff(waits);
  let firstTouch: number | undefined;
  let lastTouch = 0;
  let cancel: (() => void) | undefined;

  const hasUnsaved = () => Object.keys(get().sections).some(isUnsaved);
  const nextKey = () => {
    const keys = Object.keys(get().sections);
    return (
      keys.find((key) => held(key).sending) ?? keys.find((key) => Object.keys(pendingOf(key)).length > 0) ?? undefined
    );
  };
  const show = (isSending = false) => {
    const { barred, status } = get();
    const next = barred ? 'barred' : (trouble ?? (isSending ? 'saving' : rest()));
    if (next !== status) set({ status: next });
  };
  /** What is left may wait for the user: a conflict, or a value that is refused. */
  const rest = () => (nextKey() !== undefined ? 'waiting' : hasUnsaved() ? 'undecided' : 'saved');
  const plan = (ms: number) => {
    cancel?.();
    cancel = clock.after(ms, () => void run());
  };
  const dueIn = () => Math.min(lastTouch + pauseOf, (firstTouch ?? lastTouch) + longest) - clock.now();

  const run = (): Promise<void> => {
    cancel?.();
    running ??= loop().finally(() => {
      running = undefined;
      isHurried = false;
      show();
    });
    return running;
  };

  async function loop(): Promise<void> {
    while (!isStopped && !get().barred) {
      const key = nextKey();
      if (key === undefined) return;
      const wait = dueIn();
      if (!isHurried && wait > 0 && !held(key).sending) return plan(wait);
      firstTouch = undefined;
      show(true);
      if ((await tabs.alone(() => sendOne(key))) === 'stop') return;
    }
  }

  async function sendOne(key: string): Promise<Outcome> {
    if (isForeign()) {
      trouble = 'expired';
      return 'stop';
    }
    // News of another tab may have changed the section while this one waited for its turn.
    const patch = pendingOf(key);
    if (!held(key).sending && Object.keys(patch).length === 0) return 'go on';
    const sending = held(key).sending ?? { clientTx: newRequestId(), baseRev: held(key).rev, patch };
    setSection(key, { sending });
    // On the record before it leaves: a tab that dies now finds the same name for the same save.
    await keep();
    if (isStopped) return 'stop';
    try {
      const { id } = get();
      const saved = await link.save({ id, section: key, ...sending });
      trouble = undefined;
      backoff.reset();
      if (saved.rev >= held(key).rev) setSection(key, { rev: saved.rev, base: saved.values });
      setSection(key, { sending: undefined });
      if (!isUnsaved(key)) setSection(key, { stamps: {} });
      set({ id: saved.id, savedAt: saved.savedAt });
      const { rev, values, savedAt } = saved;
      tabs.tell({ id: saved.id, section: key, rev, values, savedAt, isNew: id === undefined });
      await keep();
      return 'go on';
    } catch (error) {
      return take(error, key, sending);
    }
  }

  async function take(error: unknown, key: string, sending: Sending): Promise<Outcome> {
    if (!(error instanceof CallError)) return waitOut('failed');
    if (error.key === 'NETWORK' || error.key === 'TIMEOUT') return waitOut('offline');
    if (error.key === 'MAINTENANCE') return waitOut('paused');
    if (error.key === 'TOO_MANY' || error.key === 'SYSTEM_BUSY')
      return waitOut('failed', Number(error.obj.retryAfter) * 1_000 || 0);
    // Whose work this is has been signed out, somebody else signed in, or the page's tenant was left: the page asks what to do.
    if (['SESSION_EXPIRED', 'LOGIN_NEEDED', 'TENANT_CHANGED'].includes(error.key)) {
      trouble = 'expired';
      return 'stop';
    }
    trouble = undefined;
    if (error.key === 'CONFLICT') return takeConflict(error, key);
    if (error.key === 'INVALID' || (error.key === 'LOCKED_FIELD' && error.fields.length > 0)) {
      setSection(key, { sending: undefined, refused: { ...held(key).refused, ...refusedBy(error, key, sending) } });
      await keep();
      return 'go on';
    }
    if (error.code === 113 || bars.has(error.key)) {
      setSection(key, { sending: undefined });
      set({ barred: { key: error.key, msg: error.msg } });
      await keep();
      return 'stop';
    }
    return waitOut('failed');
  }

  async function takeConflict(error: CallError, key: string): Promise<Outcome> {
    const { id } = get();
    let theirs = currentIn(error.obj);
    try {
      theirs ??= id === undefined ? undefined : (await link.read(id)).find((each) => each.key === key);
    } catch {
      return waitOut('failed');
    }
    if (!theirs) return waitOut('failed');
    mergeIn(key, theirs);
    setSection(key, { sending: undefined });
    await keep();
    return 'go on';
  }

  function waitOut(kind: Trouble, asked?: number): Outcome {
    trouble = kind;
    plan(backoff.next(asked));
    return 'stop';
  }

  return {
    /** Something was typed. */
    touch() {
      lastTouch = clock.now();
      firstTouch ??= lastTouch;
      show(running !== undefined);
      if (!running && !trouble) plan(Math.max(0, dueIn()));
    },
    /** Sends without waiting for a rest. */
    hurry() {
      isHurried = true;
      if (trouble === 'expired') trouble = undefined;
      void run();
    },
    async flush(): Promise<boolean> {
      isHurried = true;
      if (trouble === 'expired') trouble = undefined;
      await run();
      if (!isStopped && !trouble && !get().barred && nextKey() !== undefined) {
        isHurried = true;
        await run();
      }
      return !hasUnsaved();
    },
    stop() {
      isStopped = true;
      cancel?.();
    },
  };
}

/** Sent again they would be refused again, until somebody else changes something. */
const bars: ReadonlySet<string> = new Set<ErrorKey>([
  'NOT_FOUND',
  'NO_PERMISSION',
  'NOT_AUTHORISED',
  'AUTHORISATION_EXPIRED',
  'COMPANY_NOT_AUTHENTICATED',
  'COMPANY_NO_CREDIT',
]);

/** The section as the server has it, when the refusal carries it. */
function currentIn(obj: Readonly<Record<string, unknown>>): Pick<SectionCopy, 'rev' | 'values'> | undefined {
  const { rev, values } = obj;
  return typeof rev === 'number' && isRecord(values) ? { rev, values } : undefined;
}

/** Messages by the path of the patch that caused them; what names no path of it holds for all of them. */
function refusedBy(error: CallError, key: string, { patch }: Sending): Record<string, string> {
  const named = error.fields.flatMap(({ path, msg }) => {
    const inner = path.startsWith(`${key}.`) ? path.slice(key.length + 1) : path;
    const sent = Object.keys(patch).find((each) => isPathUnlocked(inner, [each]) || isPathUnlocked(each, [inner]));
    return sent === undefined ? [] : [[sent, msg] as const];
  });
  if (named.length > 0) return Object.fromEntries(named);
  return Object.fromEntries(Object.keys(patch).map((path) => [path, error.fields[0]?.msg ?? error.msg]));
}
