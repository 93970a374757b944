import { textIn } from '#core/texts/text.ts';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { dueOf } from '#features/competition/shared/due.ts';
import { entryStateOf } from '#features/competition/shared/states.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { showDeadline, timeLeft } from '#web/kit/dates.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import type { Head } from './entry-row.tsx';
import { EntryTag } from './state-tag.tsx';

/** What stands beside the title of a form of an entry: state, track and group, number, and until when. */
export function EntryFacts({ entry }: { entry: Head }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const { state, no, track, group } = entry;
  const due = entryStateOf(state).turn === 'nobody' ? null : dueOf(entry);
  const left = due === null ? undefined : timeLeft(due, serverNow());
  const contest = [track, group].flatMap((text) => (text ? textIn(text, locale) : [])).join(' · ');
  return (
    <p className="row wraps gap-4-12 small muted">
      <EntryTag state={state} />
      {contest && <span>{contest}</span>}
      {no && <span>{no}</span>}
      {due !== null && (
        <span className="inline-row gap-6">
          <Icon name="clock" size={16} />
          {t('fill.until', { time: showDeadline(due, locale) })}
          {left && ` ${t('fill.left', { time: `${left.count} ${t(`dueIn.${left.unit}`, { count: left.count })}` })}`}
        </span>
      )}
    </p>
  );
}
