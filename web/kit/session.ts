import type { Static } from 'typebox';
import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import type { SessionAnswer } from '#core/contracts/accounts.ts';
import type { Locale } from '#core/texts/text.ts';
import { type DeviceOs, deviceOs } from './device-os.ts';
import { maskLoginName } from './mask-login-name.ts';
import { side } from './side.ts';

type Answer = Static<typeof SessionAnswer>;

/** The signed-in user as shown: permission codes are for menus only, an e-mail address or number as login name is masked. */
export type SessionUser = Pick<
  Answer,
  'userId' | 'loginName' | 'nickname' | 'tenantId' | 'tenantName' | 'tenants' | 'permCodes' | 'avatar' | 'tags'
> &
  // Not there for who signed in before it was told.
  Partial<Pick<Answer, 'mustEnrol'>>;

/** What a sign-in answers; token and secret never come here. */
export type SignedIn = SessionUser & Partial<Pick<Answer, 'locale' | 'otec' | 'isTag'>>;

export interface SessionState {
  readonly user: SessionUser | null;
  readonly locale: Locale;
  /** False until a person picks a language: then a sign-in may bring the account's. */
  readonly isLocaleChosen: boolean;
  readonly otec: Answer['otec'];
  readonly isTag: boolean;
  readonly os: DeviceOs;
  setUser(answer: SignedIn): void;
  /** Forgets the user; the language stays. */
  clear(): void;
  /** Keeps the language; the caller reloads the page. */
  setLocale(locale: Locale): void;
  setOtec(otec: Answer['otec']): void;
  setTag(isTag: boolean): void;
  /** Takes over what a tenant switch answers. */
  switchTenant(answer: Pick<SessionUser, 'tenantId' | 'tenantName' | 'permCodes'>): void;
}

const storageName = `tw.${side}`;

/** Who is signed in and in which language: kept in this browser, one copy per side. */
export const useSession = create<SessionState>()(
  persist(
    (set, get) => ({
      user: null,
      locale: 'CN',
      isLocaleChosen: false,
      otec: null,
      isTag: false,
      os: deviceOs(),
      setUser: (answer) => {
        const { locale, isLocaleChosen, otec, isTag } = get();
        set({
          user: userOf(answer),
          locale: isLocaleChosen ? locale : (answer.locale ?? locale),
          otec: answer.otec === undefined ? otec : answer.otec,
          isTag: answer.isTag ?? isTag,
        });
      },
      clear: () => set({ user: null, otec: null, isTag: false }),
      setLocale: (locale) => set({ locale, isLocaleChosen: true }),
      setOtec: (otec) => set({ otec }),
      setTag: (isTag) => set({ isTag }),
      switchTenant: ({ tenantId, tenantName, permCodes }) => {
        const { user } = get();
        if (user) set({ user: { ...user, tenantId, tenantName, permCodes } });
      },
    }),
    {
      name: storageName,
      version: 1,
      storage: createJSONStorage(browserStorage),
      partialize: ({ user, locale, isLocaleChosen, otec, isTag }) => ({ user, locale, isLocaleChosen, otec, isTag }),
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

// Sign-in, sign-out and language of other tabs.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === storageName) void useSession.persist.rehydrate();
});

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
