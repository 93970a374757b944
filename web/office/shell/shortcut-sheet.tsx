import { Modal } from 'antd';
import { Fragment } from 'react';
import { useTexts } from '#web/office/texts.ts';
import styles from './layers.module.css';
import { useListedKeys } from './page-keys.ts';

/** What the keys do. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const keys: [string[], string][] = [
    [['Ctrl / ⌘', 'K'], t('keys.search')],
    [['/'], t('keys.firstFilter')],
    [['Alt', '← →'], t('keys.nextTab')],
    [['Alt', 'W'], t('keys.closeTab')],
    [['Alt', 'R'], t('keys.reloadTab')],
    [['Ctrl', 'S'], t('keys.save')],
    [['J', 'K', 'Enter'], t('keys.move')],
    [['Esc'], t('keys.closeLayer')],
    [['?'], t('keys.help')],
  ];
  const ofPage = useListedKeys().map(({ key, shift, meaning }): [string[], string] => [
    [...(shift ? ['Shift'] : []), key.toUpperCase()],
    meaning,
  ]);
  return (
    <Modal open title={t('keys.title')} onCancel={onClose} footer={null} getContainer={false} width={480}>
      <dl className={`stack ${styles.keys}`}>
        {[...ofPage, ...keys].map(([names, meaning]) => (
          <Fragment key={meaning}>
            <dt className="line gap-6">
              {names.map((name) => (
                <kbd className="key" key={name}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="muted">{t('keys.note')}</p>
    </Modal>
  );
}
