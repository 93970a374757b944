import type { ReactNode } from 'react';
import { Branch } from '#web/kit/art/branch.tsx';
import { Hills } from '#web/kit/art/hills.tsx';
import { languageOfWords, useCommon } from '#web/kit/i18n.ts';
import { ShownBannerPicture, ShownBannerWords } from '#web/portal/banners/banner.tsx';
import { useBanners } from '#web/portal/banners/use-banners.ts';
import { LanguageRow } from '#web/portal/shell/header/language-switch.tsx';
import styles from './auth-scene.module.css';

/** The ground of all account pages: ridges and a greeting to the left (above on a phone), the form to the right. */
export function AuthScene({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const t = useCommon();
  const show = useBanners('LOGIN');
  return (
    <div className={`stack ${styles.auth} folds-tablet`}>
      <div className={styles.scene}>
        <div className={`clip ${styles.stage}`}>
          {show ? (
            <ShownBannerPicture show={show} />
          ) : (
            <>
              <Hills className="cover" sun={[900, 232, 50]} />
              <Branch className={styles.branch} />
            </>
          )}
          <div className={styles.words} {...(show ? {} : languageOfWords())} data-banner={show ? true : undefined}>
            {show ? (
              <ShownBannerWords show={show} heading="p" />
            ) : (
              <>
                <p className={`titled ${styles.welcome}`}>{t('signIn.welcome')}</p>
                <p>{t('signIn.welcomeNote')}</p>
              </>
            )}
          </div>
        </div>
      </div>
      <div className={`line to-middle on-card ${styles.pane}`}>
        <div className={`whole ${styles.box}`} {...languageOfWords()}>
          <h1>{title}</h1>
          {note && <p className="muted below-24">{note}</p>}
          {children}
          <LanguageRow />
        </div>
      </div>
    </div>
  );
}
