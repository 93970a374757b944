import { useParams } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { useReportTexts } from '#features/flock/poultry/catalogues.ts';
import { NoteCard } from '#features/flock/poultry/pieces/note-card.tsx';
import { Page } from '#features/flock/poultry/pieces/page.tsx';
import { deviceOffset, useFlockWords } from '#features/flock/poultry/reports/flock-words.ts';
import { NotesCard } from '#features/flock/poultry/reports/parts/notes-card.tsx';
import type { UsePhotoUrl } from '#features/flock/poultry/reports/parts/photos-card.tsx';
import { QuestionCard } from '#features/flock/poultry/reports/parts/question-card.tsx';
import { ReadingsCards } from '#features/flock/poultry/reports/parts/readings-card.tsx';
import { ReportBody } from '#features/flock/poultry/reports/report-body.tsx';
import { ReportHeader } from '#features/flock/poultry/reports/report-header.tsx';
import { flockSharedCall } from '#features/flock/share-calls.ts';
import { dayWords } from '#features/flock/shared/documents/phrases.ts';
import type { Values } from '#features/flock/shared/scoring/entries/entries.ts';
import { readFarm, readReport } from '#features/flock/shared/scoring/entries/read-documents.ts';
import { resultOf } from '#features/flock/shared/scoring/results/results.ts';
import { useCall } from '#web/kit/call/query.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SecondReading } from './second-reading.tsx';

type Shared = OutputOf<typeof flockSharedCall>;

/** What a link to a report shows to whoever has no account: the report, or the photos to score before it. */
export function Component() {
  const { token = '' } = useParams();
  const t = useReportTexts();
  const read = useCall(flockSharedCall, { link: token }, { quiet: true, retry: false });
  if (read.data) return <SharedReport shared={read.data} link={token} onReread={() => void read.refetch()} />;
  const isWithdrawn = read.error?.key === 'LINK_WITHDRAWN';
  const isLost = read.error?.key === 'NOT_FOUND' || read.error?.key === 'INVALID';
  return (
    <Page title={t('shared.title')} offline="none">
      {isWithdrawn && <EmptyState title={t('shared.withdrawn')}>{t('shared.withdrawnNote')}</EmptyState>}
      {isLost && <EmptyState title={t('shared.lost')}>{t('shared.lostNote')}</EmptyState>}
      {read.error && !isLost && !isWithdrawn && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
    </Page>
  );
}

function valuesOf(entries: Shared['report']): Values {
  return new Map(entries.map(({ key, value }) => [key, value]));
}

function SharedReport({ shared, link, onReread }: { shared: Shared; link: string; onReread: () => void }) {
  const words = useFlockWords();
  const { report: t } = words;
  const farm = readFarm('shared', valuesOf(shared.farm));
  const report = readReport(shared.reportId, valuesOf(shared.report));
  const urls = new Map(shared.photos.map(({ id, url }) => [id, url]));
  const useUrl: UsePhotoUrl = ({ id }) => urls.get(id) ?? null;
  const view = { farm, report, result: resultOf(report, farm), words, offset: deviceOffset() };
  if (shared.isHidden) return <SecondReading {...view} urls={urls} link={link} onHandedIn={onReread} />;
  return (
    <Page title={report.name} wide offline="none" header={<ReportHeader {...view} isShared />}>
      <ReportBody
        {...view}
        reports={[]}
        useUrl={useUrl}
        first={<ReadingsCards {...view} />}
        notes={
          <>
            <NotesCard {...view} />
            <QuestionCard {...view} />
          </>
        }
        more={
          <NoteCard icon="link" tone="calm" title={t('shared.title')}>
            {t('shared.until', { date: dayWords(shared.validUntil.slice(0, 10), words) })}
          </NoteCard>
        }
      />
    </Page>
  );
}
