import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { employerDeskCall } from '#features/casework/calls/employer.ts';
import { StateTag } from '#features/casework/portal/application/state-tag.tsx';
import { employerCards } from '#features/form-means.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { usePaged } from '#web/kit/controls/paged.ts';
import { Pager } from '#web/kit/controls/pager.tsx';
import { showDateTime, showDeadline } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import styles from './employer.module.css';
import { useEmployerWords } from './words.ts';

type Desk = OutputOf<typeof employerDeskCall>;

const tabs = ['waiting', 'answered'] as const;

/** What the company has to confirm for its staff, and what it answered. */
export function Component() {
  const t = useEmployerWords();
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'answered' ? 'answered' : 'waiting';
  const list = usePaged(employerDeskCall, { tab }, { size: 20, quiet: true });
  const { answer, error, isPending, refetch } = list;
  return (
    <PersonalFrame>
      <h1>{t('desk.title')}</h1>
      <p className="muted below-16">
        {answer && <b>{answer.company.name}　</b>}
        {t('desk.note')}
      </p>
      {answer && <Counts counts={answer.counts} />}
      <fieldset className="line wraps gap-8 above-16 below-16" aria-label={t('desk.tabs')}>
        {tabs.map((each) => (
          <ChipButton
            key={each}
            chosen={tab === each}
            onClick={() => setQuery(each === 'waiting' ? {} : { tab: each })}
          >
            {t(`desk.${each}`)}
          </ChipButton>
        ))}
      </fieldset>
      {isPending ? (
        <Card boxed>
          <SkeletonRows rows={3} />
        </Card>
      ) : error && !answer ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : answer && answer.rows.length > 0 ? (
        <div ref={list.top} aria-busy={list.isLeaving || undefined}>
          <ul className="panel">
            {answer.rows.map((row) => (
              <DeskRow key={row.id} row={row} />
            ))}
          </ul>
          <Pager page={list.page} size={list.size} total={answer.total} />
        </div>
      ) : (
        <Card boxed>
          <EmptyState title={t(tab === 'waiting' ? 'desk.none' : 'desk.noneAnswered')}>
            {tab === 'waiting' && t('desk.noneNote')}
          </EmptyState>
        </Card>
      )}
      {answer &&
        Object.entries(employerCards).map(([key, EmployerCard]) => (
          <Suspense key={key}>
            <EmployerCard />
          </Suspense>
        ))}
    </PersonalFrame>
  );
}

function Counts({ counts }: Pick<Desk, 'counts'>) {
  const t = useEmployerWords();
  return (
    <Card>
      <dl className={styles.counts} aria-label={t('desk.counts')}>
        {(['waiting', 'due', 'running', 'answered'] as const).map((key) => (
          <div key={key}>
            <dt className="small muted">{t(`desk.${key}`)}</dt>
            <dd className="strong">{counts[key]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function DeskRow({ row }: { row: Desk['rows'][number] }) {
  const t = useEmployerWords();
  const locale = useSession((session) => session.locale);
  const path = `/personal/unit/${row.id}`;
  const isWaiting = row.state === 'UNIT_REVIEW';
  return (
    <li className={`parted ${styles.row}`}>
      <div className="row top apart gap-12">
        <div className="grows">
          <Link className="ink unlined underlines breaks" to={path}>
            <b>{row.applicant}</b> · {textIn(row.title, locale)}
          </Link>
          <p className="meta">
            {row.no && <span>{row.no}</span>}
            <span>{t('desk.submitted', { time: showDateTime(row.submittedAt, locale) })}</span>
            {row.dueAt && <span>{t('desk.by', { date: showDeadline(row.dueAt, locale) })}</span>}
            {isWaiting && row.isMine && <span>{t('desk.mine')}</span>}
          </p>
        </div>
        {isWaiting && !row.isMine ? (
          <ButtonLink small to={path}>
            {t('desk.check')}
          </ButtonLink>
        ) : (
          <StateTag state={row.state} />
        )}
      </div>
    </li>
  );
}
