import { useEffect, useState } from 'react';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { NoteCard } from '#features/flock/poultry/pieces/note-card.tsx';
import { canBeInstalled, install, needsHandInstall, onInstallable } from '#features/flock/poultry/shell/install.ts';
import { database } from '#features/flock/poultry/store/database.ts';
import { useSetting, writeSetting } from '#features/flock/poultry/store/settings.ts';
import { useShell } from '#features/flock/poultry/words.ts';

const dismissed = 'install-dismissed';

/** Offers to put the app on the home screen; on iOS, which has no button for it, says how. */
export function InstallCard() {
  const t = useShell();
  const isDismissed = useSetting<boolean>(dismissed);
  const [isOffered, setOffered] = useState(canBeInstalled());
  useEffect(() => onInstallable(() => setOffered(canBeInstalled())), []);
  if (isDismissed || (!isOffered && !needsHandInstall())) return null;
  return (
    <NoteCard
      icon="download"
      tone="calm"
      title={t('install.title')}
      actions={
        <>
          {isOffered && (
            <BigButton small onClick={() => void install()}>
              {t('install.now')}
            </BigButton>
          )}
          <BigButton small kind="quiet" onClick={() => void writeSetting(database(), dismissed, true)}>
            {t('notNow')}
          </BigButton>
        </>
      }
    >
      {isOffered ? t('install.text') : t('install.ios')}
    </NoteCard>
  );
}
