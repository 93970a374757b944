import { Segmented } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { CaseState, programmeName } from '#features/casework/office/case-state.tsx';
import { Due } from '#web/office/pieces/due.tsx';
import { StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useNarrow } from '#web/office/pieces/use-narrow.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './dashboard.module.css';
import type { DashboardData } from './page.tsx';

type Item = DashboardData['toDo'][number];
type Scope = 'all' | 'mine' | 'pool';

/** Cases that wait, by due date: the own ones and those nobody has taken. */
export function ToDoList({ items }: { items: readonly Item[] }) {
  const t = useTexts();
  const isNarrow = useNarrow();
  const [scope, setScope] = useState<Scope>('all');
  const inScope = (item: Item, of: Scope) => of === 'all' || (of === 'mine' ? item.mine : item.assignee === null);
  const shown = items.filter((item) => inScope(item, scope));
  const names: Record<Scope, string> = { all: t('app.all'), mine: t('dashboard.mine'), pool: t('dashboard.pool') };
  return (
    <section className={`card column clip ${styles.toDo}`}>
      <div className="card-head">
        <h2>{t('dashboard.toDo')}</h2>
        <Segmented<Scope>
          aria-label={t('dashboard.toDo')}
          value={scope}
          options={(['all', 'mine', 'pool'] as const).map((each) => ({
            value: each,
            label: `${names[each]} ${items.filter((item) => inScope(item, each)).length}`,
          }))}
          onChange={setScope}
        />
        <span className="grow" />
        <small className="wide-only">{t('dashboard.byDue')}</small>
        <Link className="link" to="/apply/task">
          {t('dashboard.allTasks')}
        </Link>
      </div>
      {shown.length === 0 ? (
        <StatePanel icon="check" title={t('dashboard.noToDo')} />
      ) : isNarrow ? (
        <ul className={styles.cards}>
          {shown.map((item) => (
            <ToDoCard key={item.id} item={item} />
          ))}
        </ul>
      ) : (
        <ToDoTable items={shown} />
      )}
    </section>
  );
}

function ToDoTable({ items }: { items: readonly Item[] }) {
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
                <OpenLink item={item} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ToDoCard({ item }: { item: Item }) {
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
        <OpenLink item={item} />
      </div>
    </li>
  );
}

function Handler({ item }: { item: Item }) {
  const t = useTexts();
  if (item.mine) return t('dashboard.me');
  return item.assignee ?? t('dashboard.unclaimed');
}

function OpenLink({ item }: { item: Item }) {
  const t = useTexts();
  return (
    <Link className="link" to={`/apply/task?id=${item.id}`}>
      {item.assignee === null ? t('dashboard.claim') : t('dashboard.handle')}
      <span className="vh"> {item.no}</span>
    </Link>
  );
}
