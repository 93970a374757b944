import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { companyNameIn } from '#core/texts/company-name.ts';
import { textIn } from '#core/texts/text.ts';
import { overviewCall } from '#features/accounts/calls/own-account.ts';
import { TagBanner } from '#features/accounts/portal/personal/tag-banner.tsx';
import { declareListCall } from '#features/casework/calls/applications.ts';
import { ApplicationList } from '#features/casework/portal/application/application-list.tsx';
import { pathsOf, type Row } from '#features/casework/portal/application/programme.ts';
import { findHead } from '#features/casework/programmes/heads.ts';
import { MessageList } from '#features/platform/portal/message-list.tsx';
import { TalentCardGround } from '#web/kit/art/talent-card-ground.tsx';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { dayAndMonth, showDate, showDeadline, showTime, showWeekday, timeLeft } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { DateBlock } from '#web/kit/pieces/date-block.tsx';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { MoreLink } from '#web/kit/pieces/section-head.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import { Completeness } from './completeness.tsx';
import { NextTickets } from './next-tickets.tsx';
import styles from './overview-page.module.css';
import { shortClass } from './short-class.ts';

type Overview = OutputOf<typeof overviewCall>;

/** The personal centre's first page: what waits, how many of what, the own applications, the coming dates. */
export function Component() {
  const { data, error, refetch } = useCall(overviewCall, {}, { quiet: true });
  const list = useCall(declareListCall, {}, { quiet: true });
  const failed = (error && !data && error) || (list.error && !list.data && list.error);
  return (
    <PersonalFrame>
      {failed ? (
        <ErrorState
          error={failed}
          onRetry={() => {
            void refetch();
            void list.refetch();
          }}
        />
      ) : data && list.data ? (
        <Shown overview={data} rows={list.data.rows} total={list.data.total} />
      ) : (
        <Waiting />
      )}
    </PersonalFrame>
  );
}

function Shown({ overview, rows, total }: { overview: Overview; rows: readonly Row[]; total: number }) {
  const t = usePersonalWords();
  const certificate = rows.find((row) => row.state === 'EFFECTIVE' && row.no && row.dueAt);
  return (
    <>
      <section className={`stack gap-32 ${styles.hello} folds-laptop`} data-alone={certificate ? undefined : true}>
        <div className="column">
          <Greeting employer={overview.employer} />
          <Counters counts={overview.counts} />
        </div>
        {certificate && <Certificate row={certificate} />}
      </section>
      <TagBanner />
      {overview.toDo.length > 0 && <ToDo items={overview.toDo} />}
      <div className={`stack top gap-32 ${styles.grid} folds-laptop`}>
        <section aria-labelledby="own-title">
          <h2 id="own-title" className={styles.title}>
            {t('own.title')}
            {total > 3 && (
              <span className="push">
                <MoreLink to="/personal/declare">{t('own.all', { count: total })}</MoreLink>
              </span>
            )}
          </h2>
          {rows.length > 0 ? (
            <ApplicationList rows={rows.slice(0, 3)} isShort />
          ) : (
            <Card>
              <EmptyState
                title={t('own.none')}
                level={3}
                actions={
                  <ButtonLink kind="primary" to="/serve">
                    {t('own.start')}
                  </ButtonLink>
                }
              >
                {t('own.noneNote')}
              </EmptyState>
            </Card>
          )}
        </section>
        <ComingDates rows={rows} />
      </div>
      <NextTickets />
      {overview.messages.length > 0 && (
        <section className={styles.section} aria-labelledby="messages-title">
          <h2 id="messages-title" className={styles.title}>
            {t('messages.latest')}
            <span className="push">
              <MoreLink to="/personal/messages">{t('messages.all')}</MoreLink>
            </span>
          </h2>
          <MessageList messages={overview.messages.slice(0, 4)} />
        </section>
      )}
    </>
  );
}

function Greeting({ employer }: { employer: Overview['employer'] }) {
  const t = usePersonalWords();
  const user = useSession((session) => session.user);
  const { otec, locale } = useSession();
  const hour = Number(showTime(serverNow()).slice(0, 2));
  const part = hour < 6 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return (
    <>
      <h1>{t(`hello.${part}`, { name: user?.nickname ?? '' })}</h1>
      <p className="meta">
        {otec ? (
          <span>{companyNameIn(otec, locale)}</span>
        ) : (
          employer && <span className="breaks">{employer.name}</span>
        )}
        {!otec && employer?.position && <span className="breaks">{employer.position}</span>}
        <span className="breaks">{user?.loginName}</span>
      </p>
      <Completeness />
    </>
  );
}

function Counters({ counts }: { counts: Overview['counts'] }) {
  const t = usePersonalWords();
  const todo = counts.drafts + counts.toCorrect;
  const boxes = [
    { words: t('counts.todo'), count: todo, to: '/personal/declare', isHot: counts.toCorrect > 0 },
    { words: t('counts.running'), count: counts.running, to: '/personal/declare' },
    { words: t('counts.approved'), count: counts.approved, to: '/personal/declare' },
    { words: t('counts.unread'), count: counts.unread, to: '/personal/messages' },
  ];
  return (
    <div className={`panel stack ${styles.counters}`}>
      {boxes.map((box) => (
        <Link className="block ink unlined" key={box.words} to={box.to} data-hot={box.isHot || undefined}>
          <b className="block">{box.count}</b>
          <span>{box.words}</span>
        </Link>
      ))}
    </div>
  );
}

