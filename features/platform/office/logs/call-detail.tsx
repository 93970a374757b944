import { Button } from 'antd';
import { Link } from 'react-router';
import type { LogSide } from '#core/sides.ts';
import { useTexts } from '#features/platform/office/words.ts';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { fullTime } from '#web/office/pieces/time.ts';
import { useCan } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn } from '#web/office/texts.ts';
import type { CallRow } from './call-log.tsx';
import { slowMs } from './call-table.tsx';
import { LogActor } from './log-actor.tsx';
import { LogDetail, LogFacts } from './log-detail.tsx';
import styles from './logs.module.css';
import { sideNames } from './side-names.ts';

interface CallDetailProps {
  row: CallRow;
  onStep: (by: number) => void;
  onClose: () => void;
  onTrace: (trace: string) => void;
  onAccount: (account: string) => void;
}

/** One call in full, beside the rows and without a mask over them. */
export function CallDetail({ row, onStep, onClose, onTrace, onAccount }: CallDetailProps) {
  const t = useTexts();
  const read = useTextIn();
  const canSeeBusiness = useCan('Mgr.BusiLogPerm');
  const copyTrace = () => void navigator.clipboard.writeText(row.trace).then(() => toast.success(t('app.copied')));
  const facts: [string, React.ReactNode][] = [
    [t('logs.time'), fullTime(row.at)],
    [
      t('logs.took'),
      <b key="ms" className={row.ms > slowMs ? styles.slow : undefined}>
        {Math.round(row.ms).toLocaleString('en-US')} ms
      </b>,
    ],
    [t('logs.user'), row.user ? <LogActor key="who" of={row.user} /> : t('logs.guest')],
    [t('logs.http'), row.http],
    [t('logs.ip'), row.ip],
    [t('logs.bytes'), `${(row.bytes / 1024).toFixed(1)} KB`],
    [t('logs.sealed'), row.sealed ? t('app.yes') : t('app.no')],
    [t('logs.side'), sideNames(t)[row.side as LogSide]],
  ];
  return (
    <LogDetail
      label={t('logs.detail')}
      onStep={onStep}
      onClose={onClose}
      head={
        <>
          <span className={styles.method} data-method={row.method}>
            {row.method}
          </span>
          <b className="mono cut">{row.path}</b>
          {row.code !== 1 && (
            <StatusTag tone="problem">
              {row.code} {row.key}
            </StatusTag>
          )}
        </>
      }
      footer={
        <>
          <Button size="small" onClick={() => onTrace(row.trace)}>
            {t('logs.sameTrace')}
          </Button>
          {row.user && (
            <Button size="small" onClick={() => onAccount(row.user?.loginName ?? row.user?.id ?? '')}>
              {t('logs.sameUser')}
            </Button>
          )}
          <span className="grow" />
          {canSeeBusiness && (
            <Link className="link" to={`/busilog?trace=${row.trace}`}>
              {t('logs.business')}
            </Link>
          )}
        </>
      }
    >
      <LogFacts facts={facts} />
      <h3>{t('logs.trace')}</h3>
      <p className="row gap-4">
        <span className="mono">{row.trace}</span>
        <IconButton name="copy" size={14} label={t('app.copy')} onClick={copyTrace} />
      </p>
      <h3>{t('logs.device')}</h3>
      <p className="breaks">{row.device}</p>
      <h3>{t('logs.call')}</h3>
      <p lang={row.name.CN === row.name.EN ? 'en' : undefined}>{read(row.name)}</p>
      <h3>
        {t('logs.fields')} <small>{t('logs.fieldsHint')}</small>
      </h3>
      <pre>{row.fields.length > 0 ? row.fields.join('\n') : t('logs.noFields')}</pre>
      <h3>{t('logs.result')}</h3>
      <pre>{`{ "code": ${row.code}, "key": "${row.key}" }`}</pre>
    </LogDetail>
  );
}
