import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { countText } from '#core/contracts/numbered-pages.ts';
import type { RowAction } from '#core/resources/resource.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { dot } from '#core/texts/text.ts';
import { useTexts } from '#features/tenants/office/words.ts';
import { dataScopeOptions, role as resource } from '#features/tenants/resources/role.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { RecordProblem } from '#web/office/pieces/record-problem.tsx';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { useNarrow } from '#web/office/pieces/use-narrow.ts';
import { plainText, type Row } from '#web/office/resource/cell-words.ts';
import { useOptions } from '#web/office/resource/inputs/use-options.ts';
import { RecordForm } from '#web/office/resource/record/record-form.tsx';
import { useRecordActions } from '#web/office/resource/record/use-record-actions.ts';
import { useCan } from '#web/office/session.tsx';
import { usePageQuery, useTabTitle } from '#web/office/shell/page.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { CompareRights } from './compare-rights.tsx';
import styles from './rights.module.css';
import { RightsEditor } from './rights-editor.tsx';
import { RightsViews } from './rights-views.tsx';
import { codesOf } from './ticks.ts';

const calls = callsOf(resource);

/** Roles as a list, and each with its rights. */
export function Page() {
  return <RightsViews resource={resource} Rights={RoleRights} />;
}

/** The names of all roles, the rights of the chosen one, and what a change would do. */
function RoleRights({ toList }: { toList: ReactNode }) {
  const t = useTexts();
  const read = useTextIn();
  const isNarrow = useNarrow();
  const confirm = useConfirm();
  const canSeeUsers = useCan('Mgr.TenantUser');
  const options = useOptions(resource);
  const actions = useRecordActions(resource);
  const [params, setParams] = usePageQuery();
  const [editing, setEditing] = useState<{ id: string | null } | null>(null);
  const list = useOfficeCall(calls.list, { size: 200, sort: resource.sort.key });
  const rows = (list.data?.rows ?? []) as Row[];
  const id = params.get('id') || (isNarrow ? null : rows[0] ? String(rows[0].id) : null);
  const one = useOfficeCall(calls.one, { id: id ?? '' }, { enabled: id !== null });
  const row = one.data?.row as Row | undefined;
  const name = row ? plainText(row.name, read) : '';
  useTabTitle(row ? tabTitle(row.name) : undefined);

  const choose = (next: string | null) =>
    setParams(next === null ? new URLSearchParams() : new URLSearchParams({ id: next }), { push: true });
  const act = async (action: RowAction) => {
    if (!row) return;
    if (action.confirm) {
      const isSure = await confirm({
        title: read(action.label),
        text: read(action.confirm),
        ok: read(action.label),
        danger: action.danger ?? false,
      });
      if (!isSure) return;
    }
    const made = await actions.run(action, [String(row.id)]);
    if (made) choose(made);
    else if (action.key === 'del') choose(null);
  };
  const own = row ? actions.forRow(row).filter((action) => one.data?.actions.includes(action.key)) : [];
  return (
    <div className={`stack gap-12 fills-down ${styles.page}`} data-open={id === null ? undefined : ''}>
      <aside className={`card ${styles.list}`} aria-label={t('roles.title')}>
        <div className="card-head">
          <h2>{t('roles.title')}</h2>
          <small>{list.data && countText(list.data.total)}</small>
          <span className="grow" />
          {toList}
          {actions.canAdd && <IconButton name="plus" label={t('roles.add')} onClick={() => setEditing({ id: null })} />}
        </div>
        {list.isPending && <RowSkeleton rows={8} height={44} />}
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
                  <b>{plainText(each.name, read)}</b>
                  <small>
                    {each.builtIn === true ? `${t('roles.builtIn')}${read(dot)}` : ''}
                    {String(each.code)}
                  </small>
                </span>
                <small>{t('roles.people', { count: Number(each.users) })}</small>
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
          kind="role"
          id={String(row.id)}
          values={one.data.values}
          rev={one.data.rev}
          isLocked={!actions.canEdit(row) || row.builtIn === true}
          saved={t('app.saved')}
          head={
            <>
              {isNarrow && <IconButton name="left" label={t('roles.title')} onClick={() => choose(null)} />}
              <h2>{name}</h2>
              <StatusTag tone={row.status === 'ON' ? 'done' : 'off'}>
                {row.status === 'ON' ? t('roles.enabled') : t('roles.disabled')}
              </StatusTag>
              <span className="grow" />
              <CompareRights
                resource={resource}
                one={{ id: String(row.id), name, codes: codesOf(one.data.values) }}
                others={rows
                  .filter((each) => each.id !== row.id)
                  .map((each) => ({ id: String(each.id), name: plainText(each.name, read) }))}
              />
              {own.map((action) => (
                <Button key={action.key} size="small" danger={action.danger ?? false} onClick={() => void act(action)}>
                  {read(action.label)}
                </Button>
              ))}
              {actions.canEdit(row) && row.builtIn !== true && (
                <Button size="small" onClick={() => setEditing({ id: String(row.id) })}>
                  {t('app.edit')}
                </Button>
              )}
            </>
          }
          facts={
            <>
              <span>
                <small>{t('roles.code')}</small> <span className="mono">{String(row.code)}</span>
              </span>
              <span>
                <small>{t('roles.scope')}</small> {scopeText(row.dataScope, read)}
              </span>
              <span>
                <small>{t('roles.users')}</small>{' '}
                {canSeeUsers && Number(row.users) > 0 ? (
                  <Link to={`/system/tenantuser?f.role=${encodeURIComponent(String(row.id))}`}>
                    {String(row.users)}
                  </Link>
                ) : (
                  String(row.users)
                )}
              </span>
            </>
          }
        />
      ) : one.isError ? null : (
        <section className="card">
          {one.isFetching ? <RowSkeleton rows={14} /> : <StatePanel icon="key" title={t('roles.choose')} />}
        </section>
      )}
      {editing && (
        <RecordForm
          resource={resource}
          id={editing.id}
          options={options}
          onSaved={(saved) => {
            setEditing(null);
            choose(saved);
          }}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}

function tabTitle(name: unknown): { CN: string; EN: string } | undefined {
  const cn = resource.name.CN;
  const en = resource.name.EN;
  return { CN: `${cn}·${plainText(name, (text) => text.CN)}`, EN: `${en} · ${plainText(name, (text) => text.EN)}` };
}

function scopeText(value: unknown, read: (text: { CN: string; EN: string }) => string): string {
  const found = dataScopeOptions.find((scope) => scope.value === value);
  return found ? read(found.label) : plainText(value ?? '–', read);
}
