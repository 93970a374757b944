import { dayInShanghai } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import type { Text } from '#core/texts/text.ts';
import { round as resource } from '#features/competition/resources/round.ts';
import { useTexts } from '#features/judging/office/words.ts';
import type { boardCall } from '#features/judging/organiser-calls.ts';
import { now } from '#web/kit/clock.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './overview.module.css';

const { list: roundListCall } = callsOf(resource);
const mostDays = 6;

interface Round {
  readonly id: string;
  readonly title: Text;
  readonly editionTitle: Text;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** What comes next: the days of rounds of all editions, and those of the judging that is shown. */
export function Days({ board, title }: { board: OutputOf<typeof boardCall>; title: Text }) {
  const t = useTexts();
  const read = useTextIn();
  const listed = useOfficeCall(roundListCall, { size: 100 });
  const rounds = (listed.data?.rows ?? []) as unknown as Round[];
  const today = dayInShanghai(now());
  const named = (round: Round) => `${read(round.editionTitle)} ${read(round.title)}`;
  const days = [
    ...rounds.flatMap((round) => [
      { key: `${round.id} from`, day: round.startsOn, text: t('overview.begins', { title: named(round) }) },
      { key: `${round.id} to`, day: round.endsOn, text: t('overview.ends', { title: named(round) }) },
    ]),
    ...(board.state === 'OPEN'
      ? [{ key: 'closes', day: dayOf(board.closesAt), text: t('overview.closes', { title: read(title) }) }]
      : []),
    ...board.reminders.map((at) => ({ key: at, day: dayOf(at), text: t('overview.reminds') })),
  ]
    .filter(({ day }) => day >= today)
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.key.localeCompare(b.key))
    .slice(0, mostDays);
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('overview.days')}</h2>
      </div>
      {days.length === 0 && <p className={`muted size-13 ${styles.body}`}>{t('overview.noDays')}</p>}
      <ol className={styles.days}>
        {days.map(({ key, day, text }) => (
          <li key={key} className="row gap-12">
            <time dateTime={day} className="bold">
              {day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day}
            </time>
            <span className="grow size-13">{text}</span>
            <span className="muted size-13">
              {day === today ? t('overview.today') : t('overview.inDays', { count: between(today, day) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function dayOf(instant: string): string {
  return dayInShanghai(Date.parse(instant));
}

function between(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
