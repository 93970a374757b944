import { Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { countText } from '#core/contracts/numbered-pages.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { useTexts } from '#features/tenants/office/words.ts';
import { tenantPermission as resource } from '#features/tenants/resources/tenant-permission.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { RecordProblem } from '#web/office/pieces/record-problem.tsx';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useNarrow } from '#web/office/pieces/use-narrow.ts';
import { plainText, type Row } from '#web/office/resource/cell-words.ts';
import { useCan } from '#web/office/session.tsx';
import { usePageQuery } from '#web/office/shell/page.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { CompareRights } from './compare-rights.tsx';
import styles from './rights.module.css';
import { RightsEditor } from './rights-editor.tsx';
import { RightsViews } from './rights-views.tsx';
import { codesOf } from './ticks.ts';

const calls = callsOf(resource);

/** What tenants may hand out, as a list and tenant by tenant. */
export function Page() {
  return <RightsViews resource={resource} Rights={TenantRights} />;
}

/** What each tenant may hand out; taking something away shows first which roles lose it. */
function TenantRights({ toList }: { toList: ReactNode }) {
  const t = useTexts();
  const read = useTextIn();
  const isNarrow = useNarrow();
  const canEdit = useCan('Mgr.TenantPerm.edit');
  const [params, setParams] = usePageQuery();
  const [words, setWords] = useState('');
  const list = useOfficeCall(calls.list, { size: 200, sort: resource.sort.key });
  const all = (list.data?.rows ?? []) as Row[];
  const rows = all.filter((row) => plainText(row.tenant, read).toLowerCase().includes(words.trim().toLowerCase()));
  const id = params.get('id') || (isNarrow ? null : all[0] ? String(all[0].id) : null);
  const one = useOfficeCall(calls.one, { id: id ?? '' }, { enabled: id !== null });
  const row = one.data?.row as Row | undefined;
  const choose = (next: string | null) =>
    setParams(next === null ? new URLSearchParams() : new URLSearchParams({ id: next }), { push: true });

  return (
    <div className={`stack gap-12 fills-down ${styles.page}`} data-open={id === null ? undefined : ''}>
      <aside className={`card ${styles.list}`} aria-label={t('tenantRights.title')}>
        <div className="card-head">
          <h2>{t('tenantRights.title')}</h2>
          <small>{list.data && countText(list.data.total)}</small>
          <span className="grow" />
          {toList}
        </div>
        <div className={styles.listSearch}>
          <Input
            size="small"
            allowClear
            prefix={<Icon name="search" size={13} />}
            placeholder={t('tenantRights.search')}
            aria-label={t('tenantRights.search')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        {list.isPending && <RowSkeleton rows={6} height={44} />}
        {list.isError && <FailedPanel title={list.error.msg} onRetry={() => void list.refetch()} />}
        <ul>
          {rows.map((each) => (
            <li key={String(each.id)}>
              <button
                type="button"
                className="plain-button"
                aria-current={String(each.id) === id ? 'true' : undefined}
                onClick={() => choose(String(each.id))}
              >
                <span>
                  <b>{plainText(each.tenant, read)}</b>
                  <small>
                    {t('tenantRights.codes', { count: Number(each.codesCount), all: Number(each.codesTotal) })}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </aside>
      {one.isError && (
        <section className="card">
          <RecordProblem
            resource={resource}
            error={one.error}
            onRetry={() => void one.refetch()}
            onLeave={() => choose(null)}
          />
        </section>
      )}
      {row && one.data ? (
        <RightsEditor
          key={String(row.id)}
          kind="tenant"
          id={String(row.id)}
          values={one.data.values}
          rev={one.data.rev}
          isLocked={!canEdit}
          saved={t('tenantRights.saved')}
          head={
            <>
              {isNarrow && <IconButton name="left" label={t('tenantRights.title')} onClick={() => choose(null)} />}
              <h2>{plainText(row.tenant, read)}</h2>
              <span className="grow" />
              <CompareRights
                resource={resource}
                one={{ id: String(row.id), name: plainText(row.tenant, read), codes: codesOf(one.data.values) }}
                others={all
                  .filter((each) => each.id !== row.id)
                  .map((each) => ({ id: String(each.id), name: plainText(each.tenant, read) }))}
              />
            </>
          }
          facts={
            <>
              <span>
                <small>{t('roles.granted')}</small>{' '}
                {t('tenantRights.codes', { count: Number(row.codesCount), all: Number(row.codesTotal) })}
              </span>
              <span>
                <small>{t('roles.title')}</small> {String(row.roles)}
              </span>
            </>
          }
        />
      ) : one.isError ? null : (
        <section className="card">
          {one.isFetching || list.isPending ? (
            <RowSkeleton rows={14} />
          ) : (
            <StatePanel icon="key" title={t('roles.choose')} />
          )}
        </section>
      )}
    </div>
  );
}
