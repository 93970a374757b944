import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#features/platform/office/words.ts';
import { fullTime, momentOf } from '#web/office/pieces/time.ts';
import { useCan } from '#web/office/session.tsx';
import { useTextIn } from '#web/office/texts.ts';
import type { BusinessRow } from './business-table.tsx';
import { ChangeTable } from './change-table.tsx';
import { LogActor } from './log-actor.tsx';
import { LogDetail, LogFacts } from './log-detail.tsx';
import { LogObject } from './log-object.tsx';
import styles from './logs.module.css';

interface BusinessDetailProps {
  row: BusinessRow;
  onStep: (by: number) => void;
  onClose: () => void;
  onObject: (objectId: string) => void;
  onAccount: (account: string) => void;
}

/** One entry with what changed and its link of the chain. */
export function BusinessDetail({ row, onStep, onClose, onObject, onAccount }: BusinessDetailProps) {
  const t = useTexts();
  const read = useTextIn();
  const canSeeCalls = useCan('Mgr.ApiLogPerm');
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
    <LogDetail
      label={t('busilog.detail')}
      onStep={onStep}
      onClose={onClose}
      head={<b className={`cut ${styles.sentence}`}>{read(row.text)}</b>}
      footer={
        <>
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
          <span className="grow" />
          {canSeeCalls && (
            <Link className="link" to={`/apilog?${callsOf(row)}`}>
              {t('busilog.calls')}
            </Link>
          )}
        </>
      }
    >
      <LogFacts facts={facts} />
      <h3>{t('busilog.detail')}</h3>
      {row.changes.length > 0 ? (
        <ChangeTable changes={row.changes} />
      ) : (
        <p className="muted">{t('busilog.noChanges')}</p>
      )}
      {/* A line of the last moments is not chained yet. */}
      {row.hash && (
        <>
          <h3>{t('record.print')}</h3>
          <pre>{row.hash}</pre>
        </>
      )}
      <h3>{t('logs.trace')}</h3>
      <pre>{row.trace}</pre>
    </LogDetail>
  );
}

/** The call of a line, looked for around its time. */
function callsOf({ at, trace }: BusinessRow): URLSearchParams {
  const minutes = (by: number) => {
    const { day, clock } = momentOf(new Date(Date.parse(at) + by * 60_000).toISOString());
    return `${day}T${clock}`;
  };
  return new URLSearchParams({ from: minutes(-5), to: minutes(5), trace });
}
