import { useLiveQuery } from 'dexie-react-hooks';
import { localDay } from '#features/flock/poultry/local-time.ts';
import { BigLink } from '#features/flock/poultry/pieces/button.tsx';
import { Columns } from '#features/flock/poultry/pieces/columns.tsx';
import { EmptyCard } from '#features/flock/poultry/pieces/empty-card.tsx';
import { Page } from '#features/flock/poultry/pieces/page.tsx';
import { CardSkeleton } from '#features/flock/poultry/pieces/skeleton.tsx';
import { AttentionCards } from '#features/flock/poultry/shell/attention.tsx';
import { useFarms, useReports } from '#features/flock/poultry/store/documents.ts';
import { useRightTime } from '#features/flock/poultry/store/moment.ts';
import { useFarmsInReading } from '#features/flock/poultry/store/sending/first-reading.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { AreaChoice } from './area-choice.tsx';
import { loadCleaned } from './cleaned.ts';
import { ContinueCard } from './continue-card.tsx';
import { HomeHeader } from './home-header.tsx';
import { InstallCard } from './install-card.tsx';
import { ReadyCard } from './ready-card.tsx';
import { todayHouses } from './today.ts';
import { TodayList } from './today-list.tsx';
import { WaitingCard } from './waiting-card.tsx';

export function Component() {
  const t = useShell();
  useRightTime();
  const on = localDay();
  const farms = useFarms();
  const reports = useReports();
  const cleaned = useLiveQuery(() => loadCleaned(on), [on]);
  const reading = useFarmsInReading();
  const isRead = farms && reports && cleaned && reading;
  const houses = isRead ? todayHouses(farms, reports, { on, cleaned, reading }) : [];
  return (
    <Page title={t('name')} offline="none" header={<HomeHeader />}>
      <Columns
        first={
          <>
            {!isRead && <CardSkeleton lines={4} />}
            {isRead && <ContinueCard reports={reports} />}
            {isRead && farms.length === 0 && <FirstSteps />}
            {isRead && farms.length > 0 && <TodayList houses={houses} on={on} />}
          </>
        }
        second={
          <>
            {isRead && farms.length > 0 && (
              <BigLink kind="straw" icon="plus" to="/start">
                {t('newAnalysis')}
              </BigLink>
            )}
            <ReadyCard />
            <AttentionCards />
            <WaitingCard />
            <AreaChoice />
            <InstallCard />
          </>
        }
      />
    </Page>
  );
}

function FirstSteps() {
  const t = useShell();
  return (
    <EmptyCard
      drawing="feather-0"
      title={t('home.firstTitle')}
      actions={
        <>
          <BigLink icon="plus" to="/farms/new">
            {t('farms.new')}
          </BigLink>
          <BigLink kind="line" icon="key" to="/join">
            {t('join.title')}
          </BigLink>
        </>
      }
    >
      {t('home.firstText')}
    </EmptyCard>
  );
}
