import { textIn } from '#core/texts/text.ts';
import type { FeatureKey } from '#features/platform/shared/features.ts';
import { indexCall } from '#features/site/calls/home.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';

/** Who runs the platform and how to reach them, from the home call (read once, then from the cache). */
export function usePlatform() {
  return useCall(indexCall, {}, { staleTime: 300_000 }).data?.platform;
}

const nothing: readonly string[] = [];

/** Keys of what the tenant has switched off; empty until the home call has answered. */
export function useSwitchedOff(): readonly string[] {
  return usePlatform()?.off ?? nothing;
}

/** Whether the tenant offers a part of the portal. */
export function useIsOffered(key: FeatureKey): boolean {
  return !useSwitchedOff().includes(key);
}

/** What the tenant says about its one-stop service; blank where it says nothing. */
export function useOneStop(): string {
  const locale = useSession((state) => state.locale);
  const platform = usePlatform();
  return platform ? textIn(platform.oneStop, locale) : '';
}

export function useHostName(): string | undefined {
  const locale = useSession((state) => state.locale);
  const platform = usePlatform();
  // A blank keeps the line's height until the name is there.
  return platform ? textIn(platform.host, locale) : ' ';
}
