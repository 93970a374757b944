import { useLiveQuery } from 'dexie-react-hooks';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { NoteCard } from '#features/flock/poultry/pieces/note-card.tsx';
import { useKeptPages } from '#features/flock/poultry/shell/register-worker.ts';
import { database } from '#features/flock/poultry/store/database.ts';
import { useFarmsInReading, useHasRead } from '#features/flock/poultry/store/sending/first-reading.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import styles from './ready-card.module.css';

/** Whether one can go into the barn, where there is no network: what of pages and farms is on this phone. */
export function ReadyCard() {
  const t = useShell();
  const { first, later } = useKeptPages();
  const hasRead = useHasRead();
  const reading = useFarmsInReading();
  const all = useLiveQuery(() => database().farms.count(), []);
  // Where the browser keeps no pages, nothing is promised.
  if (first === undefined || reading === undefined || all === undefined) return null;
  const areFarmsHere = hasRead && reading.size === 0;
  if (first === 1 && areFarmsHere)
    return (
      <p className={`row gap-10 small ${styles.ready}`} role="status">
        <FieldIcon name="check" size={24} />
        <span>
          <b className="block">{t('ready.done')}</b> {t(later === 1 ? 'ready.doneText' : 'ready.doneLater')}
        </span>
      </p>
    );
  const percent = (share: number) => Math.floor(share * 100);
  return (
    <NoteCard icon="download" tone="calm" title={t('ready.title')}>
      <ul>
        <li>{t('ready.pages', { percent: percent(first) })}</li>
        {all > 0 && <li>{t('ready.farms', { read: all - reading.size, all })}</li>}
        <li>{t('ready.later', { percent: percent(later) })}</li>
      </ul>
    </NoteCard>
  );
}
