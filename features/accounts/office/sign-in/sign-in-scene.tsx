import { Dropdown } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useSession } from '#web/kit/call/session.ts';
import { Logo } from '#web/kit/marks/logo.tsx';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTexts } from '#web/office/texts.ts';
import { version } from '#web/office/version.ts';
import { BranchArt } from './branch-art.tsx';
import styles from './sign-in.module.css';

/** The ground of the pages before the office opens: the branch to the left (above on a phone), the task to the right. */
export function SignInScene({ title, children }: { title: string; children: ReactNode }) {
  const t = useTexts();
  const locale = useSession((session) => session.locale);
  const setLocale = useSession((session) => session.setLocale);
  useEffect(() => {
    document.title = `${title} · ${t('app.name')}`;
  }, [title, t]);
  return (
    <main className={`stack ${styles.page}`}>
      <section className={`anchor clip ${styles.side}`} aria-hidden="true">
        <BranchArt />
        <div className={`row gap-12 ${styles.brand}`}>
          <Logo size={36} />
          <div>
            <b className="block">{t('app.name')}</b>
            {locale === 'CN' && (
              <span className="block size-12-5" lang="en">
                Wutong Office
              </span>
            )}
          </div>
        </div>
        <div className={styles.motto}>
          <p>
            {t('signIn.motto1')}
            <br />
            {t('signIn.motto2')}
          </p>
          <small className="block">{t('signIn.where')}</small>
        </div>
        <p className={`size-12-5 wide-only ${styles.logged}`}>{t('signIn.logged')}</p>
      </section>
      <section className={`row to-middle anchor ${styles.desk}`}>
        <div className={`size-13 ${styles.language}`}>
          <Dropdown
            trigger={['click']}
            placement="bottomRight"
            menu={{
              selectedKeys: [locale],
              items: [
                { key: 'CN', label: '简体中文' },
                { key: 'EN', label: 'English' },
              ],
              onClick: ({ key }) => setLocale(key === 'CN' ? 'CN' : 'EN'),
            }}
          >
            <button type="button" className="plain-button" aria-haspopup="menu">
              {locale === 'CN' ? '简体中文' : 'English'} <Icon name="down" size={12} />
            </button>
          </Dropdown>
        </div>
        {children}
        <footer className={`line gap-24 size-12-5 muted ${styles.footer}`}>
          <span>v{version}</span>
          <a href="/">{t('signIn.portal')}</a>
        </footer>
      </section>
    </main>
  );
}
