import { Segmented, Select } from 'antd';
import { useState } from 'react';
import { callsOf } from '#core/resources/resource-calls.ts';
import type { Text } from '#core/texts/text.ts';
import { judgingMethod } from '#features/competition/shared/judging-method.ts';
import { RoundHead } from '#features/judging/office/round-head.tsx';
import { useTexts } from '#features/judging/office/words.ts';
import { judging as resource } from '#features/judging/resources/judging.ts';
import { resultsCall, resultsExportCall } from '#features/judging/result-calls.ts';
import { resultColumns } from '#features/judging/shared/result-columns.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { ExportButton } from '#web/office/resource/list/export-button.tsx';
import { useTenantId } from '#web/office/session.tsx';
import { usePageQuery } from '#web/office/shell/page.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { JudgeScale } from './judge-scale.tsx';
import { Promotion } from './promotion.tsx';
import { RankChart } from './rank-chart.tsx';
import { dependsOn, RankTable } from './rank-table.tsx';
import styles from './results.module.css';

const { list: judgingListCall } = callsOf(resource);

/** Raw ranking and the fairness panel of a round side by side, and the list that goes on. */
export function Page() {
  const t = useTexts();
  const [params] = usePageQuery();
  const listed = useOfficeCall(judgingListCall, { size: 50 });
  const rounds = (listed.data?.rows ?? []) as unknown as {
    id: string;
    title: Text;
    editionTitle: Text;
  }[];
  const id = params.get('judging') ?? rounds[0]?.id;
  if (listed.isError) return <FailedPanel title={listed.error.msg} onRetry={() => void listed.refetch()} />;
  if (!listed.data) return <RowSkeleton rows={10} height={44} />;
  if (!id)
    return (
      <section className="card">
        <StatePanel icon="chart" title={t('results.none')} hint={t('results.noneHint')} />
      </section>
    );
  return (
    <div className="column gap-12">
      <RoundHead
        title={t('results.title')}
        id={id}
        rounds={rounds.map((round) => ({ ...round, edition: round.editionTitle }))}
      />
      <Results key={id} id={id} />
    </div>
  );
}

function Results({ id }: { id: string }) {
  const t = useTexts();
  const read = useTextIn();
  const found = useOfficeCall(resultsCall, { id });
  const [track, setTrack] = useState('');
  const [view, setView] = useState<'all' | 'depending'>('all');
  const tenantId = useTenantId();
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={10} height={44} />;
  const results = found.data;
  const { rows, judges, line, reliability } = results;
  if (rows.length === 0)
    return (
      <section className="card">
        <StatePanel icon="chart" title={t('results.noScores')} />
      </section>
    );
  const inBoth = rows.filter(({ rank, adjustedRank }) => rank <= line && adjustedRank <= line).length;
  const figures: [title: string, value: string, note: string][] = [
    [t('results.same'), `${inBoth} / ${line}`, t('results.sameNote')],
    [
      t('results.crossing'),
      String(rows.filter(({ rank, adjustedRank }) => rank <= line !== adjustedRank <= line).length),
      t('results.crossingNote'),
    ],
    [
      t('results.steady'),
      `${rows.filter(({ rank, adjustedRank }) => Math.abs(rank - adjustedRank) <= 2).length} / ${rows.length}`,
      t('results.steadyNote'),
    ],
    [t('results.reliability'), reliability === null ? '–' : reliability.toFixed(2), t('results.reliabilityNote')],
    [
      t('results.holds'),
      `${results.holdsWithout} / ${judges.length}`,
      t('results.holdsNote', { count: judges.length }),
    ],
  ];
  const key = results.tracks.find(({ name }) => name.CN === track)?.key;
  const ofTrack = track === '' ? rows : rows.filter((row) => row.track.CN === track);
  const depending = ofTrack.filter((row) => dependsOn(row, line));
  const shown = view === 'all' ? ofTrack : depending;
  return (
    <>
      <p className="muted size-13">
        {t('results.head', { count: rows.length, judges: judges.length, sheets: results.sheets })}
      </p>
      <p className={`toned rounded size-13 ${styles.note}`}>{t('results.notice')}</p>
      <Promotion results={results} onChanged={() => void found.refetch()} />
      <dl className={`card stack ${styles.figures}`}>
        {figures.map(([title, value, note]) => (
          <div key={title}>
            <dt className="muted size-13">{title}</dt>
            <dd className="size-22 bold">{value}</dd>
            <dd className="muted size-12">{note}</dd>
          </div>
        ))}
      </dl>
      <div className={`stack top gap-12 ${styles.columns}`}>
        <RankChart rows={rows} line={line} />
        <div className="column gap-12">
          <JudgeScale judges={judges} />
          <section className="card">
            <div className="card-head">
              <h2>{t('results.criteria')}</h2>
            </div>
            <ul className={`column gap-6 size-13 ${styles.body}`}>
              {results.criteria.map(({ name, reliability: own }) => (
                <li key={name.CN} className="row apart">
                  <span>{read(name)}</span>
                  <b>{own === null ? '–' : own.toFixed(2)}</b>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <section className="card">
        <div className="card-head">
          <h2>{t('results.method')}</h2>
        </div>
        <ol className={`size-13 ${styles.body} ${styles.method}`}>
          {judgingMethod.map((step) => (
            <li key={step.CN}>{read(step)}</li>
          ))}
        </ol>
      </section>
      <section className="card">
        <div className="card-head wraps">
          <h2>{t('results.all')}</h2>
          <Segmented
            aria-label={t('results.all')}
            value={view}
            options={[
              { value: 'all' as const, label: t('results.every', { count: ofTrack.length }) },
              { value: 'depending' as const, label: t('results.depending', { count: depending.length }) },
            ]}
            onChange={setView}
          />
          <span className="grow" />
          <Select
            size="small"
            aria-label={t('results.allTracks')}
            className={styles.track}
            value={track}
            suffixIcon={<Icon name="down" size={12} />}
            options={[
              { value: '', label: t('results.allTracks') },
              ...results.tracks.map(({ name }) => ({ value: name.CN, label: read(name) })),
            ]}
            onChange={setTrack}
          />
          <ExportButton
            call={resultsExportCall}
            code="Mgr.Itec.export"
            columns={resultColumns.length}
            total={ofTrack.length}
            input={() => ({ tenantId, id, ...(key && { track: key }) })}
          />
        </div>
        {view === 'depending' && <p className={`muted size-13 ${styles.body}`}>{t('results.dependingNote')}</p>}
        {shown.length > 0 && <RankTable rows={shown} line={line} />}
      </section>
    </>
  );
}
