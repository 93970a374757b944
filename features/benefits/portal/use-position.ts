import { useState } from 'react';
import type { Point } from '#core/distance.ts';

/** Where the reader is, once they let the device say so. It stays in this page: no call carries it. */
export interface Position {
  readonly state: 'off' | 'asking' | 'on' | 'refused' | 'unknown';
  readonly point: Point | null;
  ask(): void;
  forget(): void;
}

/** Ms that a device may take to say where it is. */
const patience = 10_000;

export function usePosition(): Position {
  const [found, setFound] = useState<Pick<Position, 'state' | 'point'>>({ state: 'off', point: null });
  const fail = (state: 'refused' | 'unknown') => setFound({ state, point: null });
  return {
    ...found,
    forget: () => setFound({ state: 'off', point: null }),
    ask: () => {
      if (!navigator.geolocation) return fail('unknown');
      setFound({ state: 'asking', point: null });
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => setFound({ state: 'on', point: { latitude, longitude } }),
        ({ code, PERMISSION_DENIED }) => fail(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
        { timeout: patience, maximumAge: 60_000 },
      );
    },
  };
}
