import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { myComplaintsCall } from '#features/complaints/calls.ts';
import { type ComplaintState, complaintStates } from '#features/complaints/shared/complaint.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { usePaged } from '#web/kit/controls/paged.ts';
import { Pager } from '#web/kit/controls/pager.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import { Clocks } from './clocks.tsx';
import { labelIn, stateTones } from './labels.ts';
import { useComplaintWords } from './words.ts';

type Line = OutputOf<typeof myComplaintsCall>['rows'][number];

/** What I complained of, suggested or asked, newest first. */
export function Component() {
  const t = useComplaintWords();
  const list = usePaged(myComplaintsCall, { size: 10 }, { size: 10, quiet: true, staleTime: 0 });
  const rows = list.answer?.rows ?? [];
  const toNew = (
    <ButtonLink kind="primary" to="/complaint">
      {t('own.new')}
    </ButtonLink>
  );
  return (
    <PersonalFrame>
      <h1>{t('own.title')}</h1>
      <div className="row wraps apart gap-12 below-20">
        <p className="muted">{t('own.note')}</p>
        {rows.length > 0 && toNew}
      </div>
      {list.isPending ? (
        <Card boxed>
          <SkeletonRows rows={4} />
        </Card>
      ) : list.error && !list.answer ? (
        <ErrorState error={list.error} onRetry={list.refetch} />
      ) : rows.length === 0 ? (
        <Card>
          <EmptyState title={t('own.none')} actions={toNew}>
            {t('own.noneNote')}
          </EmptyState>
        </Card>
      ) : (
        <div ref={list.top} aria-busy={list.isLeaving || undefined}>
          <ul className="stack gap-16">
            {rows.map((row) => (
              <li key={row.no}>
                <Row row={row} />
              </li>
            ))}
          </ul>
          <Pager page={list.page} size={list.size} total={list.answer?.total ?? rows.length} />
        </div>
      )}
    </PersonalFrame>
  );
}

function Row({ row }: { row: Line }) {
  const locale = useSession((session) => session.locale);
  const state = row.state as ComplaintState;
  return (
    <Card boxed className="stack gap-8">
      <p className="meta">
        <span>
          <Tag tone={stateTones[state]}>{textIn(complaintStates[state].label, locale)}</Tag>
        </span>
        <span>{labelIn(row, locale)}</span>
        <span>{row.no}</span>
        <time dateTime={row.createdAt}>{showDateTime(row.createdAt, locale)}</time>
      </p>
      <h2 className="title-20">
        <Link className="ink unlined lit breaks" to={`/personal/complaint/${row.no}`}>
          {row.title}
        </Link>
      </h2>
      <Clocks line={row} />
    </Card>
  );
}
