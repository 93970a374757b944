import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import type { Locale } from '#core/texts/text.ts';
import { type DeviceOs, deviceOs } from '#web/kit/device-os.ts';
import { maskLoginName } from '#web/kit/mask-login-name.ts';
import type { SessionUser, SignedIn } from '#web/kit/wire/signed-in.ts';
import { side } from './side.ts';

export type { SessionUser, SignedIn };

export interface SessionState {
  readonly user: SessionUser | null;
  /**
   * Who is signed in and where by what another tab did, null after it signed out; undefined while that is `user`. Only a
   * page of the back office stays with its own user and tenant until its reader has answered: what is begun on it belongs
   * there.
   */
  readonly elsewhere: SessionUser | null | undefined;
  readonly locale: Locale;
  /** False until a person picks a language: then a sign-in may bring the account's. */
  readonly isLocaleChosen: boolean;
  readonly otec: NonNullable<SignedIn['otec']> | null;
  readonly isTag: boolean;
  readonly os: DeviceOs;
  /** Takes over what a sign-in answers, or what changed of the user. */
  setUser(answer: SignedIn): void;
  /** Leaves user and tenant of this page for those another tab, or a sign-in on it, has brought. */
  followElsewhere(): void;
  /** Forgets the user; the language stays. */
  clear(): void;
  /** Keeps the language; the caller reloads the page. */
  setLocale(locale: Locale): void;
  setOtec(otec: SessionState['otec']): void;
  setTag(isTag: boolean): void;
  /** Takes over what roles give by now. */
  setPermCodes(permCodes: readonly string[]): void;
  /** Takes over what a tenant switch answers. */
  switchTenant(answer: Pick<SessionUser, 'tenantId' | 'tenantName' | 'permCodes'>): void;
}

const storageName = `tw.${side}`;

/** Who is signed in and in which language: kept in this browser, one copy per side. */
export const useSession = create<SessionState>()(
  persist(
    (set, get) => ({
      user: null,
      elsewhere: undefined,
      locale: 'CN',
      isLocaleChosen: false,
      otec: null,
      isTag: false,
      os: deviceOs(),
      setUser: (answer) => {
        const current = get();
        const { locale, isLocaleChosen, otec, isTag } = current;
        const taken = {
          user: userOf(answer),
          locale: isLocaleChosen ? locale : (answer.locale ?? locale),
          isLocaleChosen,
          otec: answer.otec === undefined ? otec : answer.otec,
          isTag: answer.isTag ?? isTag,
        };
        set(follow(taken, current));
      },
      followElsewhere: () => {
        const { elsewhere } = get();
        if (elsewhere !== undefined) set({ user: elsewhere, elsewhere: undefined });
      },
      clear: () => set({ user: null, elsewhere: undefined, otec: null, isTag: false }),
      setLocale: (locale) => set({ locale, isLocaleChosen: true }),
      setOtec: (otec) => set({ otec }),
      setTag: (isTag) => set({ isTag }),
      setPermCodes: (permCodes) => {
        const { user } = get();
        if (user) set({ user: { ...user, permCodes: [...permCodes] } });
      },
      switchTenant: ({ tenantId, tenantName, permCodes }) => {
        const { user } = get();
        if (user) set({ user: { ...user, tenantId, tenantName, permCodes }, elsewhere: undefined });
      },
    }),
    {
      name: storageName,
      version: 1,
      storage: createJSONStorage(browserStorage),
      // What this page holds on to is not for the other tabs.
      partialize: ({ user, elsewhere = user, locale, isLocaleChosen, otec, isTag }) => ({
        user: elsewhere,
        locale,
        isLocaleChosen,
        otec,
        isTag,
      }),
      merge: (kept, current) => (kept ? follow(kept as KeptState, current) : current),
    },
  ),
);

/** A user counts as signed in when a login name exists. */
export function isSignedIn(state: Pick<SessionState, 'user'> = useSession.getState()): boolean {
  return Boolean(state.user?.loginName);
}

/** Whether somebody is signed in, for components. */
export function useIsSignedIn(): boolean {
  return useSession(isSignedIn);
}

/** Notes that the server found the session in another tenant than this page; returns whether the page waits for an answer now. */
export async function noteTenant(tenantId: unknown): Promise<boolean> {
  await useSession.persist.rehydrate();
  const { user, elsewhere } = useSession.getState();
  if (side !== 'office' || !user || user.tenantId === tenantId) return false;
  const tenant = user.tenants.find(({ id }) => id === tenantId);
  if (elsewhere === undefined && tenant)
    useSession.setState({ elsewhere: { ...user, tenantId: tenant.id, tenantName: tenant.name } });
  return useSession.getState().elsewhere !== undefined;
}

/** Takes over whose the browser's session is, where what the browser keeps of its user does not say so yet: another tab is signing in. */
export async function noteSignedIn(whose: SignedIn | undefined): Promise<void> {
  await useSession.persist.rehydrate();
  const { user, elsewhere = user, setUser } = useSession.getState();
  if (whose && elsewhere?.userId !== whose.userId) setUser(whose);
}

type KeptState = Pick<SessionState, 'user' | 'locale' | 'isLocaleChosen' | 'otec' | 'isTag'>;

/** What the browser keeps, or a sign-in answered, as this page takes it over. */
function follow(kept: KeptState, current: SessionState): SessionState {
  const { user } = current;
  const isSame = kept.user?.userId === user?.userId && kept.user?.tenantId === user?.tenantId;
  if (isSame || side !== 'office' || !user) return { ...current, ...kept, elsewhere: undefined };
  return { ...current, ...kept, user, elsewhere: kept.user };
}

// Sign-in, sign-out, tenant and language of other tabs.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === storageName) void useSession.persist.rehydrate();
});
// A page that slept in the background, or was left and come back to, was told nothing.
for (const waking of ['pageshow', 'visibilitychange'])
  globalThis.addEventListener?.(waking, () => void useSession.persist.rehydrate());

function userOf(answer: SignedIn): SessionUser {
  const { userId, nickname, tenantId, tenantName, tenants, permCodes, avatar, tags, mustEnrol = false } = answer;
  const loginName = maskLoginName(answer.loginName);
  return { userId, loginName, nickname, tenantId, tenantName, tenants, permCodes, avatar, tags, mustEnrol };
}

/** A browser that refuses storage still works: the state then lives as long as the page. */
function browserStorage(): StateStorage<void> {
  return {
    getItem: (name) => attempt((storage) => storage.getItem(name)) ?? null,
    setItem: (name, value) => attempt((storage) => storage.setItem(name, value)),
    removeItem: (name) => attempt((storage) => storage.removeItem(name)),
  };
}

function attempt<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    // Where the page is not a secure context the keys live in the tab, and so must the user.
    return act(isSecureContext ? localStorage : sessionStorage);
  } catch {
    return undefined;
  }
}
