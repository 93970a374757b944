import { Button, Modal, Segmented } from 'antd';
import { useState } from 'react';
import type { RowValue } from '#core/forms/values.ts';
import { QuestFigures } from '#features/learning/office/quest-figures.tsx';
import { useEditor } from '#features/learning/office/use-editor.ts';
import { useTexts } from '#features/learning/office/words.ts';
import { decidingTypes, questItems, questProblems, questStates } from '#features/learning/shared/quest.ts';
import { minutesFor, pathLengths } from '#features/learning/shared/quest-paths.ts';
import { moved, rowsOf, withItem, withoutItem } from '#features/learning/shared/quest-rows.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { KeptLine } from '#web/office/kept/kept-line.tsx';
import { DiscardButton, KeptNotices } from '#web/office/kept/kept-notices.tsx';
import type { EditorProps } from '#web/office/kept/record-editor.tsx';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import { QrShare } from '#web/office/pieces/qr-share.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { useSaveKey } from '#web/office/resource/record/use-save-key.ts';
import { useTabTitle } from '#web/office/shell/page.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { Canvas } from './canvas.tsx';
import { Flow } from './flow.tsx';
import { ItemSettings } from './item-settings.tsx';
import { Palette } from './palette.tsx';
import styles from './quest.module.css';
import { SheetSettings } from './sheet-settings.tsx';
import { Trial } from './trial.tsx';

type View = 'edit' | 'flow' | 'figures';

