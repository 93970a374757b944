import { useLocation } from 'react-router';
import { useTerms } from '#features/flock/poultry/catalogues.ts';
import { showDay, showMoment } from '#features/flock/poultry/local-time.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { NoteCard } from '#features/flock/poultry/pieces/note-card.tsx';
import {
  dismissPhoto,
  dismissRefused,
  settleConflict,
  useConflicts,
  useTroubles,
} from '#features/flock/poultry/store/conflicts.ts';
import type { KeptEntry } from '#features/flock/poultry/store/database.ts';
import { useReport } from '#features/flock/poultry/store/documents.ts';
import { useClock } from '#features/flock/poultry/store/moment.ts';
import { useUpdateNeed } from '#features/flock/poultry/store/server-settings.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import { LeftFarms } from './left-farms.tsx';
import { nameEntry, tellValue } from './name-entry.ts';
import { takeUpdate, useUpdate } from './register-worker.ts';

/** What needs a decision or must not be passed over: what two people scored at once, what was refused, a new version. */
export function AttentionCards() {
  const conflicts = useConflicts() ?? [];
  return (
    <>
      {conflicts.map((entry) => (
        <Conflict key={`${entry.farmId}${entry.doc}${entry.key}`} entry={entry} />
      ))}
      <LeftFarms />
      <WrongClock />
      <Refusals />
      <UpdateCard />
    </>
  );
}

function Conflict({ entry }: { entry: KeptEntry }) {
  const t = useShell();
  const terms = useTerms();
  const { beside, name, key, value, farmId, doc } = entry;
  const locale = useSession((state) => state.locale);
  const report = useReport(farmId, doc);
  if (!beside) return null;
  const who = (by: string) => by || t('beside.you');
  const place =
    report &&
    t('beside.where', {
      farm: report.farm.name,
      house: report.report.head.house,
      day: showDay(report.report.head.on, locale),
    });
  return (
    <NoteCard
      icon="people"
      title={t('beside.title', { what: nameEntry(key, value ?? beside.value, terms) })}
      actions={
        <>
          <BigButton small kind="line" onClick={() => void settleConflict(entry, false)}>
            {t('beside.choice', { who: who(name), value: tellValue(key, value, terms) })}
          </BigButton>
          <BigButton small kind="line" onClick={() => void settleConflict(entry, true)}>
            {t('beside.choice', { who: who(beside.name), value: tellValue(key, beside.value, terms) })}
          </BigButton>
        </>
      }
    >
      {place} {t('beside.text')}
    </NoteCard>
  );
}

function Refusals() {
  const t = useShell();
  const terms = useTerms();
  const troubles = useTroubles();
  if (!troubles) return null;
  const dismiss = (act: () => void) => (
    <BigButton small kind="quiet" onClick={act}>
      {t('understood')}
    </BigButton>
  );
  return (
    <>
      {troubles.refused.map(({ id, key, value, why }) => (
        <NoteCard
          key={id}
          icon="warning"
          tone="act"
          title={t('refused.title', { what: nameEntry(key, value, terms) })}
          actions={dismiss(() => void dismissRefused(id))}
        >
          {why} {t('refused.value', { value: tellValue(key, value, terms) })}
        </NoteCard>
      ))}
      {troubles.photos.map(({ id, problem }) => (
        <NoteCard
          key={id}
          icon="image"
          tone="act"
          title={t('refused.title', { what: terms('term.photo') })}
          actions={dismiss(() => void dismissPhoto(id))}
        >
          {problem} {t('refused.photo')}
        </NoteCard>
      ))}
      {troubles.farms.map(({ id, name, problem }) => (
        <NoteCard key={id} icon="warning" tone="act" title={t('refused.farm', { name })}>
          {problem} {t('refused.kept')}
        </NoteCard>
      ))}
    </>
  );
}

/** Told with both times, so that anybody sees what is meant. */
function WrongClock() {
  const t = useShell();
  const locale = useSession((state) => state.locale);
  const ahead = useClock((state) => state.ahead);
  if (ahead === 0) return null;
  const [shown, right] = [Date.now(), Date.now() - ahead].map((at) => showMoment(new Date(at).toISOString(), locale));
  return (
    <NoteCard icon="clock" title={t('clock.title')}>
      {t('clock.text', { shown: shown!, right: right! })}
    </NoteCard>
  );
}

/** Waits until nobody scores, and then asks. */
export function UpdateCard() {
  const t = useShell();
  const { isReady, isBusy } = useUpdate();
  const need = useUpdateNeed();
  const isScoring = useLocation().pathname.startsWith('/r/');
  // What has to be updated says so on top of the page.
  if (!isReady || isScoring || need !== 'none') return null;
  return (
    <NoteCard
      icon="refresh"
      tone="calm"
      title={t('update.title')}
      actions={
        <BigButton small busy={isBusy} onClick={() => void takeUpdate()}>
          {t('update.now')}
        </BigButton>
      }
    >
      {t('update.text')}
    </NoteCard>
  );
}
