import { useSession } from '../../../kit/session.ts';
import { showMoment } from '../../local-time.ts';
import { BigButton } from '../../pieces/button.tsx';
import { NoteCard } from '../../pieces/note-card.tsx';
import { useIsOnline } from '../../store/online.ts';
import { lastSentSetting, sendNow } from '../../store/outbox.ts';
import { useSending } from '../../store/sending.ts';
import { useUpdateNeed } from '../../store/server-settings.ts';
import { useSetting } from '../../store/settings.ts';
import { useWaiting } from '../../store/waiting.ts';
import { useShell } from '../../words.ts';

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
