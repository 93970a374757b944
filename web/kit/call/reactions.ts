import { type ErrorKey, errors } from '#core/error-table.ts';
import type { CallError } from './call-error.ts';
import { countUses } from './last-use.ts';
import { useSession } from './session.ts';
import { side, sideBase } from './side.ts';

/** What an application does for errors; each error's reaction stands in the catalogue (core/error-table.ts). */
export interface Reactions {
  /** Shows an error message. */
  toast(message: string, error: CallError): void;
  /** Goes to /login with `redirect`, the path (below the application's base) to come back to. The user is already cleared. */
  signIn(redirect: string): void;
  /** Says that a new version is there and offers to reload. */
  reload(error: CallError): void;
  /** Asks what the error's message asks, and does what was agreed to (COMPANY_NOT_AUTHENTICATED: go there). */
  confirm(error: CallError): void;
  /** Lets the same user sign in again without leaving the page, for calls made with `reauthenticate: 'in-place'`; resolves whether that was done. */
  signInHere(): Promise<boolean>;
  /** What calls do about an expired session unless they say themselves. */
  readonly expiry?: 'in-place';
  /** Lets the user prove again who they are (REAUTHENTICATE), whereupon the call is repeated; resolves whether that was done. */
  reauthenticate(): Promise<boolean>;
}

/** `true` silences every toast but the one of an expired session; a list silences these keys. */
export type Quiet = boolean | readonly ErrorKey[];

/** When and as whom a call began. */
export interface Beginning {
  readonly moment: number;
  readonly userId: string | undefined;
}

const registered: Partial<Reactions>[] = [];
let moment = 0;
const reactedAt = new Map<string, number>();

/** How much the person had done on this page when they signed out, or were sent to sign in. */
let usesAtLeaving: number | undefined;

/** Notes that the page is left for the door: what it still asks for, now as nobody, is no reason to be sent there again. */
export function noteLeaving(): void {
  usesAtLeaving = countUses();
}

/** Adds to or replaces the reactions given to configureClient, such as signInHere while a form is on screen. Returns how to take them back. */
export function registerReactions(added: Partial<Reactions>): () => void {
  registered.push(added);
  return () => {
    const at = registered.indexOf(added);
    if (at >= 0) registered.splice(at, 1);
  };
}

/** What is registered now. */
export function reactions(): Partial<Reactions> {
  return Object.assign({}, ...registered);
}

/** To be taken when a call begins, for `react`. */
export function begin(): Beginning {
  return { moment, userId: useSession.getState().user?.userId };
}

/** Runs the reaction of an error, once for all calls that were under way together. */
export function react(error: CallError, { moment: began, userId }: Beginning, quiet: Quiet = false): void {
  const { reaction } = errors[error.key];
  const { user, clear } = useSession.getState();
  if (reaction === 'sign-in') {
    // Who asked has left since, or somebody else has come: what expired is not theirs.
    if (userId !== undefined && user?.userId !== userId) return;
    // Nobody asked, but the page that is being left.
    if (!user && usesAtLeaving === countUses()) return;
  }
  const same = `${error.key} ${error.msg}`;
  if ((reactedAt.get(same) ?? 0) > began) return;
  const isQuiet = typeof quiet === 'boolean' ? quiet : quiet.includes(error.key);
  const handlers = reactions();
  const act = {
    none: undefined,
    silent: undefined,
    toast: isQuiet ? undefined : () => handlers.toast?.(error.msg, error),
    merge: isQuiet ? undefined : () => handlers.toast?.(error.msg, error),
    // A form shows what names fields; what names none would stay unseen.
    fields: isQuiet || error.fields.length > 0 ? undefined : () => handlers.toast?.(error.msg, error),
    dialog: () => handlers.confirm?.(error),
    reload: () => handlers.reload?.(error),
    'sign-in': () => {
      noteLeaving();
      clear();
      handlers.toast?.(error.msg, error);
      handlers.signIn?.(addressBelowBase());
    },
  }[reaction];
  if (!act) return;
  moment++;
  reactedAt.set(same, moment);
  act();
}

/** Path, query and hash of the page below the application's base. */
export function addressBelowBase(): string {
  const { pathname, search, hash } = location;
  const base = sideBase[side];
  const path = pathname === base || pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
  return (path || '/') + search + hash;
}
