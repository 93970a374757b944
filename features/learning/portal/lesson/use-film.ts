import { useCallback, useRef, useState } from 'react';
import type { useAddress } from './use-address.ts';
import type { useWatching } from './use-watching.ts';

interface FilmParts {
  /** Seconds where it begins. */
  readonly from: number;
  readonly seconds: number;
  readonly watching: ReturnType<typeof useWatching>;
  readonly address: ReturnType<typeof useAddress>;
}

export type Film = ReturnType<typeof useFilm>;

/** A film and how it stands; what it plays is told to `watching`. */
export function useFilm({ from, seconds, watching, address }: FilmParts) {
  const ref = useRef<HTMLVideoElement>(null);
  const start = useRef(from);
  /** Whether it was to play on when its address was renewed. */
  const wasPlaying = useRef(false);
  const [at, setAt] = useState(from);
  const [isPlaying, setPlaying] = useState(false);
  const [isReady, setReady] = useState(false);
  const [isMuted, setMuted] = useState(false);
  const [volume, setVolume] = useState(1);
  const [speed, setSpeed] = useState(1);

  const seek = useCallback(
    (second: number) => {
      const to = Math.min(Math.max(0, second), Math.max(0, seconds - 0.1));
      start.current = to;
      watching.jump(to);
      setAt(to);
      if (ref.current) ref.current.currentTime = to;
    },
    [seconds, watching.jump],
  );
  const play = useCallback(() => void ref.current?.play().catch(() => undefined), []);
  const toggle = () => (ref.current?.paused ? play() : ref.current?.pause());
  const change = (part: { muted?: boolean; volume?: number; playbackRate?: number }) => {
    if (ref.current) Object.assign(ref.current, part);
  };

  return {
    ref,
    at,
    isPlaying,
    isReady,
    isMuted,
    volume,
    speed,
    seek,
    play,
    toggle,
    now: () => ref.current?.currentTime ?? at,
    mute: () => change({ muted: !ref.current?.muted }),
    setVolume: (value: number) => change({ volume: value, muted: value === 0 }),
    setSpeed: (value: number) => change({ playbackRate: value }),
    events: {
      onLoadedMetadata: () => {
        const film = ref.current!;
        film.currentTime = start.current;
        film.playbackRate = speed;
        setReady(true);
        if (wasPlaying.current) play();
        wasPlaying.current = false;
      },
      onPlay: () => {
        setPlaying(true);
        watching.begin(ref.current!.currentTime);
      },
      onPlaying: () => address.settle(),
      onPause: () => {
        setPlaying(false);
        watching.save();
      },
      onEnded: () => watching.save(),
      onTimeUpdate: () => {
        const film = ref.current!;
        if (film.seeking) return;
        if (film.readyState > 0) start.current = film.currentTime;
        setAt(film.currentTime);
        if (!film.paused || film.ended) watching.look(film.currentTime);
      },
      onVolumeChange: () => {
        setMuted(ref.current!.muted);
        setVolume(ref.current!.volume);
      },
      onRateChange: () => setSpeed(ref.current!.playbackRate),
      onError: () => {
        wasPlaying.current ||= isPlaying;
        address.renew();
      },
    },
  };
}
