import { useSyncExternalStore } from 'react';

/** Where one is in the kit: the list, or a visit at its checklist or its photos. It stands behind the stroke `#`. */
export interface KitRoute {
  readonly visitId: string | null;
  readonly step: 'check' | 'photos';
}

/** The address below the page of a visit and step; that of the list without a visit. */
export function hashOf(visitId?: string, step: KitRoute['step'] = 'check'): string {
  return visitId === undefined ? '#/' : `#/${visitId}/${step}`;
}

export function useRoute(): KitRoute {
  const hash = useSyncExternalStore(
    (tell) => {
      addEventListener('hashchange', tell);
      return () => removeEventListener('hashchange', tell);
    },
    () => location.hash,
  );
  const [, visitId = '', step] = hash.split('/');
  return { visitId: visitId || null, step: step === 'photos' ? 'photos' : 'check' };
}

export function goTo(hash: string): void {
  location.hash = hash;
  scrollTo(0, 0);
}
