import { useAppearance } from '#web/kit/appearance.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import styles from './setting.module.css';
import { SettingSection } from './setting-section.tsx';

/** How the pages look in this browser: larger type, light or dark, language. */
export function AppearanceSetting() {
  const t = usePersonalWords();
  const { senior, scheme, setSenior, setScheme } = useAppearance();
  const { locale, setLocale } = useSession();
  const speak = (next: 'CN' | 'EN') => {
    if (next === locale) return;
    setLocale(next);
    window.location.reload();
  };
  return (
    <SettingSection title={t('look.title')} note={t('look.note')}>
      <div className={`stack gap-8 above-16 ${styles.switches}`}>
        <label className="row gap-12">
          <input type="checkbox" checked={senior} onChange={(event) => setSenior(event.target.checked)} />
          <span>
            {t('look.senior')}
            <small className="block small muted">{t('look.seniorNote')}</small>
          </span>
        </label>
      </div>
      <fieldset className={`row wraps gap-8 above-8 ${styles.choices}`} aria-label={t('look.scheme')}>
        <span>{t('look.scheme')}</span>
        {(['auto', 'light', 'dark'] as const).map((each) => (
          <ChipButton key={each} chosen={scheme === each} onClick={() => setScheme(each)}>
            {t(`look.${each}`)}
          </ChipButton>
        ))}
      </fieldset>
      <fieldset className={`row wraps gap-8 above-8 ${styles.choices}`} aria-label={t('look.language')}>
        <span>{t('look.language')}</span>
        {(['CN', 'EN'] as const).map((each) => (
          <ChipButton key={each} chosen={locale === each} onClick={() => speak(each)}>
            {each === 'CN' ? '中文' : 'English'}
          </ChipButton>
        ))}
      </fieldset>
    </SettingSection>
  );
}
