import { useRef, useState } from 'react';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { keptDays } from './kept-days.ts';

interface Kept {
  readonly at: number;
  readonly values: Values;
}

/**
 * What somebody types into a form that is sent in one go: kept on this device under a name until it is sent or thirty days
 * old, apart for each person. What a guest typed stays in its tab, as the next guest may sit at the same machine, and is
 * taken over by whoever signs in there to go on with it. Files are left out.
 */
export function useKeptAnswers(name: string, section: Pick<Section, 'fields'>) {
  const user = useSession((session) => session.user?.userId ?? '');
  const key = keyOf(user, name);
  const read = useRef<{ key: string; values: Values }>(null);
  if (read.current?.key !== key) read.current = { key, values: readFrom(key) ?? takeOver(name, key) ?? {} };
  const [isLasting, setLasting] = useState(true);
  const [hasKept, setKept] = useState(Object.keys(read.current.values).length > 0);
  return {
    /** What is kept now. */
    values: () => read.current!.values,
    hasKept,
    /** False where this browser refuses storage. */
    isLasting,
    keep(part: Values) {
      const values = { ...read.current!.values, ...withoutFiles(part, section) };
      read.current = { key, values };
      setLasting(write(key, values));
      setKept(true);
    },
    forget() {
      read.current = { key, values: {} };
      write(key, undefined);
      setKept(false);
    },
  };
}

/** Where what is kept under a key lies. */
function storeOf(key: string): Storage {
  return key.startsWith(keyOf('', '')) ? sessionStorage : localStorage;
}

function keyOf(user: string, name: string): string {
  return `tw.typed/${user}/${name}`;
}

function withoutFiles(values: Values, { fields }: Pick<Section, 'fields'>): Values {
  const files = new Set(fields.filter(({ kind }) => kind === 'files').map((field) => field.key));
  return Object.fromEntries(Object.entries(values).filter(([field]) => !files.has(field)));
}

function readFrom(key: string): Values | undefined {
  try {
    const { at, values } = JSON.parse(storeOf(key).getItem(key) ?? '') as Kept;
    if (now() - at < keptDays * 86_400_000) return values;
    storeOf(key).removeItem(key);
  } catch {
    // Nothing is kept, or nothing can be.
  }
  return undefined;
}

function takeOver(name: string, key: string): Values | undefined {
  const guest = keyOf('', name);
  const values = guest === key ? undefined : readFrom(guest);
  if (values && write(key, values)) write(guest, undefined);
  return values;
}

/** Whether this browser took it. */
function write(key: string, values: Values | undefined): boolean {
  try {
    if (values === undefined) storeOf(key).removeItem(key);
    else storeOf(key).setItem(key, JSON.stringify({ at: now(), values } satisfies Kept));
    return true;
  } catch {
    return false;
  }
}
