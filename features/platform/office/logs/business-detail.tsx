import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '#features/platform/office/words.ts';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { fullTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import type { BusinessRow } from './business-table.tsx';
import { ChangeTable } from './change-table.tsx';
import { LogActor } from './log-actor.tsx';
import { LogObject } from './log-object.tsx';
import styles from './logs.module.css';

interface BusinessDetailProps {
  row: BusinessRow;
  onClose: () => void;
  onObject: (objectId: string) => void;
  onAccount: (account: string) => void;
}

/** One entry with what changed and its link of the chain. */
export function BusinessDetail({ row, onClose, onObject, onAccount }: BusinessDetailProps) {
  const t = useTexts();
  const read = useTextIn();
  const sides = { office: t('logs.sideMgr'), portal: t('logs.sideWeb'), poultry: t('logs.sideFlock') };
  const facts: (readonly [string, ReactNode])[] = [
    [t('logs.time'), fullTime(row.at)],
    [t('busilog.operator'), <LogActor key="who" of={row.operator} />],
    ...(row.operator.id !== null && row.side ? [[t('logs.side'), sides[row.side as keyof typeof sides]] as const] : []),
    [t('logs.ip'), row.ip],
    [t('busilog.module'), read(row.moduleName)],
    [t('busilog.action'), read(row.actionName)],
    [t('busilog.object'), <LogObject key="object" row={row} />],
  ];
  return (
    <aside className={`column ${styles.detail}`} aria-label={t('busilog.detail')}>
      <header className="row gap-8">
        <b className="cut">{read(row.text)}</b>
        <span className="grow" />
        <IconButton name="close" label={t('app.close')} onClick={onClose} />
      </header>
      <div className={`grows scrolls size-12-5 ${styles.detailBody}`}>
        <dl>
          {facts.map(([name, value]) => (
            <div className="cut" key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h3>{t('busilog.detail')}</h3>
        {row.changes.length > 0 ? (
          <ChangeTable changes={row.changes} />
        ) : (
          <p className="muted">{t('busilog.noChanges')}</p>
        )}
        <h3>{t('record.print')}</h3>
        <pre>{row.hash}</pre>
        <h3>{t('logs.trace')}</h3>
        <pre>{row.trace}</pre>
      </div>
      <footer className="row gap-8 ruled">
        {row.operator.id !== null && (
          <Button size="small" onClick={() => onAccount(row.operator.loginName ?? row.operator.id!)}>
            {t('busilog.sameOperator')}
          </Button>
        )}
        {row.objectId && (
          <Button size="small" onClick={() => onObject(row.objectId)}>
            {t('busilog.sameObject')}
          </Button>
        )}
      </footer>
    </aside>
  );
}
