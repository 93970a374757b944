import { useSyncExternalStore } from 'react';

/** Where one is in the kit: the list, the route of a day, or a visit at its checklist or its photos. It stands behind `#`. */
export interface KitRoute {
  readonly visitId: string | null;
  readonly step: 'check' | 'photos';
  /** YYYY-MM-DD of the day whose route is shown. */
  readonly day: string | null;
}

/** The address below the page of a visit and step; that of the list without a visit. */
export function hashOf(visitId?: string, step: KitRoute['step'] = 'check'): string {
  return visitId === undefined ? '#/' : `#/${visitId}/${step}`;
}

/** The address of the route of a day; no id of a visit is written like a day. */
export function dayHash(day: string): string {
  return `#/${day}`;
}

export function useRoute(): KitRoute {
  const hash = useSyncExternalStore(
    (tell) => {
      addEventListener('hashchange', tell);
      return () => removeEventListener('hashchange', tell);
    },
    () => location.hash,
  );
  const [, at = '', step] = hash.split('/');
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(at);
  return { visitId: isDay ? null : at || null, step: step === 'photos' ? 'photos' : 'check', day: isDay ? at : null };
}

export function goTo(hash: string): void {
  location.hash = hash;
  scrollTo(0, 0);
}