/** Puts a questionnaire together; of one that was published only the words are changed. */
export function QuestEditor(props: EditorProps) {
  const { record, kept, options } = props;
  const t = useTexts();
  const read = useTextIn();
  const confirm = useConfirm();
  const status = (record?.row.status as keyof typeof questStates | undefined) ?? 'DRAFT';
  const isLocked = record !== null && (status === 'CLOSED' || !record.actions.includes('edit'));
  const isFrozen = isLocked || status === 'PUBLISHED';
  const editor = useEditor(props, { isLocked });
  const { form, section, isBusy, isUndecided } = editor;
  const [view, setView] = useState<View>('edit');
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSharing, setSharing] = useState(false);
  const rows = rowsOf(form.values);
  const items = questItems(form.values);
  const problems = questProblems(form.values);
  const at = rows.findIndex(({ id }) => id === chosen);
  const above = items.slice(0, Math.max(0, at)).findLast(({ type }) => decidingTypes.includes(type));
  const name = String(form.values.titleCN || form.values.titleEN || '');
  const title = read({ CN: String(form.values.titleCN || ''), EN: String(form.values.titleEN || '') }) || name;
  useTabTitle({ CN: `问卷·${name || '新建'}`, EN: `Questionnaire · ${String(form.values.titleEN || name || 'new')}` });

  const put = (next: readonly RowValue[]) => form.set('items', next);
  const add = (type: string, before = rows.length) => {
    const id = newRequestId();
    put(withItem(rows, { id, type, at: before }));
    setChosen(id);
    setView('edit');
  };
  const save = async () => {
    const id = await editor.save();
    if (id !== null) editor.stay(id);
  };
  const publish = async () => {
    const asked = {
      title: t('learning.publishQuest'),
      text: t('learning.publishNote'),
      ok: t('learning.publishQuest'),
    };
    if (!(await confirm(asked))) return;
    const id = await editor.save((made) => editor.act(made, 'publish'));
    if (id !== null) editor.stay(id);
  };
  useSaveKey(() => void save());
  const lengths = pathLengths(items);
  const state = questStates[status];
  const buttons = { loading: isBusy, disabled: isUndecided } as const;
  return (
    <div className={`stack gap-12 fills-down ${styles.columns}`} data-locked={isFrozen || undefined}>
      {!isFrozen && (
        <Palette
          canDepend={above !== undefined && items[at]?.showIf === null}
          onAdd={add}
          onDepend={() => {
            if (rows[at] && above) form.set(`items[${rows[at].id}].showIf`, `${above.code}=1`);
          }}
        />
      )}
      <section className={`card column slim ${styles.pane}`}>
        <header className={`row wraps gap-8-12 ${styles.head}`}>
          <h1 className="cut">{title || t('learning.addQuest')}</h1>
          <StatusTag tone={state.tone}>{read(state.label)}</StatusTag>
          <span className="push scrolls">
            <Segmented<View>
              aria-label={t('learning.view')}
              value={view}
              onChange={setView}
              options={[
                { value: 'edit', label: t('learning.viewEdit') },
                { value: 'flow', label: t('learning.viewFlow') },
                ...(record ? [{ value: 'figures' as const, label: t('learning.viewFigures') }] : []),
              ]}
            />
          </span>
        </header>
        <div className={`fills-down ${styles.canvas}`}>
          {isFrozen && (
            <div className="notice info below-12">
              <Icon name="lock" size={14} />
              <span>{t(isLocked ? 'learning.frozenQuest' : 'learning.textsOnly')}</span>
            </div>
          )}
          {!isLocked && <KeptNotices {...{ kept, section, options, isDirty: form.isDirty, isNew: record === null }} />}
          {view === 'edit' && (
            <Canvas
              {...{ rows, items, problems, chosen }}
              isLocked={isFrozen}
              messages={form.messages}
              onChoose={setChosen}
              onMove={(id, to) => put(moved(rows, id, to))}
              onRemove={(id) => {
                put(withoutItem(rows, id));
                setChosen(null);
              }}
              onAdd={add}
            />
          )}
          {view === 'flow' && <Flow items={items} />}
          {view === 'figures' && record && <QuestFigures id={record.id} />}
        </div>
        <footer className={`row wraps gap-8 ruled ${styles.foot}`}>
          <span className="row wraps gap-8-12 fills size-12-5 muted">
            {!isLocked && <KeptLine state={kept.state} isLasting={kept.isLasting} />}
            {items.length > 0 && (
              <span>{t('learning.lengths', { count: items.length, ...lengths, minutes: minutesFor(items) })}</span>
            )}
            {!isLocked && form.isDirty && <DiscardButton kept={kept} />}
          </span>
          {record && (
            <Button icon={<Icon name="link" size={14} />} onClick={() => setSharing(true)}>
              {t('learning.share')}
            </Button>
          )}
          {isFrozen && !isLocked && (
            <Button type="primary" {...buttons} disabled={isUndecided || !form.isDirty} onClick={() => void save()}>
              {t('learning.saveTexts')}
            </Button>
          )}
          {!isFrozen && (
            <>
              <Button {...buttons} onClick={() => void save()}>
                {t('learning.saveDraft')}
              </Button>
              <Button type="primary" {...buttons} onClick={() => void publish()}>
                {t('learning.publishQuest')}
              </Button>
            </>
          )}
        </footer>
      </section>
      <div className={`column gap-12 slim ${styles.side}`}>
        {rows[at] && items[at] ? (
          <ItemSettings
            key={rows[at].id}
            {...{ form, items, at, isLocked, isFrozen }}
            row={rows[at]}
            problem={problems.find(({ path }) => path.startsWith(`items[${rows[at]!.id}]`))}
            onClose={() => setChosen(null)}
          />
        ) : (
          <SheetSettings {...{ form, section, options, isLocked, isFrozen }} />
        )}
        <Trial items={items} />
      </div>
      <Modal open={isSharing} title={t('learning.share')} footer={null} width={640} onCancel={() => setSharing(false)}>
        {record && (
          <QrShare
            link={new URL(`/phenixcoll/quest/${record.id}`, window.location.origin).href}
            name={name || record.id}
            note={t(status === 'PUBLISHED' ? 'learning.shareNote' : 'learning.shareLater')}
          />
        )}
      </Modal>
    </div>
  );
}
