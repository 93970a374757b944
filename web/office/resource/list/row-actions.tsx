import { Dropdown } from 'antd';
import type { RowAction } from '#core/resources/resource.ts';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './resource-list.module.css';

interface RowActionsProps {
  actions: readonly RowAction[];
  canEdit: boolean;
  onOpen: () => void;
  onEdit: () => void;
  onAct: (action: RowAction) => void;
}

/** View, edit and the rest under "more". */
export function RowActions({ actions, canEdit, onOpen, onEdit, onAct }: RowActionsProps) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <span className={`row gap-12 ${styles.actions}`}>
      <button type="button" className="link" onClick={onOpen}>
        {t('app.view')}
      </button>
      {canEdit && (
        <button type="button" className="link" onClick={onEdit}>
          {t('app.edit')}
        </button>
      )}
      {actions.length > 0 && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: actions.map((action) => ({
              key: action.key,
              label: read(action.label),
              danger: action.danger ?? false,
            })),
            onClick: ({ key }) => onAct(actions.find((action) => action.key === key)!),
          }}
        >
          <span>
            <IconButton name="more" label={t('app.more')} aria-haspopup="menu" className={styles.more ?? ''} />
          </span>
        </Dropdown>
      )}
    </span>
  );
}
