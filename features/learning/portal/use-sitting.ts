import { useCallback, useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { saveAnswersCall, type sittingCall, submitExamCall } from '#features/learning/calls.ts';
import { heartbeat } from '#features/learning/shared/exam.ts';
import { call } from '#web/kit/call/call.ts';

type Sitting = OutputOf<typeof sittingCall>;
type Time = Pick<Sitting, 'now' | 'dueAt' | 'givenBack' | 'leaves'>;

/** Away for longer than this counts as having left the page, in ms. */
const away = 5_000;

/**
 * The answers of a sitting as they are typed: each is kept on the device at once and by the server a moment later. What
 * could not be sent stays on the device, over a reload too, and goes with the next beat; a beat that ends the exam calls `onEnd`.
 */
export function useSitting(id: string, sitting: Sitting, onEnd: () => void) {
  const kept = useRef(readKept(id));
  const [answers, setAnswers] = useState<Record<string, unknown>>({ ...sitting.answers, ...kept.current });
  const [time, setTime] = useState<Heard>(() => heard(sitting));
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
      setTime(heard(answer));
      setState('saved');
      setSavedAt(answer.now);
      if (answer.state !== 'DOING') {
        forget(id);
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
    forget(id);
    end.current();
  };

  return { answers, answer, submit, state, savedAt, time, waiting: Object.keys(kept.current).length };
}

/** Questions that the learner means to come back to; they stay on the device until the exam is over. */
export function useFlags(id: string) {
  const [flags, setFlags] = useState(() => readKept(`${id}.flags`));
  return {
    has: (question: string) => flags[question] === true,
    turn(question: string) {
      const { [question]: before, ...others } = flags;
      const after = before ? others : { ...others, [question]: true };
      writeKept(`${id}.flags`, after);
      setFlags(after);
    },
  };
}

/** A time as the server told it, with when it came by the clocks of the device. */
type Heard = Time & { readonly at: number; readonly heardAt: number };

function heard({ now, dueAt, givenBack, leaves }: Time): Heard {
  return { now, dueAt, givenBack, leaves, at: performance.now(), heardAt: Date.now() };
}

/** Milliseconds that are left by the clock of the server. */
export function leftOf({ now, dueAt, at }: Heard): number {
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

function forget(id: string): void {
  writeKept(id, {});
  writeKept(`${id}.flags`, {});
}

function keyOf(id: string): string {
  return `tw.exam.${id}`;
}
