import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BigButton, BigLink, ButtonRow } from '#features/flock/poultry/pieces/button.tsx';
import { Confirm } from '#features/flock/poultry/pieces/confirm.tsx';
import { ReportLinks } from '#features/flock/poultry/reports/links/report-links.tsx';
import cards from '#features/flock/poultry/reports/parts/cards.module.css';
import type { ReportView } from '#features/flock/poultry/reports/parts/report-view.ts';
import type { Keep } from '#features/flock/poultry/reports/parts/use-keep.ts';
import { database } from '#features/flock/poultry/store/database.ts';
import { moment } from '#features/flock/poultry/store/moment.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { reportFileName } from '#features/flock/shared/documents/flock-report.ts';
import { whenWords } from '#features/flock/shared/documents/phrases.ts';
import { reportJson, scoresCsv } from '#features/flock/shared/scoring/entries/report-data.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { saveFile } from '#web/kit/files/download.ts';
import { OtherLanguage } from './other-language.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { zipWithPhotos } from './zip-with-photos.ts';

/** What is done with a whole report: share, carry out as data, go on or open again, delete. */
export function KeepCard({ keep, unsent, ...view }: ReportView & { keep: Keep; unsent: ReadonlySet<string> }) {
  const { farm, report, words, offset } = view;
  const t = useShell();
  const [asking, ask] = useState<'share' | 'reopen' | 'delete' | null>(null);
  const [isPacking, setPacking] = useState(false);
  const navigate = useNavigate();
  const role = useLiveQuery(async () => (await database().farms.get(farm.id))?.role ?? 'OWNER', [farm.id]);
  const isOwner = role === 'OWNER';
  const save = (text: string, ending: 'csv' | 'json') => {
    const type = ending === 'csv' ? 'text/csv;charset=utf-8' : 'application/json';
    saveFile({ name: reportFileName({ farm, report }, ending), blob: new Blob([text], { type }) });
  };
  const saveZip = async () => {
    setPacking(true);
    try {
      const { blob, missing } = await zipWithPhotos(report, farm);
      saveFile({ name: reportFileName({ farm, report }, 'zip'), blob });
      if (missing > 0) toast('info', words.report('data.photosGone', { count: missing }));
    } finally {
      setPacking(false);
    }
  };
  const reopen = async () => {
    ask(null);
    await keep.put('state', { state: 'open', at: moment() });
    toast('success', words.report('page.reopened'));
  };
  const remove = async () => {
    ask(null);
    await keep.put('isGone', true);
    void navigate('/reports', { state: { deleted: { farmId: farm.id, reportId: report.id, name: report.name } } });
  };
  return (
    <section className={cards.card} id="keep">
      <h2>{words.report('page.more')}</h2>
      {report.finishedAt && (
        <p className="fine">{words.report('page.finished', { at: whenWords(report.finishedAt, { offset, words }) })}</p>
      )}
      <ButtonRow className="above-12">
        {report.state === 'open' && role !== 'VET' && (
          <BigLink kind="line" small icon="pencil" to={`/r/${farm.id}/${report.id}`}>
            {words.report('page.goOn')}
          </BigLink>
        )}
        <BigButton kind="line" small icon="share" onClick={() => ask('share')}>
          {words.report('share.open')}
        </BigButton>
        <BigButton kind="quiet" small icon="download" onClick={() => save(scoresCsv([{ report, farm }]), 'csv')}>
          {words.report('data.csv')}
        </BigButton>
        <BigButton kind="quiet" small icon="download" onClick={() => save(reportJson(report, farm), 'json')}>
          {words.report('data.json')}
        </BigButton>
        {report.photos.length > 0 && (
          <BigButton kind="quiet" small icon="download" busy={isPacking} onClick={() => void saveZip()}>
            {words.report('data.zip')}
          </BigButton>
        )}
        {report.state === 'finished' && isOwner && (
          <BigButton kind="quiet" small icon="undo" onClick={() => ask('reopen')}>
            {words.report('page.reopen')}
          </BigButton>
        )}
        {role !== 'VET' && (
          <BigButton kind="quiet" small icon="trash" onClick={() => ask('delete')}>
            {words.report('page.delete')}
          </BigButton>
        )}
      </ButtonRow>
      <h3 className="bold above-20 size-17">{t('links.ofReport')}</h3>
      <ReportLinks farmId={farm.id} reportId={report.id} />
      <OtherLanguage isUnsent={unsent.size > 0} {...view} />
      <ShareDialog open={asking === 'share'} onClose={() => ask(null)} isUnsent={unsent.size > 0} {...view} />
      <Confirm
        open={asking === 'reopen'}
        title={words.report('page.reopenTitle')}
        confirm={words.report('page.reopen')}
        onConfirm={() => void reopen()}
        onClose={() => ask(null)}
      >
        {words.report('page.reopenNote')}
      </Confirm>
      <Confirm
        open={asking === 'delete'}
        title={words.report('page.deleteTitle')}
        confirm={words.report('page.delete')}
        kind="danger"
        onConfirm={() => void remove()}
        onClose={() => ask(null)}
      >
        {words.report('page.deleteNote')}
      </Confirm>
    </section>
  );
}
