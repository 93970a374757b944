import { useServeWords } from '#features/casework/portal/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import type { TagTone } from '#web/kit/pieces/tag.tsx';

/** When a programme takes applications, as the server says. */
export interface ServiceWindow {
  readonly state: 'open' | 'coming' | 'closed';
  readonly alwaysOpen: boolean;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
}

/** The window in words: all year, until when, from when, or over. */
export function useServiceState(): (window: ServiceWindow) => { tone: TagTone; words: string } {
  const t = useServeWords();
  const locale = useSession((session) => session.locale);
  return ({ state, alwaysOpen, opensAt, closesAt }) => {
    if (alwaysOpen && state === 'open') return { tone: 'open', words: t('state.always') };
    if (state === 'open') {
      // The closing instant is the first one too late.
      const last = closesAt && showDate(Date.parse(closesAt) - 1, locale);
      return { tone: 'open', words: last ? t('state.until', { date: last }) : t('state.open') };
    }
    if (state === 'coming' && opensAt)
      return { tone: 'soon', words: t('state.from', { date: showDate(opensAt, locale) }) };
    return { tone: 'shut', words: t('state.closed') };
  };
}
