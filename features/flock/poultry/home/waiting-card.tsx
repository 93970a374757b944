import { showMoment } from '#features/flock/poultry/local-time.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { NoteCard } from '#features/flock/poultry/pieces/note-card.tsx';
import { useIsOnline } from '#features/flock/poultry/store/online.ts';
import { lastSentSetting, sendNow } from '#features/flock/poultry/store/sending/outbox.ts';
import { useSending } from '#features/flock/poultry/store/sending/sending.ts';
import { useWaiting } from '#features/flock/poultry/store/sending/waiting.ts';
import { useUpdateNeed } from '#features/flock/poultry/store/server-settings.ts';
import { useSetting } from '#features/flock/poultry/store/settings.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { useSession } from '#web/kit/call/session.ts';

/** What has yet to reach the server: nothing is lost, and when the last of it went out. */
export function WaitingCard() {
  const t = useShell();
  const locale = useSession((state) => state.locale);
  const isSignedIn = useSession((state) => state.user !== null);
  const isOnline = useIsOnline();
  const { changes, photos } = useWaiting();
  const { isBusy } = useSending();
  const isBarred = useUpdateNeed() === 'barred';
  const lastSent = useSetting<string>(lastSentSetting);
  if (changes + photos === 0) return null;
  const what = [
    changes > 0 && t('wait.changes', { count: changes }),
    photos > 0 && t('wait.photos', { count: photos }),
  ].filter(Boolean);
  return (
    <NoteCard
      icon="sync"
      title={t('wait.title', { what: what.join(t('and')) })}
      actions={
        isOnline &&
        isSignedIn &&
        !isBarred && (
          <BigButton small kind="line" icon="sync" busy={isBusy} onClick={() => void sendNow()}>
            {isBusy ? t('wait.sending') : t('wait.sendNow')}
          </BigButton>
        )
      }
    >
      {t(isBarred ? 'wait.update' : 'wait.text')} {lastSent && t('wait.last', { when: showMoment(lastSent, locale) })}
    </NoteCard>
  );
}
