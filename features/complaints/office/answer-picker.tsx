import { Dropdown } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readyAnswersCall } from '#features/complaints/calls.ts';
import { complaintLists } from '#features/complaints/lists.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './composer.module.css';
import { useTexts } from './words.ts';

const managing = 'manage';

/** Ready-made answers for an open complaint, filled in; asked for when it is opened. */
export function AnswerPicker({ id, onPick }: { id: string; onPick: (words: string) => void }) {
  const t = useTexts();
  const read = useTextIn();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useOfficeCall(readyAnswersCall, { id }, { enabled: isOpen });
  const rows = data?.rows ?? [];
  const told = error?.msg ?? (rows.length === 0 && t('complaintDesk.noReady'));
  const language = data && t(data.locale === 'CN' ? 'complaintDesk.readyInChinese' : 'complaintDesk.readyInEnglish');
  return (
    <Dropdown
      trigger={['click']}
      placement="topRight"
      autoFocus
      // Not before there is something to choose: the keys go to what is there when it opens.
      open={isOpen && (data !== undefined || error !== null)}
      onOpenChange={setOpen}
      menu={{
        className: styles.ready ?? '',
        items: [
          ...(told ? [{ key: 'told', label: told, disabled: true }] : []),
          ...(rows.length > 0 ? [{ key: 'language', type: 'group' as const, label: language }] : []),
          ...rows.map(({ id: key, title, text }) => ({
            key,
            label: (
              <>
                <b className="block medium cut">{read(title)}</b>
                <span className={`size-12-5 muted ${styles.preview}`}>{text}</span>
              </>
            ),
          })),
          { type: 'divider' as const },
          { key: managing, icon: <Icon name="setting" size={14} />, label: t('complaintDesk.manageReady') },
        ],
        onClick: ({ key }) => {
          setOpen(false);
          if (key === managing) return void navigate(complaintLists.complaintanswer.path);
          const found = rows.find((row) => row.id === key);
          if (found) onPick(found.text);
        },
      }}
    >
      <button type="button" className="link inline-row gap-4 size-13" aria-haspopup="menu" aria-expanded={isOpen}>
        {t('complaintDesk.useReady')}
      </button>
    </Dropdown>
  );
}
