import { useLocation } from 'react-router';
import { useSession } from '../../kit/session.ts';
import { useTerms } from '../catalogues.ts';
import { showDay } from '../local-time.ts';
import { BigButton } from '../pieces/button.tsx';
import { NoteCard } from '../pieces/note-card.tsx';
import { dismissPhoto, dismissRefused, settleConflict, useConflicts, useTroubles } from '../store/conflicts.ts';
import type { KeptEntry } from '../store/database.ts';
import { useReport } from '../store/documents.ts';
import { useShell } from '../words.ts';
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
  return (
    <NoteCard
      icon="people"
      title={t('beside.title', { what: nameEntry(key, value ?? beside.value, terms) })}
      actions={
        <>
          <BigButton small kind="line" onClick={() => void settleConflict(entry, false)}>
            {who(name)}: {tellValue(key, value, terms)}
          </BigButton>
          <BigButton small kind="line" onClick={() => void settleConflict(entry, true)}>
            {who(beside.name)}: {tellValue(key, beside.value, terms)}
          </BigButton>
        </>
      }
    >
      {report && `${report.farm.name}, ${report.report.head.house}, ${showDay(report.report.head.on, locale)}. `}
      {t('beside.text')}
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

/** Waits until nobody scores, and then asks. */
export function UpdateCard() {
  const t = useShell();
  const isReady = useUpdate((state) => state.isReady);
  const isScoring = useLocation().pathname.startsWith('/r/');
  if (!isReady || isScoring) return null;
  return (
    <NoteCard
      icon="refresh"
      tone="calm"
      title={t('update.title')}
      actions={
        <BigButton small onClick={takeUpdate}>
          {t('update.now')}
        </BigButton>
      }
    >
      {t('update.text')}
    </NoteCard>
  );
}
