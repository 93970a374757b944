import { Button, Checkbox, Dropdown, Input, Popover } from 'antd';
import { useState } from 'react';
import { countText } from '#core/contracts/numbered-pages.ts';
import { CallError } from '#web/kit/call/call.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import { useCan } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTexts } from '#web/office/texts.ts';
import { everyRow, type ListView, type ListViews } from './use-list-views.ts';
import styles from './view-tabs.module.css';

/** Saved views above the filters, each with its rows; the open one also with what can be done with it. */
export function ViewTabs({ views, total }: { views: ListViews; total: number | undefined }) {
  const t = useTexts();
  const { all, counts, current, isWhole } = views;
  // The open view has what is on the screen, also where it was changed since it was kept.
  const count = (id: string, isOpen: boolean) => {
    const known = isOpen ? total : counts.get(id);
    return known !== undefined && <em>{countText(known)}</em>;
  };
  return (
    <div className={`view-tabs ${styles.bar}`}>
      <div className={`line gap-20 slim ${styles.list}`} role="tablist" aria-label={t('list.filters')}>
        <button type="button" role="tab" aria-selected={isWhole} onClick={() => views.open(null)}>
          {t('list.allRows')} {count(everyRow, isWhole)}
        </button>
        {all.map((view) => (
          <button
            key={view.id}
            type="button"
            role="tab"
            aria-selected={view === current}
            title={view.isShared ? t('list.sharedView', { name: view.by }) : undefined}
            onClick={() => views.open(view)}
          >
            {view.isShared && <Icon name="team" size={13} />} {view.name} {count(view.id, view === current)}
          </button>
        ))}
      </div>
      {current && <ViewMenu views={views} view={current} />}
      {views.canSave && <SaveView views={views} />}
    </div>
  );
}

/** Refusals have been told by the call itself. */
async function told(work: Promise<unknown>, done?: string): Promise<void> {
  try {
    await work;
    if (done) toast.success(done);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}

function ViewMenu({ views, view }: { views: ListViews; view: ListView }) {
  const t = useTexts();
  const confirm = useConfirm();
  const canShare = useCan('Mgr.View.share');
  const isOpening = views.isOpening(view);
  const items = [
    ...(view.canChange && views.isChanged ? [{ key: 'update', label: t('list.updateView') }] : []),
    { key: 'default', label: isOpening ? t('list.undefaultView') : t('list.defaultView') },
    ...(view.canChange && canShare && view.isShared
      ? [{ key: 'forAll', label: view.isDefault ? t('list.undefaultForAll') : t('list.defaultForAll') }]
      : []),
    ...(view.canChange && canShare
      ? [{ key: 'share', label: view.isShared ? t('list.unshareView') : t('list.shareView') }]
      : []),
    ...(view.canChange ? [{ key: 'remove', label: t('list.deleteView'), danger: true }] : []),
  ];
  const remove = async () => {
    const isSure = await confirm({
      title: t('list.deleteViewSure', { name: view.name }),
      ...(view.isShared ? { text: t('list.deleteSharedView') } : {}),
      ok: t('app.delete'),
      danger: true,
    });
    if (isSure) await told(views.remove(view));
  };
  const act = (key: string) => {
    if (key === 'update') void told(views.save(view.name, { isShared: view.isShared, view }), t('list.viewSaved'));
    if (key === 'default') views.openWith(isOpening ? null : view.id);
    if (key === 'forAll') void told(views.amend(view, { isDefault: !view.isDefault }), t('list.viewSaved'));
    if (key === 'share') void told(views.amend(view, { isShared: !view.isShared }), t('list.viewSaved'));
    if (key === 'remove') void remove();
  };
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => act(key) }}>
      <button
        type="button"
        className="rigid"
        aria-haspopup="menu"
        aria-label={t('list.viewActions', { name: view.name })}
      >
        <Icon name="more" size={16} />
      </button>
    </Dropdown>
  );
}

function SaveView({ views }: { views: ListViews }) {
  const t = useTexts();
  const canShare = useCan('Mgr.View.share');
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isMissing = name.trim() === '';
  const save = async () => {
    if (isMissing) return;
    try {
      await views.save(name.trim(), { isShared });
      setOpen(false);
      setName('');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.fields[0]?.msg ?? error.msg);
    }
  };
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <form
          className={`line wraps gap-8 ${styles.save}`}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Input
            autoFocus
            maxLength={30}
            aria-label={t('list.viewName')}
            aria-invalid={problem !== null}
            placeholder={t('list.viewName')}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setProblem(null);
            }}
          />
          <Button type="primary" htmlType="submit" disabled={isMissing} loading={views.isBusy}>
            {t('app.save')}
          </Button>
          {canShare && (
            <Checkbox checked={isShared} onChange={(event) => setShared(event.target.checked)}>
              {t('list.shareView')}
            </Checkbox>
          )}
          {problem && <small role="alert">{problem}</small>}
        </form>
      }
    >
      <button type="button" className="rigid" aria-expanded={isOpen}>
        <Icon name="plus" size={14} /> {t('list.saveView')}
      </button>
    </Popover>
  );
}
