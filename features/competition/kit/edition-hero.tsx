import type { CSSProperties, ReactNode } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import type { editionCall } from '#features/competition/calls.ts';
import { editionState, lastDayOf } from '#features/competition/shared/edition.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { isoDay, showDeadline, timeLeft } from '#web/kit/dates.ts';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { cometStops } from './comet.ts';
import { CometSky } from './comet-sky.tsx';
import styles from './edition-hero.module.css';
import './tokens.css';
import { useCompetitionWords } from './words.ts';

type Shown = OutputOf<typeof editionCall>;
type Edition = NonNullable<Shown['edition']>;

/** The head of an edition: how long one can still enter, what to do (`children`), and its calendar along the comet's path. */
export function EditionHero({
  edition,
  rounds,
  children,
}: {
  edition: Edition;
  rounds: Shown['rounds'];
  children: ReactNode;
}) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const now = useNow(serverNow);
  const today = isoDay(now);
  const state = stateOf(edition, rounds, now);
  return (
    <section className={`on-dark anchor clip ${styles.hero}`}>
      <CometSky className={styles.sky} />
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <Tag tone={state === 'open' ? 'open' : state === 'coming' ? 'soon' : 'shut'}>{t(`hero.${state}`)}</Tag>
          <h1 className="above-12">
            <Title title={textIn(edition.title, locale)} />
          </h1>
          <p className={`above-8 ${styles.lead}`}>{textIn(edition.intro, locale)}</p>
          <Left edition={edition} now={now} />
          <div className="row wraps gap-12 above-20">{children}</div>
        </div>
        <ol className={styles.stops} aria-label={t('hero.calendar')}>
          {cometStops(rounds.length).map(({ left, top }, index) => {
            const { stage, title, startsOn, endsOn } = rounds[index]!;
            const last = stage === 'APPLY' ? lastDayOf(edition) : endsOn;
            const isNow = startsOn <= today && today <= last;
            return (
              <li
                key={stage}
                className={isNow ? styles.now : today > last ? styles.done : undefined}
                style={{ '--left': `${left}px`, '--top': `${top}px` } as CSSProperties}
                aria-current={isNow ? 'step' : undefined}
              >
                <b>{textIn(title, locale)}</b>
                <span>{t('hero.days', { from: startsOn.slice(5), to: last.slice(5) })}</span>
                {isNow && <em>{t('hero.now')}</em>}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

function stateOf(edition: Edition, rounds: Shown['rounds'], now: number): 'coming' | 'open' | 'running' | 'ended' {
  const state = editionState(edition, new Date(now));
  if (state !== 'closed') return state;
  return isoDay(now) > (rounds.at(-1)?.endsOn ?? edition.startsOn) ? 'ended' : 'running';
}

/** The name and year stand larger than what the contest is called. */
function Title({ title }: { title: string }) {
  const [, name, rest] = /^(.*?\d{4})\s+(.+)$/.exec(title) ?? [];
  if (!name) return title;
  return (
    <>
      <span className="block">{name}</span> {rest}
    </>
  );
}

function Left({ edition: { opensAt, closesAt }, now }: { edition: Edition; now: number }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const isComing = now < Date.parse(opensAt);
  const left = timeLeft(isComing ? opensAt : closesAt, now);
  if (!left) return null;
  return (
    <div className={styles.left}>
      <p>{t(isComing ? 'hero.untilOpen' : 'hero.left')}</p>
      <b>
        {left.count} <small>{t(`hero.${left.unit}`, { count: left.count })}</small>
      </b>
      <span>
        <span className="block">{showDeadline(isComing ? opensAt : closesAt, locale)}</span>
        {t('hero.zone')}
      </span>
    </div>
  );
}
