import { Button, Drawer, Dropdown } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { countText } from '#core/contracts/numbered-pages.ts';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { hasFiles, type Resource, type RowAction } from '#core/resources/resource.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { office } from '#features/office-pages.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { RecordProblem } from '#web/office/pieces/record-problem.tsx';
import { RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { Cell, CountTag } from '#web/office/resource/cell.tsx';
import { type Row, rowTitle } from '#web/office/resource/cell-words.ts';
import { useColumnName } from '#web/office/resource/column-name.ts';
import type { useRowWalk } from '#web/office/resource/list/use-row-walk.ts';
import { usePermCodes } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import { BasicTab } from './basic-tab.tsx';
import { FilesTab } from './files-tab.tsx';
import styles from './record-drawer.module.css';
import { RelatedTab, useRelations } from './related-tab.tsx';
import type { RecordActions } from './use-record-actions.ts';

interface RecordDrawerProps {
  resource: Resource;
  id: string;
  /** Absent: where the record opens. */
  tab: string | undefined;
  /** Its place in the whole result, from 1, and the way to those beside it. */
  walk: ReturnType<typeof useRowWalk>;
  options: Dictionaries;
  actions: RecordActions;
  onTab: (tab: string) => void;
  onAct: (action: RowAction, row: Row) => void;
  onEdit: (id: string) => void;
  onClose: () => void;
}

/** One record beside its list: key facts, its values, its history, and what can be done with it. */
export function RecordDrawer(props: RecordDrawerProps) {
  const { resource, id, walk, onClose } = props;
  const { position } = walk;
  const t = useTexts();
  const read = useTextIn();
  const nameOf = useColumnName();
  const found = useOfficeCall(callsOf(resource).one, { id });
  const [count, setCount] = useState<number>();
  const row = found.data?.row as Row | undefined;
  const codes = usePermCodes();
  const own = office.panels[resource.code];
  const panel = own?.permission === undefined || codes.includes(own.permission) ? own : undefined;
  const tab = props.tab ?? (panel?.leads ? 'panel' : 'basic');
  const Addition = office.additions[resource.code];
  const related = useRelations(resource);
  const files = found.data?.files ?? [];
  const allowed = found.data?.actions ?? [];
  const canAct =
    row && (props.actions.canEdit(row) || props.actions.forRow(row).some(({ key }) => allowed.includes(key)));

  const copyLink = () =>
    void navigator.clipboard
      .writeText(`${location.origin}/office${resource.path}?id=${encodeURIComponent(id)}`)
      .then(() => toast.success(t('record.linkCopied')));
  const basic: [string, string, ReactNode] = ['basic', t('record.basic'), null];
  const tabs: [string, string, ReactNode][] = [
    ...(panel?.leads ? [] : [basic]),
    ...(panel ? [['panel', read(panel.title), null] satisfies [string, string, ReactNode]] : []),
    ...(panel?.leads ? [basic] : []),
    ...(related.length > 0 ? [['related', t('record.related'), null] satisfies [string, string, ReactNode]] : []),
    ...(hasFiles(resource)
      ? [
          ['files', t('record.files'), files.length > 0 && <em>{files.length}</em>] satisfies [
            string,
            string,
            ReactNode,
          ],
        ]
      : []),
    ['history', t('record.history'), count !== undefined && <em>{count}</em>],
  ];
  return (
    <Drawer
      open
      onClose={onClose}
      size={panel?.isWide ? 1080 : 720}
      closable={false}
      getContainer={false}
      rootClassName={styles.drawer ?? ''}
      aria-label={row ? rowTitle(resource, row, read) : read(resource.name)}
      footer={row && canAct && <Footer {...props} tab={tab} row={row} allowed={allowed} />}
    >
      <div className={`row gap-2 rigid size-13 ${styles.bar}`} data-record="">
        <IconButton name="close" label={t('app.close')} onClick={onClose} />
        <span className="grow" />
        {position && (
          <span className="muted">{t('record.position', { at: position.at, count: countText(position.count) })}</span>
        )}
        <IconButton name="up" label={t('app.previous')} disabled={!walk.canStep(-1)} onClick={() => walk.step(-1)} />
        <IconButton name="down" label={t('app.next')} disabled={!walk.canStep(1)} onClick={() => walk.step(1)} />
        <i className="divider" />
        <IconButton name="link" label={t('record.copyLink')} onClick={copyLink} />
      </div>
      {found.isError && (
        <RecordProblem resource={resource} error={found.error} onRetry={() => void found.refetch()} onLeave={onClose} />
      )}
      {found.isPending && <RowSkeleton rows={9} height={44} />}
      {row && (
        <>
          <header className={`rigid ${styles.head}`}>
            <div className={`row wraps gap-8 ${styles.title}`}>
              <h2>{rowTitle(resource, row, read)}</h2>
              <CountTag column={resource.columns[0]} row={row} />
              <HeadTags resource={resource} row={row} />
            </div>
            <dl className={`stack ${styles.facts}`}>
              {resource.facts.map((key) => {
                const column = resource.columns.find((each) => each.key === key);
                // The state stands beside the name.
                if (!column || column.kind === 'status') return null;
                return (
                  <div key={key}>
                    <dt className="size-12 muted lines-18">{nameOf(column)}</dt>
                    <dd className="clip size-13">
                      <Cell resource={resource} column={column} row={row} />
                    </dd>
                  </div>
                );
              })}
            </dl>
          </header>
          <div className={`view-tabs ${styles.tabs}`} role="tablist">
            {tabs.map(([key, name, badge]) => (
              <button
                key={key}
                type="button"
                role="tab"
                id={`record-tab-${key}`}
                aria-selected={tab === key}
                aria-controls="record-panel"
                onClick={() => props.onTab(key)}
              >
                {name} {badge}
              </button>
            ))}
          </div>
          <div
            className={`fills-down scrolls ${styles.panel}`}
            id="record-panel"
            role="tabpanel"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: longer than the drawer, it is scrolled by keys
            tabIndex={0}
            aria-labelledby={`record-tab-${tab}`}
          >
            {tab === 'panel' && panel ? (
              <Suspense fallback={<RowSkeleton rows={9} height={44} />}>
                {Addition && <Addition id={id} />}
                <panel.Panel id={id} />
              </Suspense>
            ) : tab === 'related' ? (
              <RelatedTab relations={related} row={row} />
            ) : tab === 'files' ? (
              <FilesTab files={files} />
            ) : tab === 'history' ? (
              <Suspense fallback={<RowSkeleton rows={6} height={64} />}>
                <office.frame.History resource={resource} id={id} onCount={setCount} />
              </Suspense>
            ) : (
              <BasicTab resource={resource} row={row} values={found.data?.values ?? {}} options={props.options} />
            )}
          </div>
        </>
      )}
    </Drawer>
  );
}

function HeadTags({ resource, row }: { resource: Resource; row: Row }) {
  const read = useTextIn();
  const column = resource.columns.find((each) => each.kind === 'status');
  const tag = column && resource.statuses?.[String(row[column.key])];
  return tag ? <StatusTag tone={tag.tone}>{read(tag.label)}</StatusTag> : null;
}

/** How many actions stand beside the edit button; the rest are under "more". */
const shownActions = 2;

function Footer({
  id,
  tab,
  row,
  allowed,
  actions,
  onAct,
  onEdit,
}: RecordDrawerProps & { row: Row; allowed: readonly string[] }) {
  const t = useTexts();
  const read = useTextIn();
  const own = actions.forRow(row).filter((action) => allowed.includes(action.key));
  const dangerous = own.filter((action) => action.danger);
  const plain = own.filter((action) => !action.danger);
  const rest = [...plain.slice(shownActions), ...dangerous.slice(1)];
  return (
    <div className="row gap-8">
      {dangerous[0] && (
        <Button type="text" danger onClick={() => onAct(dangerous[0]!, row)}>
          {read(dangerous[0].label)}
        </Button>
      )}
      <span className="grow" />
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: rest.map((action) => ({
              key: action.key,
              label: read(action.label),
              danger: action.danger ?? false,
            })),
            onClick: ({ key }) => onAct(rest.find((action) => action.key === key)!, row),
          }}
        >
          <Button icon={<Icon name="more" />} aria-label={t('app.more')} />
        </Dropdown>
      )}
      {plain.slice(0, shownActions).map((action) => (
        <Button key={action.key} onClick={() => onAct(action, row)}>
          {read(action.label)}
        </Button>
      ))}
      {row && actions.canEdit(row) && (
        // A panel of its own has what is done next; there editing stands back.
        <Button type={tab === 'panel' ? 'default' : 'primary'} onClick={() => onEdit(id)}>
          {t('app.edit')}
        </Button>
      )}
    </div>
  );
}
