import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useReportTexts } from '#features/flock/poultry/catalogues.ts';
import { BigButton, BigLink, bigButtonClass } from '#features/flock/poultry/pieces/button.tsx';
import { ActionBar, Page } from '#features/flock/poultry/pieces/page.tsx';
import { type FarmReport, useReport, useReports } from '#features/flock/poultry/store/documents.ts';
import { moment } from '#features/flock/poultry/store/moment.ts';
import { usePhotoUrl } from '#features/flock/poultry/store/photo-url.ts';
import { whenWords } from '#features/flock/shared/documents/phrases.ts';
import { resultOf } from '#features/flock/shared/scoring/results/results.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { deviceOffset, useFlockWords } from './flock-words.ts';
import { KeepCard } from './keep/keep-card.tsx';
import { CompareCard } from './parts/compare-card.tsx';
import { NotesCard } from './parts/notes-card.tsx';
import { QuestionCard } from './parts/question-card.tsx';
import { ReadingsCards } from './parts/readings-card.tsx';
import { useKeep, useUnsent } from './parts/use-keep.ts';
import { WriteDialog } from './parts/write-dialog.tsx';
import { PdfButton } from './pdf/pdf-button.tsx';
import { ReportBody } from './report-body.tsx';
import { ReportHeader } from './report-header.tsx';

/** One report of this device, as far as it is scored. */
export function Component() {
  const { farmId = '', reportId = '' } = useParams();
  const t = useReportTexts();
  const told = useReport(farmId, reportId);
  if (told === undefined) return <Page title={t('list.title')}>{null}</Page>;
  if (told === null || told.report.isGone)
    return (
      <Page title={t('page.lost')} back="/reports">
        <EmptyState title={t('page.lost')} actions={<BigLink to="/reports">{t('page.toList')}</BigLink>}>
          {t('page.lostNote')}
        </EmptyState>
      </Page>
    );
  return <ReportScreen key={reportId} {...told} />;
}

const longestName = 80;

function ReportScreen({ farm, report }: FarmReport) {
  const words = useFlockWords();
  const { report: t } = words;
  const keep = useKeep(farm.id, report.id);
  const unsent = useUnsent(farm.id, report.id);
  const all = useReports();
  const [asking, ask] = useState<'rename' | 'finish' | null>(null);
  const result = useMemo(() => resultOf(report, farm), [report, farm]);
  const reports = useMemo(
    () => (all ?? []).filter((each) => each.farm.id === farm.id).map((each) => each.report),
    [all, farm.id],
  );
  const offset = deviceOffset();
  const view = { farm, report, result, words, offset };
  const finish = async () => {
    ask(null);
    await keep.put('state', { state: 'finished', at: moment() });
    toast('success', t('page.finishedNow'));
  };
  return (
    <Page
      title={report.name}
      wide
      header={<ReportHeader {...view} onRename={() => ask('rename')} />}
      bar={
        <ActionBar>
          <a className={bigButtonClass({ square: true, kind: 'quiet' })} href="#question">
            <FieldIcon name="question" />
            {t('question.ask')}
          </a>
          <PdfButton {...view} reports={reports} />
          {report.state === 'open' ? (
            <BigButton icon="check" onClick={() => ask('finish')}>
              {t('page.finish')}
            </BigButton>
          ) : (
            <a className={bigButtonClass()} href="#keep">
              <FieldIcon name="share" />
              {t('share.send')}
            </a>
          )}
        </ActionBar>
      }
    >
      {report.finishedAt && (
        <p className="vh">{t('page.finished', { at: whenWords(report.finishedAt, { offset, words }) })}</p>
      )}
      <ReportBody
        {...view}
        reports={reports}
        useUrl={usePhotoUrl}
        notes={
          <>
            <NotesCard {...view} keep={keep} />
            <QuestionCard {...view} keep={keep} unsent={unsent} />
          </>
        }
        more={
          <>
            <ReadingsCards {...view} />
            <CompareCard {...view} reports={reports} />
            <KeepCard {...view} keep={keep} unsent={unsent} />
          </>
        }
      />
      <WriteDialog
        open={asking === 'rename'}
        title={t('page.rename')}
        label={t('page.name')}
        save={t('notes.save')}
        first={report.name}
        most={longestName}
        isOneLine
        empty={t('page.nameEmpty')}
        onSave={(name) => keep.put('name', name)}
        onClose={() => ask(null)}
      />
      <FinishDialog
        report={report}
        open={asking === 'finish'}
        onConfirm={() => void finish()}
        onClose={() => ask(null)}
      />
    </Page>
  );
}
