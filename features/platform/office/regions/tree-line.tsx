import { type CSSProperties, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { cancelRegionCall, regionTreeCall, undoRegionCall } from '#features/platform/calls/regions.ts';
import { useTexts } from '#features/platform/office/words.ts';
import { region as resource } from '#features/platform/resources/region.ts';
import { CallError } from '#web/kit/call/call.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { useCan } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './tree.module.css';
import { rereadRegions } from './use-regions.ts';

export type TreeRow = OutputOf<typeof regionTreeCall>['rows'][number];

export interface TreeActs {
  readonly chosen: string | null;
  readonly keyword: string;
  readonly isReplaced: boolean;
  readonly onReplace: (code: string) => void;
  readonly onOpen: (code: string) => void;
}

/** A region whose level below is fetched when it is opened. */
export function Branch({ row, acts }: { row: TreeRow; acts: TreeActs }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TreeLine row={row} acts={acts} isOpen={row.hasChildren ? isOpen : null} onTurn={() => setOpen(!isOpen)} />
      {isOpen && <Below code={row.code} acts={acts} />}
    </>
  );
}

function Below({ code, acts }: { code: string; acts: TreeActs }) {
  const t = useTexts();
  const found = useOfficeCall(regionTreeCall, { parent: code, replaced: acts.isReplaced });
  if (found.data) return found.data.rows.map((row) => <Branch key={row.code} row={row} acts={acts} />);
  return (
    <tr>
      <td colSpan={7} className="muted">
        {found.isError ? (
          <button type="button" className="link" onClick={() => void found.refetch()}>
            {found.error.msg} {t('app.retry')}
          </button>
        ) : (
          t('app.loading')
        )}
      </td>
    </tr>
  );
}

interface TreeLineProps {
  row: TreeRow;
  acts: TreeActs;
  /** Null where there is nothing below. */
  isOpen: boolean | null;
  onTurn: () => void;
}

export function TreeLine({ row, acts, isOpen, onTurn }: TreeLineProps) {
  const t = useTexts();
  const read = useTextIn();
  const canEdit = useCan('Mgr.Region.edit');
  const name = read(row.name);
  const into = row.planned?.into ?? row.into;
  const names = into.map(read).join(' / ');
  const { label, tone } = resource.statuses![row.status as 'SERVED']!;
  return (
    <tr data-chosen={acts.chosen === row.code ? '' : undefined} data-status={row.status}>
      <td data-column="name" style={{ '--depth': row.depth } as CSSProperties}>
        <span className="inline-row gap-4">
          {isOpen === null ? (
            <i className={styles.leaf} />
          ) : (
            <button
              type="button"
              className={`plain-button ${styles.turn}`}
              aria-expanded={isOpen}
              aria-label={t(isOpen ? 'regions.fold' : 'regions.unfold', { name })}
              onClick={onTurn}
            >
              <Icon name={isOpen ? 'down' : 'right'} size={12} />
            </button>
          )}
          <button type="button" className={`link ${styles.name}`} onClick={() => acts.onOpen(row.code)}>
            {acts.keyword && row.isHit ? <mark className={styles.hit}>{name}</mark> : name}
          </button>
        </span>
      </td>
      <td data-column="status">
        {row.planned ? (
          <StatusTag tone="waiting">{t('regions.planned', { day: row.planned.startsOn.slice(5) })}</StatusTag>
        ) : (
          <StatusTag tone={tone}>{read(label)}</StatusTag>
        )}
      </td>
      <td data-column="code" className={styles.code}>
        {row.code}
        {into.length > 0 && (
          <span className="muted" title={row.planned ? `${row.planned.startsOn} ${names}` : names}>
            {' '}
            → {names}
          </span>
        )}
      </td>
      <td data-column="level">{t(`regions.level${row.level as '1'}`)}</td>
      <td data-column="served">
        {row.isServed ? (
          <span role="img" aria-label={t('regions.served')}>
            <Icon name="check" size={13} />
          </span>
        ) : (
          <span className="muted">–</span>
        )}
      </td>
      <td data-column="records">
        {row.count === 0 ? <span className="muted">–</span> : row.count.toLocaleString('en-US')}
      </td>
      <td data-column="acts">
        <span className="inline-row gap-8">
          <button type="button" className="link" onClick={() => acts.onOpen(row.code)}>
            {t('regions.open')}
          </button>
          {canEdit && row.level === '3' && row.status !== 'REPLACED' && !row.planned && (
            <button type="button" className="link" onClick={() => acts.onReplace(row.code)}>
              {t('regions.replace')}
            </button>
          )}
          {canEdit && row.undoUntil !== null && <UndoButton code={row.code} name={name} />}
          {canEdit && row.planned && <CancelButton code={row.code} name={name} day={row.planned.startsOn} />}
        </span>
      </td>
    </tr>
  );
}

function UndoButton({ code, name }: { code: string; name: string }) {
  const t = useTexts();
  const undo = useOfficeSend(undoRegionCall);
  return (
    <AskedButton
      label={t('regions.undo')}
      title={t('regions.undoTitle', { name })}
      text={t('regions.undoText')}
      isBusy={undo.isPending}
      onAgreed={async () => t('regions.undone', { count: (await undo.send({ code })).moved })}
    />
  );
}

function CancelButton({ code, name, day }: { code: string; name: string; day: string }) {
  const t = useTexts();
  const cancel = useOfficeSend(cancelRegionCall);
  return (
    <AskedButton
      label={t('regions.unplan')}
      title={t('regions.unplanTitle', { name })}
      text={t('regions.unplanText', { day })}
      isBusy={cancel.isPending}
      onAgreed={async () => {
        await cancel.send({ code });
        return t('regions.unplanned');
      }}
    />
  );
}

interface AskedButtonProps {
  label: string;
  title: string;
  text: string;
  isBusy: boolean;
  /** Does it; answers what is said then. */
  onAgreed: () => Promise<string>;
}

function AskedButton({ label, title, text, isBusy, onAgreed }: AskedButtonProps) {
  const confirm = useConfirm();
  const run = async () => {
    if (!(await confirm({ title, text, ok: label }))) return;
    try {
      const said = await onAgreed();
      rereadRegions();
      toast.success(said);
    } catch (error) {
      // A refusal is shown by the common reactions.
      if (!(error instanceof CallError)) throw error;
    }
  };
  return (
    <button type="button" className="link" disabled={isBusy} onClick={() => void run()}>
      {label}
    </button>
  );
}