function Certificate({ row }: { row: Row }) {
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  const nickname = useSession((session) => session.user?.nickname);
  const programme = findHead(row.programme);
  const { short, note } = shortClass(textIn(row.subject, locale));
  return (
    <Link
      className={`on-dark column anchor clip unlined ${styles.certificate}`}
      to={pathsOf(row.programme).progress(row.id)}
    >
      <TalentCardGround className="cover" />
      <span className={`line apart gap-12 small ${styles.top}`}>
        <b>{programme ? textIn(programme.name, locale) : textIn(row.title, locale)}</b>
        <span>{t('certificate.until', { date: showDate(row.dueAt!, locale) })}</span>
      </span>
      <span className={`breaks ${styles.name}`}>{nickname}</span>
      <span className={`line apart baseline gap-12 small ${styles.no}`}>
        {row.no}
        <span className={styles.class}>
          {note && <small className="block">{note}</small>}
          <em className="block slim clip breaks">{short}</em>
        </span>
      </span>
    </Link>
  );
}

function ToDo({ items }: { items: Overview['toDo'] }) {
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  const now = useNow(serverNow);
  const isFirstHot = items[0]?.state !== 'DRAFT';
  return (
    <section className={styles.section} aria-labelledby="todo-title">
      <h2 id="todo-title" className={styles.title}>
        {t('todo.title')}
      </h2>
      <ul className={`panel ${styles.todo}`}>
        {items.slice(0, 5).map((item, index) => {
          const isDraft = item.state === 'DRAFT';
          const programme = findHead(item.programme);
          const name = programme ? textIn(programme.name, locale) : textIn(item.title, locale);
          const paths = pathsOf(item.programme);
          const isLate = item.dueAt !== null && timeLeft(item.dueAt, now) === undefined;
          return (
            <li className="stack level gap-16 ruled" key={item.applicationId}>
              <span className={`middle tinted ${styles.icon}`} data-tone={isDraft ? undefined : 'hot'}>
                <Icon name={isDraft ? 'file' : 'pencil'} />
              </span>
              <div>
                <h3>
                  {isDraft
                    ? t('todo.draft', { name })
                    : item.openItems > 0
                      ? t('todo.correct', { name, count: item.openItems })
                      : t('todo.again', { name })}
                </h3>
                <p className="small muted">
                  {[
                    item.dueAt
                      ? t(isLate ? 'todo.late' : 'todo.due', { date: showDeadline(item.dueAt, locale) })
                      : t('todo.saved', { date: showDate(item.updatedAt, locale) }),
                    item.no,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <ButtonLink
                small
                kind={isFirstHot && index === 0 ? 'accent' : 'line'}
                to={isDraft ? paths.edit(item.applicationId) : paths.progress(item.applicationId)}
              >
                {isDraft ? t('todo.toDraft') : t('todo.toCorrect')}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Deadlines and ends of validity of the own applications that are still to come. */
function ComingDates({ rows }: { rows: readonly Row[] }) {
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  const now = useNow(serverNow);
  const dates = rows
    .filter((row) => row.dueAt && Date.parse(row.dueAt) > now && kinds[row.state])
    .sort((a, b) => Date.parse(a.dueAt!) - Date.parse(b.dueAt!))
    .slice(0, 5);
  return (
    <section aria-labelledby="dates-title">
      <h2 id="dates-title" className={styles.title}>
        {t('dates.title')}
      </h2>
      <Card boxed>
        {dates.length === 0 && <p className="muted">{t('dates.none')}</p>}
        <ul className={styles.dates}>
          {dates.map((row) => (
            <li className="stack level gap-16 ruled" key={row.id}>
              <DateBlock
                look="frame"
                iso={row.dueAt!}
                urgent={row.state === 'SUPPLEMENT'}
                {...dayAndMonth(row.dueAt!, locale)}
              />
              <span>
                <Link className="strong ink unlined" to={pathsOf(row.programme).progress(row.id)}>
                  {t(`dates.${kinds[row.state]!}`, { title: textIn(row.title, locale) })}
                </Link>
                <small className="block small muted">
                  {showWeekday(row.dueAt!, locale)} {showTime(row.dueAt!) === '23:59' ? '' : showTime(row.dueAt!)}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

const kinds: Readonly<Record<string, 'correct' | 'office' | 'end'>> = {
  SUPPLEMENT: 'correct',
  UNIT_RETURNED: 'correct',
  ACCEPTING: 'office',
  REVIEW: 'office',
  JOINT: 'office',
  PUBLICITY: 'office',
  APPROVED: 'office',
  EFFECTIVE: 'end',
};

function Waiting() {
  return (
    <Loading>
      <div className={`stack gap-32 ${styles.hello} folds-laptop`} data-alone>
        <div className="column">
          <Skeleton width="50%" height="44px" />
          <Skeleton width="30%" height="20px" />
          <div className={`panel stack ${styles.counters}`}>
            {['a', 'b', 'c', 'd'].map((key) => (
              <div key={key} className={`${styles.blank} block ink unlined`}>
                <Skeleton width="48px" height="44px" />
                <Skeleton width="72px" height="16px" />
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className={styles.section}>
        <Skeleton height="200px" />
      </div>
    </Loading>
  );
}
