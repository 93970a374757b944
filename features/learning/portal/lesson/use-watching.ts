import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { courseOneCall, myLearningCall } from '#features/learning/calls.ts';
import { watchCall } from '#features/learning/lesson-calls.ts';
import { mergeSpans, type Span, secondsIn } from '#features/learning/shared/watching.ts';
import { CallError, call } from '#web/kit/call/call.ts';

const everyMs = 5000;
/** Seconds between two looks at the clock of a film that plays; more is a jump. */
const longestStep = 2.5;

interface Watched {
  readonly courseId: string;
  readonly lessonId: string;
  /** Watched before, by the server. */
  readonly spans: readonly Span[];
  readonly savedAt: string | null;
  /** Whether anything is kept: guests just look. */
  readonly isKept: boolean;
}

/**
 * Notes which stretches of a film were watched and sends them every five seconds, on a pause and when the page is left;
 * what could not be sent goes with the next. `look` is told the clock of the film whenever it moves by itself.
 */
export function useWatching({ courseId, lessonId, spans: before, savedAt: savedBefore, isKept }: Watched) {
  const cache = useQueryClient();
  const [spans, setSpans] = useState(before);
  const [savedAt, setSavedAt] = useState(savedBefore);
  const [isUnsaved, setUnsaved] = useState(false);
  const pending = useRef<Span[]>([]);
  const run = useRef<{ from: number; to: number }>(undefined);
  const position = useRef(0);
  const isDone = useRef<boolean>(undefined);
  const busy = useRef<Promise<void>>(undefined);

  const close = useCallback(() => {
    if (run.current && run.current.to > run.current.from) pending.current.push([run.current.from, run.current.to]);
    run.current = run.current && { from: run.current.to, to: run.current.to };
  }, []);

  const send = useCallback(
    async (begins: boolean) => {
      const sent = mergeSpans(pending.current);
      pending.current = [];
      const input = {
        id: courseId,
        lesson: lessonId,
        spans: sent.slice(0, 50).map(([from, to]) => ({ from, to })),
        position: Math.max(0, position.current),
        ...(begins && { begins }),
      };
      try {
        const kept = await call(watchCall, input, { quiet: true });
        setSpans((now) => mergeSpans([...now, ...kept.spans.map(({ from, to }): Span => [from, to])]));
        setSavedAt(kept.savedAt);
        setUnsaved(false);
        if (isDone.current === false && kept.isDone) void cache.invalidateQueries({ queryKey: [courseOneCall.path] });
        isDone.current = kept.isDone;
      } catch (error) {
        // What the server refuses it would refuse again; what did not arrive goes with the next.
        if (error instanceof CallError && error.key === 'NOT_ALLOWED') return;
        pending.current = [...sent, ...pending.current];
        setUnsaved(true);
      }
    },
    [courseId, lessonId, cache],
  );

  const save = useCallback(
    (begins = false) => {
      if (!isKept) return;
      close();
      // One after the other: the next begins where the last has ended.
      busy.current = (busy.current ?? Promise.resolve()).then(() => send(begins));
    },
    [isKept, close, send],
  );

  useEffect(() => {
    const timer = setInterval(() => {
      if (run.current && run.current.to > run.current.from) save();
      else if (pending.current.length > 0) save();
    }, everyMs);
    const leave = () => {
      if (document.visibilityState === 'hidden' && (run.current || pending.current.length > 0)) save();
    };
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', leave);
      if (run.current || pending.current.length > 0) {
        save();
        void busy.current?.then(() => {
          void cache.invalidateQueries({ queryKey: [courseOneCall.path] });
          void cache.invalidateQueries({ queryKey: [myLearningCall.path] });
        });
      }
    };
  }, [save, cache]);

  return {
    spans,
    watched: secondsIn(spans),
    savedAt,
    isUnsaved,
    /** The film plays and stands at `at` seconds. */
    look: useCallback((at: number) => {
      position.current = at;
      const last = run.current;
      if (!last || at < last.to || at - last.to > longestStep) {
        if (last && last.to > last.from) pending.current.push([last.from, last.to]);
        run.current = { from: at, to: at };
        return;
      }
      run.current = { from: last.from, to: at };
      setSpans((now) => mergeSpans([...now, [last.to, at]]));
    }, []),
    /** It was put to `at` seconds. */
    jump: useCallback(
      (at: number) => {
        close();
        run.current = undefined;
        position.current = at;
      },
      [close],
    ),
    /** It begins to play, for the first time or again. */
    begin: useCallback(
      (at: number) => {
        position.current = at;
        if (isDone.current === undefined) {
          isDone.current = false;
          save(true);
        }
      },
      [save],
    ),
    save,
  };
}
