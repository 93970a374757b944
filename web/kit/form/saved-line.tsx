import { useEffect, useRef, useState } from 'react';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '../clock.ts';
import { isoDay, showShortDate, showTime } from '../dates.ts';
import { Icon } from '../marks/icon.tsx';
import type { DraftState } from './drafts/draft-state.ts';
import styles from './form-editor.module.css';
import { useFormWords } from './words.ts';

/** Where what was typed is now: with the server and since when, on its way, or kept on this device. */
export function SavedLine({ state }: { state: Pick<DraftState, 'status' | 'savedAt'> }) {
  const words = useSavedWords(state);
  const isTrouble = troubles.has(state.status);
  if (!words) return null;
  return (
    <span
      className={`inline-row gap-6 small muted ${styles.saved}`}
      data-tone={isTrouble ? 'warn' : state.status === 'saved' ? 'good' : undefined}
    >
      {state.status === 'saved' && <Icon name="check" size={16} />}
      {isTrouble && <Icon name="alert" size={16} />}
      {words}
    </span>
  );
}

/** Says aloud when saving stops working and when it works again, not every save. */
export function SavedAnnouncer({ state }: { state: Pick<DraftState, 'status' | 'savedAt'> }) {
  const words = useSavedWords(state);
  const wasTrouble = useRef(false);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const isTrouble = troubles.has(state.status);
    if (isTrouble || (wasTrouble.current && state.status === 'saved')) setSaid(words);
    if (isTrouble) wasTrouble.current = true;
    if (state.status === 'saved') wasTrouble.current = false;
  }, [state.status, words]);
  return (
    <span className="vh" role="status">
      {said}
    </span>
  );
}

const troubles: ReadonlySet<DraftState['status']> = new Set([
  'undecided',
  'offline',
  'paused',
  'failed',
  'expired',
  'barred',
]);

function useSavedWords({ status, savedAt }: Pick<DraftState, 'status' | 'savedAt'>): string {
  const t = useFormWords();
  const locale = useSession((session) => session.locale);
  if (status === 'saved') {
    if (!savedAt) return '';
    const isToday = isoDay(savedAt) === isoDay(now());
    return t('saved.saved', {
      time: isToday ? clockTime(savedAt) : `${showShortDate(savedAt, locale, now())} ${showTime(savedAt)}`,
    });
  }
  return t(`saved.${status}`);
}

const format = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Shanghai',
});

/** 14:02:05 in Asia/Shanghai. */
export function clockTime(at: string): string {
  return format.format(new Date(at));
}
