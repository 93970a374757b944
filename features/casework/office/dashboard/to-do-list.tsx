import type { UseQueryResult } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { queueCall } from '#features/casework/calls/review.ts';
import { CaseState, countOf, programmeName } from '#features/casework/office/case-state.tsx';
import { useTexts } from '#features/casework/office/words.ts';
import {
  type CaseScope,
  type CaseView,
  caseAddress,
  caseScopes,
  isWithOffice,
} from '#features/casework/shared/case-views.ts';
import type { CallError } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Due } from '#web/office/pieces/due.tsx';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useNarrow } from '#web/office/pieces/use-narrow.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './dashboard.module.css';

type Queue = OutputOf<typeof queueCall>;
type Item = Queue['rows'][number];

interface ToDoListProps {
  found: UseQueryResult<Queue, CallError>;
  programme: string;
  onScope: (scope: CaseScope) => void;
}

/** The head of the review queue by due date: the same lists with the same counts. */
export function ToDoList({ found, programme, onScope }: ToDoListProps) {
  const t = useTexts();
  const isNarrow = useNarrow();
  const { data } = found;
  const names: Record<CaseScope, string> = { mine: t('review.mine'), pool: t('review.pool'), all: t('review.all') };
  if (!data)
    return (
      <section className="card">
        {found.isError ? (
          <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />
        ) : (
          <RowSkeleton rows={8} height={40} />
        )}
      </section>
    );
  const view: CaseView = { scope: data.scope, programme };
  const shown = data.rows;
  return (
    <section className={`card column clip ${styles.toDo}`}>
      <div className="card-head">
        <h2>{t('dashboard.toDo')}</h2>
        <Segmented<CaseScope>
          aria-label={t('dashboard.toDo')}
          value={data.scope}
          options={caseScopes.map((each) => ({ value: each, label: `${names[each]} ${countOf(data.counts[each])}` }))}
          onChange={onScope}
        />
        <span className="grow" />
        <small className="wide-only">{t('dashboard.byDue')}</small>
        <Link className="link" to={caseAddress(view)}>
          {t('dashboard.allTasks')}
        </Link>
      </div>
      {shown.length === 0 ? (
        <StatePanel icon="check" title={t('dashboard.noToDo')} />
      ) : isNarrow ? (
        <ul className={styles.cards}>
          {shown.map((item) => (
            <ToDoCard key={item.id} item={item} view={view} />
          ))}
        </ul>
      ) : (
        <ToDoTable items={shown} view={view} />
      )}
    </section>
  );
}

function ToDoTable({ items, view }: { items: readonly Item[]; view: CaseView }) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <div className="fills-down scrolls">
      <table className="sheet size-13">
        <colgroup>
          <col style={{ width: 132 }} />
          <col />
          <col style={{ width: 132 }} />
          <col style={{ width: 152 }} />
          <col style={{ width: 116 }} />
          <col style={{ width: 88 }} />
          <col style={{ width: 62 }} />
        </colgroup>
        <thead>
          <tr>
            <th>{t('dashboard.no')}</th>
            <th>{t('dashboard.applicant')}</th>
            <th>{t('dashboard.programme')}</th>
            <th>{t('dashboard.state')}</th>
            <th>{t('dashboard.due')}</th>
            <th>{t('dashboard.handler')}</th>
            <th>
              <span className="vh">{t('list.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td className="mono">{item.no}</td>
              <td title={read(item.subject)}>{item.applicant}</td>
              <td className="muted">{programmeName(item.programme, read)}</td>
              <td>
                <CaseState state={item.state} />
              </td>
              <td>
                <Due at={item.dueAt} />
              </td>
              <td className={item.assignee === null ? 'muted' : undefined}>
                <Handler item={item} />
              </td>
              <td>
                <OpenLink item={item} view={view} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ToDoCard({ item, view }: { item: Item; view: CaseView }) {
  const read = useTextIn();
  return (
    <li>
      <div>
        <b>{item.applicant}</b>
        <span className="grow" />
        <CaseState state={item.state} />
      </div>
      <p>{programmeName(item.programme, read)}</p>
      <div>
        <span className="mono muted">{item.no}</span>
        <Due at={item.dueAt} clock />
        <span className="grow" />
        <OpenLink item={item} view={view} />
      </div>
    </li>
  );
}

function Handler({ item }: { item: Item }) {
  const t = useTexts();
  const me = useSession((session) => session.user?.userId);
  if (item.assignee?.id === me) return t('dashboard.me');
  return item.assignee?.name ?? t('dashboard.unclaimed');
}

function OpenLink({ item, view }: { item: Item; view: CaseView }) {
  const t = useTexts();
  const words = !isWithOffice(item)
    ? 'dashboard.look'
    : item.assignee === null
      ? 'dashboard.claim'
      : 'dashboard.handle';
  return (
    <Link className="link" to={caseAddress(view, item.id)}>
      {t(words)}
      <span className="vh"> {item.no}</span>
    </Link>
  );
}
