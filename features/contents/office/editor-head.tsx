import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { FieldMessage } from '#core/errors.ts';
import type { Resource, RowAction } from '#core/resources/resource.ts';
import { contentPreviewCall } from '#features/contents/calls/content-editing.ts';
import { useTexts } from '#features/contents/office/words.ts';
import type { ContentType } from '#features/contents/shared/content.ts';
import { contentStatuses } from '#features/contents/shared/editing.ts';
import { CallError } from '#web/kit/call/call.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { KeptLine } from '#web/office/kept/kept-line.tsx';
import { DiscardButton } from '#web/office/kept/kept-notices.tsx';
import type { EditedRecord } from '#web/office/kept/record-editor.tsx';
import type { KeptRecord } from '#web/office/kept/use-kept-record.ts';
import { officeCall } from '#web/office/office-call.ts';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { fullTime } from '#web/office/pieces/time.ts';
import { ActionDialog } from '#web/office/resource/record/action-dialog.tsx';
import { useRecordActions } from '#web/office/resource/record/use-record-actions.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './editor.module.css';

interface EditorHeadProps {
  resource: Resource;
  type: ContentType;
  record: EditedRecord | null;
  title: string;
  isDirty: boolean;
  isLocked: boolean;
  isBusy: boolean;
  /** Something that was changed twice has to be chosen from first. */
  isUndecided: boolean;
  kept: Pick<KeptRecord, 'state' | 'isLasting' | 'discard'>;
  /** Things missing or wrong. */
  gaps: number;
  onSave: () => Promise<string | null>;
  /** Shows what is missing at its fields; true when nothing is. */
  onCheck: () => boolean;
  onRefused: (fields: readonly FieldMessage[]) => void;
  onDone: () => void;
  onVersions: () => void;
}

/** Title and state of a content with the steps that can be taken; an unsaved change is saved before a step. */
export function EditorHead(props: EditorHeadProps) {
  const { resource, type, record, title, isDirty, isLocked, isBusy, isUndecided, gaps, kept } = props;
  const t = useTexts();
  const read = useTextIn();
  const confirm = useConfirm();
  const actions = useRecordActions(resource);
  const navigate = useNavigate();
  const [asking, setAsking] = useState<RowAction | null>(null);
  const row = record?.row;
  const status = contentStatuses[(row?.status as keyof typeof contentStatuses | undefined) ?? 'DRAFT'];
  const offered = row ? actions.forRow(row).filter(({ key }) => record?.actions.includes(key)) : [];

  const run = async (action: RowAction, values?: Record<string, unknown>) => {
    if (!record) return;
    if (isDirty && (isUndecided || (await props.onSave()) === null)) return;
    try {
      const made = await actions.run(action, [record.id], values);
      if (made === null) props.onDone();
      else void navigate(`${resource.path}/edit?id=${made}`);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      props.onRefused(error.fields);
      if (values) throw error;
    }
  };
  const start = async (action: RowAction) => {
    if ((action.key === 'submit' || action.key === 'publish') && !props.onCheck()) return;
    if (action.fields) return setAsking(action);
    const isSure =
      !action.confirm ||
      (await confirm({
        title: read(action.label),
        text: read(action.confirm),
        ok: read(action.label),
        danger: action.danger ?? false,
      }));
    if (isSure) await run(action);
  };
  const preview = async () => {
    if (!record) return;
    const { link } = await officeCall(contentPreviewCall, { type: type.code, id: record.id });
    const address = `${location.origin}/preview/${link}`;
    await navigator.clipboard.writeText(address).catch(() => undefined);
    window.open(address, '_blank', 'noreferrer');
    toast.success(t('contents.previewNote'));
  };
  return (
    <header className={`card row wraps gap-8-16 ${styles.head}`}>
      <div className={`row gap-10 slim ${styles.title}`}>
        <h1 className="cut">{title}</h1>
        <StatusTag tone={status.tone}>{read(status.label)}</StatusTag>
        {typeof row?.publishAt === 'string' && <small className="muted on-one-line">{fullTime(row.publishAt)}</small>}
      </div>
      <div className={`row wraps gap-8 ${styles.buttons}`}>
        <span className="size-12-5 warn-ink" role="status">
          {isLocked ? t('contents.review') : isDirty ? t('contents.unsaved') : ''}
          {!isLocked && gaps > 0 && ` ${t('contents.incomplete', { count: gaps })}`}
        </span>
        {!isLocked && (isDirty || kept.state.status !== 'saved') && (
          <KeptLine state={kept.state} isLasting={kept.isLasting} />
        )}
        {record && (
          <>
            <Button icon={<Icon name="clock" size={14} />} onClick={props.onVersions}>
              {t('record.versions')}
            </Button>
            <Button icon={<Icon name="eye" size={14} />} onClick={() => void preview()}>
              {t('contents.preview')}
            </Button>
          </>
        )}
        {offered.map((action) => (
          <Button
            key={action.key}
            danger={action.danger ?? false}
            {...(action.key === 'publish' && !isDirty ? { type: 'primary' as const } : {})}
            onClick={() => void start(action)}
          >
            {read(action.label)}
          </Button>
        ))}
        {!isLocked && isDirty && <DiscardButton kept={kept} />}
        {!isLocked && (
          <Button
            type={isDirty || record === null ? 'primary' : 'default'}
            loading={isBusy}
            disabled={isUndecided || (!isDirty && record !== null)}
            onClick={() => void props.onSave()}
          >
            {t('contents.save')}
          </Button>
        )}
      </div>
      {typeof row?.note === 'string' && row.note !== '' && (
        <div className="notice problem">
          <Icon name="warning" />
          <span>{t(row.status === 'OFFLINE' ? 'contents.offline' : 'contents.returned', { note: row.note })}</span>
        </div>
      )}
      {asking && (
        <ActionDialog
          action={asking}
          options={{}}
          onRun={(values) => run(asking, values ?? {})}
          onClose={() => setAsking(null)}
        />
      )}
    </header>
  );
}
