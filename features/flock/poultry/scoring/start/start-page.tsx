import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useScoring } from '#features/flock/poultry/catalogues.ts';
import { showMoment } from '#features/flock/poultry/local-time.ts';
import { BigLink } from '#features/flock/poultry/pieces/button.tsx';
import { NoteCard } from '#features/flock/poultry/pieces/note-card.tsx';
import { Page } from '#features/flock/poultry/pieces/page.tsx';
import { headline, listed } from '#features/flock/poultry/scoring/headline.ts';
import { reportPath } from '#features/flock/poultry/scoring/paths.ts';
import { database } from '#features/flock/poultry/store/database.ts';
import { type FarmReport, loadReports, useFarms } from '#features/flock/poultry/store/documents.ts';
import { moment } from '#features/flock/poultry/store/moment.ts';
import { useIsOnline } from '#features/flock/poultry/store/online.ts';
import { isCheckDue, refreshRounds } from '#features/flock/poultry/training/rounds.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import { useSession } from '#web/kit/call/session.ts';
import { StartForm } from './start-form.tsx';

/** Begins an analysis; one that is running is offered first. `?farm=` and `?house=` choose beforehand. */
export function Component() {
  const t = useScoring();
  const [asked] = useSearchParams();
  const known = useFarms();
  const read = useLiveQuery(farmsReadAsVet, []);
  const farms = known && read && known.filter(({ id }) => !read.has(id));
  const running = useLiveQuery(loadRunning, []);
  const isOnline = useIsOnline();
  const isDue = useLiveQuery(() => isCheckDue(moment()), []);
  // The report to be begun says what its assessor reached in training, on whichever device.
  useEffect(() => {
    if (isOnline) void refreshRounds();
  }, [isOnline]);
  return (
    <Page title={t('start.title')} back="/">
      {running?.map((each) => (
        <RunningCard key={each.report.id} {...each} />
      ))}
      {isDue && (
        <NoteCard
          icon="graduate"
          tone="calm"
          title={t('start.check')}
          actions={
            <BigLink kind="line" icon="play" small to="/training">
              {t('start.checkGo')}
            </BigLink>
          }
        >
          {t('start.checkNote')}
        </NoteCard>
      )}
      {farms && <StartForm key={keyOf(farms)} farms={farms} farmId={asked.get('farm')} houseId={asked.get('house')} />}
    </Page>
  );
}

/** A form that began before the farms of this person had come begins anew with them. */
const keyOf = (farms: readonly Farm[]) => (farms.length === 0 ? 'none' : 'some');

/** A vet reads and answers; whoever works on a farm scores. */
async function farmsReadAsVet(): Promise<ReadonlySet<string>> {
  const kept = await database().farms.toArray();
  return new Set(kept.filter(({ role }) => role === 'VET').map(({ id }) => id));
}

const mostRunning = 3;

async function loadRunning(): Promise<FarmReport[]> {
  const read = await farmsReadAsVet();
  const open = (await loadReports()).filter(({ farm, report }) => report.state === 'open' && !read.has(farm.id));
  return open.slice(0, mostRunning);
}

function RunningCard({ farm, report }: FarmReport) {
  const t = useScoring();
  const locale = useSession((state) => state.locale);
  return (
    <NoteCard
      icon="clock"
      title={t('start.running')}
      actions={
        <BigLink icon="play" small to={reportPath(farm.id, report.id)}>
          {t('start.goOn')}
        </BigLink>
      }
    >
      {t('start.runningNote', {
        house: listed([farm.name, headline(t, report)], locale),
        when: showMoment(report.head.startedAt, locale),
      })}
    </NoteCard>
  );
}
