import { useCallback, useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { saveAnswersCall, type sittingCall, submitExamCall } from '#features/learning/calls.ts';
import { heartbeat } from '#features/learning/shared/exam.ts';
import { call } from '#web/kit/call/call.ts';

type Sitting = OutputOf<typeof sittingCall>;
type Time = Pick<Sitting, 'now' | 'dueAt' | 'givenBack'>;

/** Away for longer than this counts as having left the page, in ms. */
const away = 5_000;

/**
 * The answers of a sitting as they are typed: each is kept on the device at once and by the server a moment later. What
 * could not be sent stays on the device, over a reload too, and goes with the next beat; a beat that ends the exam calls `onEnd`.
 */
export function useSitting(id: string, sitting: Sitting, onEnd: () => void) {
  const kept = useRef(readKept(id));
  const [answers, setAnswers] = useState<Record<string, unknown>>({ ...sitting.answers, ...kept.current });
  const [time, setTime] = useState<Time & { at: number }>({ ...sitting, at: performance.now() });
  const [state, setState] = useState<'saved' | 'saving' | 'offline'>('saved');
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const leaves = useRef(0);
  const isBusy = useRef(false);
  const end = useRef(onEnd);
  end.current = onEnd;

  const send = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const sent = { ...kept.current };
    const left = leaves.current;
    try {
      const answer = await call(saveAnswersCall, { id, answers: sent, leaves: left }, { quiet: true });
      for (const [question, value] of Object.entries(sent))
        if (kept.current[question] === value) delete kept.current[question];
      leaves.current -= left;
      writeKept(id, kept.current);
      setTime({ ...answer, at: performance.now() });
      setState('saved');
      setSavedAt(answer.now);
      if (answer.state !== 'DOING') {
        writeKept(id, {});
        end.current();
      }
    } catch {
      setState('offline');
    } finally {
      isBusy.current = false;
    }
  }, [id]);

  useEffect(() => {
    const beat = setInterval(() => void send(), heartbeat);
    let leftAt = 0;
    const onVisibility = () => {
      if (document.hidden) leftAt = performance.now();
      else if (leftAt && performance.now() - leftAt > away) leaves.current += 1;
      if (!document.hidden) void send();
    };
    const onOnline = () => void send();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onOnline);
    return () => {
      clearInterval(beat);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onOnline);
    };
  }, [send]);

  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  const answer = (question: string, value: unknown) => {
    kept.current = { ...kept.current, [question]: value };
    writeKept(id, kept.current);
    setAnswers((before) => ({ ...before, [question]: value }));
    setState((before) => (before === 'offline' ? before : 'saving'));
    clearTimeout(soon.current);
    soon.current = setTimeout(() => void send(), 800);
  };

  const submit = async () => {
    await call(submitExamCall, { id, answers: kept.current });
    writeKept(id, {});
    end.current();
  };

  return { answers, answer, submit, state, savedAt, time, waiting: Object.keys(kept.current).length };
}

/** Milliseconds that are left by the clock of the server. */
export function leftOf({ now, dueAt, at }: Time & { at: number }): number {
  return Math.max(0, Date.parse(dueAt) - Date.parse(now) - (performance.now() - at));
}

function readKept(id: string): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

function writeKept(id: string, answers: Record<string, unknown>): void {
  try {
    if (Object.keys(answers).length === 0) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify(answers));
  } catch {
    // A browser without storage keeps them in memory alone.
  }
}

function keyOf(id: string): string {
  return `tw.exam.${id}`;
}
