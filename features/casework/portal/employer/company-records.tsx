import { useState } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { employerRecordsCall } from '#features/casework/calls/employer.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { SectionHead } from '#web/kit/pieces/section-head.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './employer.module.css';
import { useEmployerWords } from './words.ts';

type Row = OutputOf<typeof employerRecordsCall>['rows'][number];

/** So many are shown until all are asked for. */
const few = 5;

/** What the company itself has applied for: how each stands, and what its agent does next. */
export function CompanyRecords() {
  const t = useEmployerWords();
  const { data, error, refetch } = useCall(employerRecordsCall, {}, { quiet: true });
  const [isWhole, setWhole] = useState(false);
  const rows = data?.rows ?? [];
  return (
    <section className="above-32">
      <SectionHead
        small
        title={t('records.title')}
        note={t('records.note')}
        more={
          rows.length > few && (
            <Button kind="text" small aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? t('records.fewer') : t('records.all', { count: rows.length })}
            </Button>
          )
        }
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <SkeletonRows rows={3} />
      ) : rows.length === 0 ? (
        <Card boxed>
          <EmptyState level={3} title={t('records.none')}>
            {t('records.noneNote')}
          </EmptyState>
        </Card>
      ) : (
        <ul className="panel">
          {(isWhole ? rows : rows.slice(0, few)).map((row) => (
            <Record key={`${row.at} ${row.no ?? row.title.CN}`} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Record({ row: { title, no, state, tone, people, at, next } }: { row: Row }) {
  const t = useEmployerWords();
  const locale = useSession((session) => session.locale);
  const name = textIn(title, locale);
  const minutes = next?.until ? Math.max(0, Math.ceil((Date.parse(next.until) - now()) / 60_000)) : 0;
  return (
    <li className={`parted ${styles.record}`}>
      <div className="slim">
        <h3 className="line-title breaks">{name}</h3>
        <p className="meta">
          {no && <span>{no}</span>}
          <span>{t('records.made', { date: showDate(at, locale) })}</span>
        </p>
      </div>
      <span>
        <Tag tone={tone}>{textIn(state, locale)}</Tag>
      </span>
      <span>{people !== null && t('records.persons', { count: people })}</span>
      {next ? (
        <Link to={next.path}>
          {t(`records.${next.step}`, { minutes })}
          <span className="vh"> {name}</span>
        </Link>
      ) : (
        <span className="small muted">{t('records.others')}</span>
      )}
    </li>
  );
}
