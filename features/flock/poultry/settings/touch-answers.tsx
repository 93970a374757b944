import { touchSettings } from '#features/flock/poultry/answer-touch.ts';
import { Heading } from '#features/flock/poultry/pieces/page.tsx';
import { TickBox } from '#features/flock/poultry/pieces/tick-box.tsx';
import { database } from '#features/flock/poultry/store/database.ts';
import { useSetting, writeSetting } from '#features/flock/poultry/store/settings.ts';
import { useShell } from '#features/flock/poultry/words.ts';

/** How the phone answers a score and a red flag; a device that cannot shake is not asked about it. */
export function TouchAnswers() {
  const t = useShell();
  const vibrates = useSetting<boolean>(touchSettings.vibrates) ?? true;
  const sounds = useSetting<boolean>(touchSettings.sounds) ?? false;
  const keep = (name: string) => (value: boolean) => void writeSetting(database(), name, value);
  return (
    <section className="flow gap-12">
      <Heading>{t('settings.touch')}</Heading>
      {'vibrate' in navigator && (
        <TickBox checked={vibrates} onChange={keep(touchSettings.vibrates)}>
          {t('settings.vibrates')}
        </TickBox>
      )}
      <TickBox checked={sounds} onChange={keep(touchSettings.sounds)}>
        {t('settings.sounds')}
      </TickBox>
    </section>
  );
}
