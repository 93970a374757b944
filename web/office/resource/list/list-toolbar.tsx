import { Button, Dropdown } from 'antd';
import { Suspense } from 'react';
import { countText } from '#core/contracts/numbered-pages.ts';
import type { Resource } from '#core/resources/resource.ts';
import { office } from '#features/office-pages.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { ImportButton } from '#web/office/resource/import/import-button.tsx';
import type { RecordActions } from '#web/office/resource/record/use-record-actions.ts';
import { ColumnsPopover } from '#web/office/resource/views/columns-popover.tsx';
import { type Density, densities, type ListSettings } from '#web/office/resource/views/list-settings.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './resource-list.module.css';

interface ListToolbarProps {
  resource: Resource;
  total: number | undefined;
  settings: ListSettings;
  actions: RecordActions;
  isNarrow: boolean;
  onSettings: (part: Partial<ListSettings>) => void;
  onResetColumns: () => void;
  onReload: () => void;
  onExport: () => void;
  onAdd: () => void;
}

/** Title and total, density, columns, reload, full screen, export, and the page's one primary button. */
export function ListToolbar(props: ListToolbarProps) {
  const { resource, total, settings, actions, onAdd } = props;
  const t = useTexts();
  const read = useTextIn();
  const Tool = office.tools[resource.code];
  const Maker = office.makers[resource.code];
  const addLabel = t('list.add', { name: read(resource.item) });
  const count = total === undefined ? '' : t('list.total', { count: countText(total) });
  if (props.isNarrow)
    return Maker || actions.canAdd ? (
      <div className={`ruled ${styles.phoneAdd}`}>
        {Maker && (
          <Suspense>
            <Maker />
          </Suspense>
        )}
        {actions.canAdd && (
          <Button type="primary" icon={<Icon name="plus" />} onClick={onAdd}>
            {addLabel}
          </Button>
        )}
      </div>
    ) : null;
  return (
    <div className={`row gap-8 rigid anchor ${styles.toolbar}`}>
      <h2>{read(resource.name)}</h2>
      <small className="size-12-5 muted on-one-line" role="status">
        {count}
      </small>
      <span className="grow" />
      <span className="line">
        <DensityMenu value={settings.density} onChange={(density) => props.onSettings({ density })} />
        <ColumnsPopover
          resource={resource}
          settings={settings}
          onChange={props.onSettings}
          onReset={props.onResetColumns}
        />
        <IconButton name="reload" label={t('app.reload')} onClick={props.onReload} />
        <IconButton
          name="fullscreen"
          label={t('shell.fullscreen')}
          onClick={(event) => {
            const card = event.currentTarget.closest('section');
            void (document.fullscreenElement ? document.exitFullscreen() : card?.requestFullscreen());
          }}
        />
      </span>
      {Tool && (
        <Suspense>
          <Tool />
        </Suspense>
      )}
      {(actions.canExport || actions.canImport || actions.canAdd) && <i className="divider" />}
      {actions.canImport && <ImportButton resource={resource} />}
      {actions.canExport && (
        <Button icon={<Icon name="download" />} onClick={props.onExport} disabled={!total}>
          {t('list.export')}
        </Button>
      )}
      {Maker && (
        <Suspense>
          <Maker />
        </Suspense>
      )}
      {actions.canAdd && (
        <Button type="primary" icon={<Icon name="plus" />} onClick={onAdd}>
          {addLabel}
        </Button>
      )}
    </div>
  );
}

function DensityMenu({ value, onChange }: { value: Density; onChange: (density: Density) => void }) {
  const t = useTexts();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectedKeys: [value],
        items: densities.map((density) => ({ key: density, label: t(`list.${density}`) })),
        onClick: ({ key }) => onChange(key as Density),
      }}
    >
      <span>
        <IconButton name="density" label={t('list.density')} aria-haspopup="menu" />
      </span>
    </Dropdown>
  );
}
