import { useEffect, useState } from 'react';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { bannerCall, bannerCountCall } from '#features/site/calls/banners.ts';
import { call } from '#web/kit/call/call.ts';
import { useCall } from '#web/kit/call/query.ts';

export type Banner = OutputOf<typeof bannerCall>['rows'][number];

/** The banners of a place, which of them shows, and how it changes. */
export interface BannerShow {
  readonly banners: readonly Banner[];
  readonly at: number;
  readonly isPaused: boolean;
  go(at: number): void;
  pause(isPaused: boolean): void;
}

const turnMs = 7000;

/** Banners that show now at a place; undefined while there are none, so that the place shows its own picture. */
export function useBanners(position: InputOf<typeof bannerCall>['position']): BannerShow | undefined {
  const { data } = useCall(bannerCall, { position }, { staleTime: 300_000, quiet: true });
  const [at, setAt] = useState(0);
  // Whoever wants less motion turns them by hand.
  const [isPaused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const banners = data?.rows ?? [];
  const { length } = banners;
  const shown = banners[at % Math.max(1, length)];
  useEffect(() => {
    if (isPaused || length < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) setAt((before) => (before + 1) % length);
    }, turnMs);
    return () => clearInterval(timer);
  }, [isPaused, length]);
  useEffect(() => {
    if (shown) count('seen', shown.id);
  }, [shown]);
  if (!shown) return undefined;
  return {
    banners,
    isPaused,
    at: at % length,
    go: (next) => setAt((next + length) % length),
    pause: setPaused,
  };
}

const counted = new Set<string>();
const waiting: Record<'seen' | 'followed', string[]> = { seen: [], followed: [] };
let isWaiting = false;

/** Notes that a banner was seen or followed; told some seconds later, when the page has long been drawn. */
export function count(what: 'seen' | 'followed', id: string): void {
  if (counted.has(`${what}/${id}`)) return;
  counted.add(`${what}/${id}`);
  waiting[what].push(id);
  if (what === 'followed') tell();
  else if (!isWaiting) {
    isWaiting = true;
    setTimeout(tell, 5000);
  }
}

function tell(): void {
  isWaiting = false;
  const { seen, followed } = waiting;
  const sent = { seen: seen.splice(0, 8), followed: followed.splice(0, 8) };
  if (sent.seen.length + sent.followed.length === 0) return;
  // A count that does not arrive is not worth a word to a visitor.
  call(bannerCountCall, sent, { quiet: true }).catch(() => undefined);
}
