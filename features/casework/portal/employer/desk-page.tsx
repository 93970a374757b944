import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { employerDeskCall } from '#features/casework/calls/employer.ts';
import { companyCards, employerCards } from '#features/form-means.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { usePaged } from '#web/kit/controls/paged.ts';
import { Pager } from '#web/kit/controls/pager.tsx';
import { showDate } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { SectionHead } from '#web/kit/pieces/section-head.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import { CompanyRecords } from './company-records.tsx';
import { type Desk, DeskRow } from './desk-row.tsx';
import styles from './employer.module.css';
import { useEmployerWords } from './words.ts';

const tabs = ['waiting', 'answered'] as const;

/** What the company has to confirm for its staff, and what it answered. */
export function Component() {
  const t = useEmployerWords();
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'answered' ? 'answered' : 'waiting';
  const [open, setOpen] = useState<string>();
  const list = usePaged(employerDeskCall, { tab }, { size: 20, quiet: true });
  const { answer, error, isPending, refetch } = list;
  return (
    <PersonalFrame>
      {answer ? <Head company={answer.company} /> : <h1>{t('desk.title')}</h1>}
      {answer && <Counts counts={answer.counts} />}
      <div className="above-32">
        <SectionHead small title={t('desk.staff')} note={t('desk.note')} />
      </div>
      <fieldset className="line wraps gap-8 below-16" aria-label={t('desk.tabs')}>
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
          <ul className="panel clip">
            {answer.rows.map((row) => (
              <DeskRow
                key={row.id}
                row={row}
                isOpen={open === row.id}
                onToggle={() => setOpen(open === row.id ? undefined : row.id)}
              />
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
      {answer && <CompanyRecords />}
      {answer &&
        Object.entries(companyCards).map(([key, CompanyCard]) => (
          <Suspense key={key}>
            <CompanyCard />
          </Suspense>
        ))}
    </PersonalFrame>
  );
}

/** The company, until when its authentication holds, and as what one acts for it. */
function Head({ company: { name, code, validTo, isOwner } }: Pick<Desk, 'company'>) {
  const t = useEmployerWords();
  const locale = useSession((session) => session.locale);
  return (
    <header className="row wraps apart gap-12 below-16">
      <div className="slim">
        <h1 className="breaks">{name}</h1>
        <p className="meta">
          <span className={`inline-row gap-4 ${styles.passed}`}>
            <Icon name="shield" size={16} />
            {validTo ? t('desk.passedUntil', { date: showDate(validTo, locale) }) : t('desk.passed')}
          </span>
          <span>{code}</span>
          <span>{t(isOwner ? 'desk.owner' : 'desk.agent')}</span>
        </p>
      </div>
      <ButtonLink kind="primary" to="/personal/declare-batch">
        {t('desk.batch')}
      </ButtonLink>
    </header>
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
            <dd data-urgent={(key === 'waiting' && counts.waiting > 0) || undefined}>{counts[key]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
