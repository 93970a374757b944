import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { contestCall } from '#features/site/calls/sites.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDate, timeLeft } from '#web/kit/dates.ts';
import { Countdown, useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { Timeline } from '#web/kit/pieces/progress/timeline.tsx';
import { SectionHead } from '#web/kit/pieces/section-head.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import styles from './contest.module.css';
import { useSiteWords } from './words.ts';

type Contest = NonNullable<OutputOf<typeof contestCall>['contest']>;

const entryPath = '/itec/apply';

/** The running competition: how long one can still enter, and its stages; nothing while none is planned. */
export function Contest({ rules }: { rules: string | undefined }) {
  const t = useSiteWords();
  const locale = useSession((state) => state.locale);
  const isKnown = useIsKnown();
  const { data } = useCall(contestCall, {}, { staleTime: 300_000, quiet: true });
  if (!data?.contest) return null;
  const { contest } = data;
  const day = (date: string) => showDate(`${date}T00:00:00+08:00`, locale);
  const steps = contest.stages.map(({ title, from, to, state }) => ({
    key: title.CN,
    title: textIn(title, locale),
    meta: t('contest.days', { from: day(from), to: day(to) }),
    note: t(`contest.${state}`),
    state: ({ done: 'done', now: 'theirs', next: 'next' } as const)[state],
  }));
  return (
    <section className={`stack top ${styles.contest} folds-tablet`}>
      <div>
        <SectionHead title={t('contest.title', { year: contest.year })} />
        <Timeline steps={steps} label={t('contest.stages')} isWide />
      </div>
      <aside className={`stack gap-16 ${styles.aside}`}>
        <State contest={contest} day={day} />
        {contest.state === 'open' && isKnown(entryPath) && (
          <ButtonLink kind="accent" block to={entryPath}>
            {t('contest.enter')}
          </ButtonLink>
        )}
        {rules && (
          <ButtonLink block to={`/itecpage/${rules}`}>
            {t('contest.rules')}
          </ButtonLink>
        )}
        {contest.entries.total > 0 && <Entries entries={contest.entries} />}
      </aside>
    </section>
  );
}

function State({ contest, day }: { contest: Contest; day: (date: string) => string }) {
  const t = useSiteWords();
  const now = useNow(serverNow);
  // The last day counts to its end.
  const left = timeLeft(Date.parse(`${contest.to}T00:00:00+08:00`) + 86_400_000, now);
  if (contest.state === 'open' && left)
    return (
      <Countdown title={t('contest.left')} figure={left.count} unit={t(`contest.${left.unit}`, { count: left.count })}>
        <p>{t('contest.until', { date: day(contest.to) })}</p>
      </Countdown>
    );
  return (
    <p>
      <Tag tone={contest.state === 'coming' ? 'soon' : 'shut'}>
        {contest.state === 'coming' ? t('contest.coming', { date: day(contest.from) }) : t('contest.closed')}
      </Tag>
    </p>
  );
}

function Entries({ entries }: { entries: Contest['entries'] }) {
  const t = useSiteWords();
  const figures = [
    [t('contest.entries'), entries.total],
    [t('contest.waitingSubmit'), entries.waitingSubmit],
    [t('contest.waitingVerify'), entries.waitingVerify],
  ] as const;
  return (
    <dl className={`line apart gap-16 ${styles.entries}`}>
      {figures.map(([words, count]) => (
        <div key={words}>
          <dt className="small muted">{words}</dt>
          <dd>{count.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}
