import { Link, useParams } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { companypermListCall } from '#features/company-rights/calls.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDate, showDateTime } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Fact, Facts } from '#web/kit/pieces/facts.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { NotShown } from './not-shown.tsx';
import { RightTag } from './right-tag.tsx';
import styles from './rights.module.css';
import { useRightWords } from './words.ts';

/** Where a company declares several people at once. */
const batch = '/personal/declare-batch';

type Rights = OutputOf<typeof companypermListCall>;

/** What the company may declare its staff for in one service: the right in force, and what was asked for. */
export function Component() {
  const t = useRightWords();
  const locale = useSession((session) => session.locale);
  const { type = '' } = useParams();
  const { data, error, refetch } = useCall(companypermListCall, { type }, { quiet: true, ...renewed });
  const title = data ? t('list.title', { service: textIn(data.title, locale) }) : undefined;
  const crumbs = useCrumbs(title);
  if (error && !data) return <NotShown error={error} onRetry={refetch} />;
  return (
    <>
      <PageHead crumbs={crumbs} title={title ?? ''} note={t('list.note')} />
      <div className="wrap column gap-20 above-24 below-32">
        {!data ? (
          <SkeletonRows rows={3} />
        ) : (
          <>
            <Current rights={data} type={type} />
            <Asked rights={data} type={type} />
          </>
        )}
      </div>
    </>
  );
}

function Current({ rights: { company, current }, type }: { rights: Rights; type: string }) {
  const t = useRightWords();
  const locale = useSession((session) => session.locale);
  const isKnown = useIsKnown();
  return (
    <Card boxed>
      <h2 className="title-20 below-12">{t('current.title')}</h2>
      <Facts>
        <Fact name={t('current.company')}>{company.name}</Fact>
        <Fact name={t('current.code')}>{company.code}</Fact>
        {current && (
          <>
            <Fact name={t('current.used')}>
              <label className="column gap-4">
                {t('current.usedOf', { used: current.used, granted: current.granted })}
                <meter className={styles.quota} min={0} max={current.granted} value={current.used} />
              </label>
            </Fact>
            <Fact name={t('current.validTo')}>{showDate(current.validTo, locale)}</Fact>
          </>
        )}
      </Facts>
      {!current && <p className="muted above-16">{t('current.none')}</p>}
      {current && isKnown(batch) && (
        <p className="above-16">
          <ButtonLink to={`${batch}?type=${type}`}>{t('current.declare')}</ButtonLink>
        </p>
      )}
    </Card>
  );
}

function Asked({ rights: { rows, canAdd }, type }: { rights: Rights; type: string }) {
  const t = useRightWords();
  const locale = useSession((session) => session.locale);
  const base = `/serve/${type}/perm`;
  const add = (
    <ButtonLink kind="accent" to={`${base}/add`}>
      {t('list.add')}
    </ButtonLink>
  );
  if (rows.length === 0)
    return (
      <Card boxed>
        <EmptyState title={t('list.none')} actions={add}>
          {t('list.noneNote')}
        </EmptyState>
      </Card>
    );
  return (
    <section className="column gap-12">
      <div className="row wraps apart gap-4-12">
        <h2 className="title-20">{t('list.records')}</h2>
        {canAdd ? add : <span className="small muted">{t('list.waiting')}</span>}
      </div>
      <ul className="panel">
        {rows.map((row) => (
          <li key={row.id} className={`parted ${styles.row}`}>
            <div className="row wraps apart gap-4-12">
              <Link
                className="ink unlined underlines"
                to={row.state === 'DRAFT' ? `${base}/edit/${row.id}` : `${base}/dtl/${row.id}`}
              >
                {t('row.asked', { count: row.asked })}
              </Link>
              <RightTag state={row.state} />
            </div>
            <p className="meta">
              {row.granted !== null && <span>{t('row.granted', { count: row.granted })}</span>}
              {row.validTo && <span>{t('row.validTo', { date: showDate(row.validTo, locale) })}</span>}
              <span>{t('row.updated', { time: showDateTime(row.updatedAt, locale) })}</span>
            </p>
            {row.reason && <p className="small breaks">{t('row.reason', { reason: row.reason })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
