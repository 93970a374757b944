import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { StateTag } from '#features/casework/portal/application/state-tag.tsx';
import { batchFailedCall, type batchOneCall } from '#features/declarations/calls.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { downloadFile } from '#web/kit/files/download.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import styles from './batch.module.css';
import { Steps } from './steps.tsx';
import { UndoCard } from './undo-card.tsx';
import { useBatchWords } from './words.ts';

type Outcome = OutputOf<typeof batchOneCall>;

/** What became of a batch: counts that add up to its rows, what was left out, how the applications go on. */
export function Result({ data, onChanged }: { data: Outcome; onChanged: () => unknown }) {
  const t = useBatchWords();
  const locale = useSession((session) => session.locale);
  const { batch, left } = data;
  const isUndone = batch.state === 'UNDONE';
  return (
    <div className="column gap-20">
      <Steps
        at={4}
        notes={{
          template: textIn(batch.programmeName, locale),
          upload: `${batch.name} · ${t('batch.rows', { count: batch.rows })}`,
        }}
      />
      <div className={`stack gap-24 top ${styles.result} folds-tablet`}>
        <div className="column gap-20 slim">
          <Card boxed className={`row gap-24 ${styles.good}`} data-undone={isUndone || undefined}>
            <span className={`middle rigid ${styles.mark}`} aria-hidden="true">
              <Icon name={isUndone ? 'refresh' : 'check'} size={24} />
            </span>
            <div className="slim">
              <h2 className="title-24">
                {isUndone ? t('result.undone') : t('result.made', { count: batch.made + batch.waiting })}
              </h2>
              <p className="quiet above-4">{t(isUndone ? 'result.undoneNote' : 'result.madeNote')}</p>
            </div>
          </Card>
          <Counts data={data} />
          {left > 0 && (
            <Card boxed>
              <div className="row wraps apart gap-8-16">
                <span className={`middle rigid toned ${styles.sheet}`} data-tone="good" aria-hidden="true">
                  XLS
                </span>
                <p className="slim fills">
                  <b>{t('result.failed', { count: left })}</b>
                  <small className="block muted">{t('result.failedNote')}</small>
                </p>
                <Button onClick={() => void downloadFile(batchFailedCall, { id: batch.id }).catch(() => undefined)}>
                  <Icon name="download" />
                  {t('result.download')}
                </Button>
              </div>
            </Card>
          )}
          {!isUndone && <Progress progress={data.progress} />}
          <RowList rows={data.rows} />
        </div>
        <div className="column gap-16">
          <UndoCard data={data} onChanged={onChanged} />
          <Card boxed>
            <Link className="row gap-16 unlined ink" to="/personal/declare-batch">
              <Icon name="refresh" />
              <span>
                <b className="block underlines">{t('result.again')}</b>
                <small className="muted">{t('result.againNote')}</small>
              </span>
            </Link>
          </Card>
        </div>
      </div>
    </div>
  );
}

function Counts({ data: { batch, left } }: { data: Outcome }) {
  const t = useBatchWords();
  const counts = [
    ['made', batch.made, 'result.countMade'],
    ['waiting', batch.waiting, 'result.countWaiting'],
    ['left', left, 'result.countLeft'],
  ] as const;
  return (
    <Card>
      <dl className={`stack three folds ${styles.counts}`} aria-label={t('result.counts')}>
        {counts.map(([key, count, name]) => (
          <div key={key} className="column" data-kind={key}>
            <dt className="small quiet">{t(name)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Progress({ progress }: { progress: Outcome['progress'] }) {
  const t = useBatchWords();
  const columns = [
    [t('result.waiting'), progress.waiting],
    [t('result.drafts'), progress.draft],
    [t('result.accepting'), progress.accepting],
    [t('result.review'), progress.review],
    [t('result.correcting'), progress.correcting],
    [t('result.finished'), progress.done],
  ] as const;
  return (
    <section>
      <h2 className="title-20 below-12">{t('result.progress')}</h2>
      <dl className={`stack ${styles.progress}`}>
        {columns.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={count > 0 ? 'strong' : 'muted'}>{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const tones: Readonly<Record<Outcome['rows'][number]['state'], TagTone>> = {
  OPEN: 'bad',
  WAITING: 'soon',
  MADE: 'open',
  DECLINED: 'shut',
  UNDONE: 'shut',
};

function RowList({ rows }: { rows: Outcome['rows'] }) {
  const t = useBatchWords();
  return (
    <section>
      <h2 className="title-20 below-12">{t('result.rows')}</h2>
      <Card>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <ul className={`scrolls ${styles.batches} ${styles.long}`} aria-label={t('result.rows')} tabIndex={0}>
          {rows.map(({ line, name, state, no, application }) => (
            <li key={line} className="parted row wraps apart gap-4-12">
              <span className="slim breaks">
                <span className="muted">{line}</span> {name || '—'} {no && <span className="muted">{no}</span>}
              </span>
              {application ? <StateTag state={application} /> : <Tag tone={tones[state]}>{t(`result.${state}`)}</Tag>}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
