import { useState } from 'react';
import { locales } from '#core/texts/text.ts';
import { BigButton, IconButton } from '#features/flock/poultry/pieces/button.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import { chooseLanguage } from './language.ts';
import styles from './language-menu.module.css';

/** The globe: every language by its own name, from any page, without losing the place. */
export function LanguageMenu() {
  const t = useCommon();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="globe" label={t('language.label')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Dialog open={open} title={t('language.label')} onClose={() => setOpen(false)}>
        <LanguageList />
      </Dialog>
    </>
  );
}

/** The six languages; the present one is marked. */
export function LanguageList() {
  const t = useCommon();
  const present = useSession((state) => state.locale);
  return (
    <ul className={`stack two gap-12 ${styles.list}`}>
      {locales.map((locale) => (
        <li key={locale}>
          <BigButton
            small
            kind={locale === present ? 'primary' : 'quiet'}
            icon={locale === present ? 'check' : undefined}
            aria-current={locale === present || undefined}
            lang={htmlLang[locale]}
            onClick={() => chooseLanguage(locale)}
          >
            {t(`language.${locale}`)}
          </BigButton>
        </li>
      ))}
    </ul>
  );
}

const htmlLang = { CN: 'zh-CN', EN: 'en', es: 'es', pt: 'pt', tr: 'tr', vi: 'vi' } as const;
