import { textIn } from '#core/texts/text.ts';
import { entryStateOf } from '#features/competition/shared/states.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';

const tones: Readonly<Record<string, TagTone>> = {
  waiting: 'warn',
  working: 'soon',
  problem: 'bad',
  done: 'open',
  off: 'shut',
  pinned: 'gold',
};

/** The state of an entry in words. */
export function EntryTag({ state }: { state: string }) {
  const locale = useSession((session) => session.locale);
  const { name, tone } = entryStateOf(state);
  return <Tag tone={tones[tone] ?? 'plain'}>{textIn(name, locale)}</Tag>;
}
