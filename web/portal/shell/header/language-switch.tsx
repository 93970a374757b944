import { type Locale, languageTags, locales } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useCommon } from '#web/kit/i18n.ts';
import { usePortal } from '#web/portal/shell/page-title.ts';
import styles from './header.module.css';

const words: Partial<Record<Locale, string>> = { CN: '中文' };

/** `?lang=es` in any address chooses a language as the switch does, so that a link can bring it. */
export function takeAskedLanguage() {
  const asked = new URLSearchParams(window.location.search).get('lang');
  const locale = locales.find((each) => each.toLowerCase() === asked?.toLowerCase());
  if (locale) useSession.getState().setLocale(locale);
}

/** Until somebody picks a language, or an account brings one, the one the server found for the page. */
export function takePageLanguage() {
  const { user, isLocaleChosen, locale } = useSession.getState();
  if (user || isLocaleChosen || (locale !== 'CN' && locale !== 'EN')) return;
  useSession.setState({ locale: document.documentElement.lang.startsWith('zh') ? 'CN' : 'EN' });
}

/**
 * CN/EN, and the language in use when it is one that only signing in speaks; the choice is kept and the page reloads.
 * `single`: one button for the other language.
 */
export function LanguageSwitch({ single = false }: { single?: boolean }) {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  if (single) return <OtherLanguage locale={locale} />;
  const shown: readonly Locale[] = locale === 'CN' || locale === 'EN' ? ['CN', 'EN'] : ['CN', 'EN', locale];
  return (
    <fieldset className={`rigid clip ${styles.lang}`} aria-label={t('head.language')}>
      {shown.map((each) => (
        <button
          className="small on-one-line"
          key={each}
          type="button"
          lang={languageTags[each]}
          aria-pressed={each === locale}
          onClick={() => chooseLanguage(each)}
        >
          {words[each] ?? each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

function OtherLanguage({ locale }: { locale: Locale }) {
  const other = locale === 'CN' ? 'EN' : 'CN';
  return (
    <button
      className={`${styles.tool} inline-row bare small on-one-line`}
      type="button"
      lang={languageTags[other]}
      onClick={() => chooseLanguage(other)}
    >
      {other === 'CN' ? '中文' : 'English'}
    </button>
  );
}

/** All languages by name, below the forms of signing in, which speak all of them. */
export function LanguageRow() {
  const t = useCommon();
  const locale = useSession((state) => state.locale);
  return (
    <fieldset className={`line wraps ruled above-20 ${styles.languages}`} aria-label={t('language.label')}>
      {locales.map((each) => (
        <button
          className="small bare"
          key={each}
          type="button"
          lang={languageTags[each]}
          aria-pressed={each === locale}
          onClick={() => chooseLanguage(each)}
        >
          {t(`language.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}

function chooseLanguage(next: Locale) {
  const { locale, setLocale } = useSession.getState();
  if (next === locale) return;
  setLocale(next);
  const here = new URL(window.location.href);
  if (!here.searchParams.has('lang')) return window.location.reload();
  // The address would choose the old language again.
  here.searchParams.delete('lang');
  window.location.replace(here);
}
